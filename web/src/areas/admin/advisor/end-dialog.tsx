import { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';
import { ADVISOR_END_REASONS, type AdvisorEndReason } from '@naru/contract/areas/counselling/advisor/words.ts';
import { useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './advisor.module.css';
import { FromFields, type FromValues } from './from-fields.tsx';
import { advisorTexts } from './texts.ts';
import { describeFailure } from './use-assign.ts';

export interface EndDialogProps {
  readonly today: string;
  readonly name: string;
  readonly advisorName: string;
  readonly studentId: string;
  readonly assignmentId: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onDone: () => void;
}

/** A dialog to end an assignment without a next advisor: the day, the reason, and the consequences. */
export function EndDialog(props: EndDialogProps) {
  const { today, name, advisorName, studentId, assignmentId, open, onOpenChange, onDone } = props;
  const all = useTexts(advisorTexts);
  const texts = all.end;
  const [from, setFrom] = useState<FromValues<AdvisorEndReason>>({ on: today, reason: 'RETIREMENT' });
  const [isMissing, setMissing] = useState(false);
  const end = useCallMutation(advisorDesk.endAdvisors, {
    alertMessage: null,
    onSuccess: () => {
      showToast({ text: texts.done, tone: 'done' });
      onOpenChange(false);
      onDone();
    },
  });
  const submit = (): void => {
    const { on, reason } = from;
    setMissing(on === null);
    if (on !== null) end.mutate({ body: { endList: [{ stdntId: studentId, assignmentId }], endOn: on, reason } });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title({ name, advisor: advisorName })}
      description={texts.text}
      closeLabel={all.close}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{texts.keep}</Button>
          <Button variant="primary" busy={end.isPending} onClick={submit}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <FromFields
          label={texts.on}
          error={isMissing ? all.missingDay : undefined}
          today={today}
          reasons={ADVISOR_END_REASONS}
          value={from}
          onValueChange={setFrom}
        />
        {end.error && (
          <Notice tone="red" live="assertive" title={texts.failed}>
            {describeFailure(end.error, all.conflict)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
