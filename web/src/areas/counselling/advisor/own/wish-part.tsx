import { advisor, type OwnAdvisorRequest } from '@naru/contract/areas/counselling/advisor/own.ts';
import { useState } from 'react';

import { StepActions } from '../../../../blocks/workflow/step-actions.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { Section } from '../../../../ui/section.tsx';
import { StateChip, type StateKind } from '../../../../ui/state-chip.tsx';
import styles from './own-advisor.module.css';
import { ownAdvisorTexts } from './texts.ts';

const WishSheet = loadOnUse(async () => (await withTexts(import('./wish-sheet.tsx'))).WishSheet);

const KINDS: Readonly<Record<OwnAdvisorRequest['status'], StateKind>> = {
  WAITING: 'waiting',
  ACCEPTED: 'approved',
  DECLINED: 'rejected',
  WITHDRAWN: 'cancelled',
};

export interface WishPartProps {
  readonly request: OwnAdvisorRequest | null;
  readonly canAsk: boolean;
}

/** Shows the state of a request for another advisor, or offers to make one. */
export function WishPart({ request, canAsk }: WishPartProps) {
  const texts = useTexts(ownAdvisorTexts).wish;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
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
        {request && (
          <StepActions
            call={advisor.stepOwnWish}
            record={{ id: request.requestId, version: request.version }}
            steps={request.stepList}
            words={texts.steps}
            looks={{ WITHDRAW: 'plain' }}
          />
        )}
        {canAsk && <Button onClick={() => setOpen(true)}>{texts.start}</Button>}
      </div>
      {isOpen && <WishSheet onClose={() => setOpen(false)} />}
    </Section>
  );
}
