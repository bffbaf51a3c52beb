import { advisorDesk, type AskedAdvisor } from '@naru/contract/areas/counselling/advisor-desk.ts';
import { ADVISOR_MOST } from '@naru/contract/areas/counselling/advisor-words.ts';
import { useState } from 'react';

import { sayFailure, sortServerErrors } from '../../../blocks/form/server-errors.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import type { ComboboxOption } from '../../../ui/combobox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './advisor.module.css';
import { AdvisorField } from './advisor-field.tsx';
import { advisorTexts } from './texts.ts';

const FIELDS = ['advisorId', 'answer'] as const;

export interface WishDecision {
  readonly wish: AskedAdvisor;
  readonly isAccepted: boolean;
}

export interface WishSheetProps {
  readonly decision: WishDecision;
  /** What was written before the sheet was closed without sending it. */
  readonly draft: string;
  readonly onDraft: (answer: string) => void;
  readonly onClose: () => void;
}

/** Yes with an advisor, or no with a reason. */
export function WishSheet({ decision, draft: answer, onDraft, onClose }: WishSheetProps) {
  const all = useTexts(advisorTexts);
  const texts = all.wish;
  const { wish, isAccepted } = decision;
  const wished = wish.wishedId === null ? null : { value: wish.wishedId, label: wish.wishedNm ?? '' };
  const [next, setNext] = useState<ComboboxOption | null>(wished);
  const decide = useCallMutation(advisorDesk.decideWish, {
    alertMessage: null,
    onSuccess: () => {
      showToast({ text: isAccepted ? texts.accepted : texts.declined, tone: 'done' });
      onClose();
    },
  });
  const sorted = sortServerErrors(decide.error, FIELDS);
  const errorOf = (name: string) => sorted.atFields.find(({ field }) => field === name)?.message;
  const submit = (): void =>
    decide.mutate({
      params: { id: wish.requestId },
      body: { version: wish.version, isAccepted, advisorId: isAccepted ? (next?.value ?? null) : null, answer },
    });
  const { name } = wish.student;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={isAccepted ? texts.acceptTitle(name) : texts.declineTitle(name)}
      closeLabel={all.close}
      footer={
        <Button variant="primary" wide busy={decide.isPending} onClick={submit}>
          {isAccepted ? texts.accept : texts.decline}
        </Button>
      }
    >
      <div className={styles.stack}>
        {isAccepted && <p>{texts.acceptText}</p>}
        {isAccepted && (
          <AdvisorField label={texts.next} error={errorOf('advisorId')} value={next} onValueChange={setNext} />
        )}
        <TextArea
          label={isAccepted ? texts.word : texts.why}
          help={texts.whyHelp}
          error={errorOf('answer')}
          maxLength={ADVISOR_MOST.reason}
          countText={texts.count}
          value={answer}
          onChange={(event) => onDraft(event.target.value)}
        />
        {decide.error && sorted.atFields.length === 0 && (
          <Notice tone="red" live="assertive" title={texts.failed}>
            {sayFailure(decide.error, texts.conflict)}
          </Notice>
        )}
      </div>
    </Sheet>
  );
}
