import { correction as calls, type AskedCorrection } from '@naru/contract/areas/counselling/correction.ts';
import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';
import { useRef, useState } from 'react';

import { sayFailure, sortServerErrors } from '../../../blocks/form/server-errors.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './correction.module.css';
import { correctionTexts } from './texts.ts';

export interface Decision {
  readonly correction: AskedCorrection;
  readonly isAccepted: boolean;
}

export interface DecideSheetProps {
  readonly decision: Decision;
  /** What was written before the sheet was closed without sending it. */
  readonly draft: string;
  readonly onDraft: (answer: string) => void;
  readonly onClose: () => void;
}

/** Yes, with a word where there is one to say, or no with a reason. */
export function DecideSheet({ decision, draft: answer, onDraft, onClose }: DecideSheetProps) {
  const texts = useTexts(correctionTexts);
  const { correction, isAccepted } = decision;
  const format = useFormat();
  const field = useRef<HTMLTextAreaElement>(null);
  const [wasSubmitted, setSubmitted] = useState(false);
  const decide = useCallMutation(calls.decideCorrection, {
    alertMessage: null,
    onSuccess: () => {
      showToast({ text: isAccepted ? texts.accepted : texts.declined, tone: 'done' });
      onClose();
    },
  });
  const sorted = sortServerErrors(decide.error, ['answer'] as const);
  const isMissing = !isAccepted && answer.trim() === '';
  const submit = (): void => {
    setSubmitted(true);
    if (isMissing) {
      field.current?.focus();
      return;
    }
    decide.mutate({
      params: { id: correction.correctionId },
      body: { version: correction.version, isAccepted, answer },
    });
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={isAccepted ? texts.acceptTitle[correction.to] : texts.declineTitle}
      closeLabel={texts.close}
      footer={
        <Button variant="primary" wide busy={decide.isPending} onClick={submit}>
          {isAccepted ? texts.accept : texts.decline}
        </Button>
      }
    >
      <div className={styles.stack}>
        <p className={styles.about}>{joinFacts([correction.student.name, format.moment(correction.beginsAt)])}</p>
        <p>{isAccepted ? texts.acceptText[correction.to] : texts.declineText}</p>
        <TextArea
          ref={field}
          label={isAccepted ? texts.word : texts.why}
          mark={isAccepted ? texts.optional : undefined}
          help={texts.whyHelp}
          error={wasSubmitted && isMissing ? texts.whyMissing : sorted.atFields[0]?.message}
          maxLength={COUNSELLING_MOST.reason}
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
