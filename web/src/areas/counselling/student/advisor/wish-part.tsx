import { advisor } from '@naru/contract/areas/counselling/advisor.ts';
import type { AdvisorRequest } from '@naru/contract/areas/counselling/advisor-words.ts';
import { useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { Section } from '../../../../ui/section.tsx';
import { StateChip, type StateKind } from '../../../../ui/state-chip.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import styles from './own-advisor.module.css';
import { ownAdvisorTexts } from './texts.ts';
import { WishSheet } from './wish-sheet.tsx';

const KINDS: Readonly<Record<AdvisorRequest['status'], StateKind>> = {
  WAITING: 'waiting',
  ACCEPTED: 'approved',
  DECLINED: 'rejected',
  WITHDRAWN: 'cancelled',
};

export interface WishPartProps {
  readonly request: AdvisorRequest | null;
  readonly canAsk: boolean;
}

/** The wish for another advisor: how it stands, or making one. */
export function WishPart({ request, canAsk }: WishPartProps) {
  const texts = useTexts(ownAdvisorTexts).wish;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const withdraw = useCallMutation(advisor.withdrawWish, {
    onSuccess: () => showToast({ text: texts.withdrawn, tone: 'done' }),
  });
  if (!request && !canAsk) return null;
  return (
    <Section
      title={texts.title}
      text={request ? undefined : texts.text}
      aside={request && <StateChip kind={KINDS[request.status]}>{texts.status[request.status]}</StateChip>}
    >
      {request && (
        <DefinitionList
          items={[
            { term: texts.askedOn, value: format.moment(request.askedAt) },
            { term: texts.reason, value: request.reason },
            ...(request.wishedNm === null ? [] : [{ term: texts.wished, value: request.wishedNm }]),
            ...(request.decidedAt === null || request.status === 'WITHDRAWN'
              ? []
              : [{ term: texts.decidedOn, value: format.moment(request.decidedAt) }]),
            ...(request.answer === null ? [] : [{ term: texts.answer, value: request.answer }]),
          ]}
        />
      )}
      {request?.status === 'WAITING' && <p>{texts.next}</p>}
      <div className={styles.buttons}>
        {request?.status === 'WAITING' && (
          <Button
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate({ params: { id: request.requestId }, body: { version: request.version } })}
          >
            {texts.withdraw}
          </Button>
        )}
        {canAsk && <Button onClick={() => setOpen(true)}>{texts.start}</Button>}
      </div>
      {isOpen && <WishSheet onClose={() => setOpen(false)} />}
    </Section>
  );
}
