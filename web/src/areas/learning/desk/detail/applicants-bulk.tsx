import { applicantDesk } from '@naru/contract/areas/learning/desk/applicants.ts';
import { PROGRAMME_MOST } from '@naru/contract/areas/learning/words.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useState } from 'react';

import { FormDialog } from '../../../../blocks/form/form-dialog.tsx';
import { formTexts } from '../../../../blocks/form/texts.ts';
import { sayFailure } from '../../../../blocks/form/server-errors.ts';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { BulkBar } from '../../../../ui/bulk-bar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Stack } from '../../../../ui/stack.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { detailTexts } from './texts.ts';

type Outcome = CallOutput<typeof applicantDesk.stepTrainees>;

export interface ApplicantsBulkProps {
  readonly programmeId: string;
  readonly selection: ReadonlySet<string>;
  readonly onSelectionChange: (selection: ReadonlySet<string>) => void;
}

/** The actions for the chosen applicants; those for whom it was not possible are named with the reason. */
export function ApplicantsBulk({ programmeId, selection, onSelectionChange }: ApplicantsBulkProps) {
  const all = useTexts(detailTexts);
  const texts = all.applicants;
  const format = useFormat();
  const [isRejecting, setRejecting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const move = useCallMutation(applicantDesk.stepTrainees, { alertMessage: null });
  const traineeIdList = [...selection].slice(0, PROGRAMME_MOST.bulk);
  const settle = (told: Outcome): void => {
    onSelectionChange(new Set());
    setRejecting(false);
    if (told.movedCount > 0) showToast({ text: texts.moved(format.number(told.movedCount)), tone: 'done' });
    if (told.leftList.length > 0) setOutcome(told);
  };
  const confirm = (): void =>
    move.mutate(
      { params: { id: programmeId }, body: { action: 'CONFIRM', traineeIdList, reason: '' } },
      { onSuccess: settle, onError: (failure) => showToast({ text: sayFailure(failure, all.conflict) }) },
    );
  const count = format.number(selection.size);
  return (
    <>
      <BulkBar
        count={selection.size}
        label={texts.bulk}
        text={texts.chosen(count)}
        clearLabel={texts.clear}
        onClear={() => onSelectionChange(new Set())}
      >
        <Button variant="primary" busy={move.isPending && !isRejecting} onClick={confirm}>
          {texts.confirm}
        </Button>
        <Button onClick={() => setRejecting(true)}>{texts.reject}</Button>
      </BulkBar>
      {isRejecting && (
        <RejectDialog
          count={count}
          isSending={move.isPending}
          onClose={() => setRejecting(false)}
          onSend={(reason, refuse) =>
            move.mutate(
              { params: { id: programmeId }, body: { action: 'REJECT', traineeIdList, reason } },
              { onSuccess: settle, onError: refuse },
            )
          }
        />
      )}
      {outcome && <LeftDialog outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </>
  );
}

interface RejectDialogProps {
  readonly count: string;
  readonly isSending: boolean;
  readonly onClose: () => void;
  readonly onSend: (reason: string, refuse: ReturnType<typeof usePageForm>['refuse']) => void;
}

function RejectDialog({ count, isSending, onClose, onSend }: RejectDialogProps) {
  const all = useTexts(detailTexts);
  const texts = all.reject;
  const { missing } = useTexts(formTexts);
  const form = usePageForm({
    names: { reason: texts.reason },
    initial: { reason: '' },
    check: ({ reason }: { reason: string }) => (reason.trim() === '' ? { reason: missing(texts.reason) } : {}),
  });
  return (
    <FormDialog
      form={form}
      onSend={({ reason }) => onSend(reason, form.refuse)}
      onClose={onClose}
      isSending={isSending}
      title={texts.title(count)}
      description={texts.text}
      words={{ submit: texts.submit, sending: texts.sending, keep: all.keep, failed: all.failed }}
    >
      <TextArea {...form.text('reason')} label={texts.reason} maxLength={PROGRAMME_MOST.reason} />
    </FormDialog>
  );
}

const CAUSES = ['SEAT', 'CLASH', 'OWN', 'STATE'] as const;
const MOST_NAMES = 10;

function LeftDialog({ outcome, onClose }: { readonly outcome: Outcome; readonly onClose: () => void }) {
  const all = useTexts(detailTexts);
  const texts = all.applicants;
  const format = useFormat();
  const { leftList } = outcome;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.left(format.number(leftList.length))}
      actions={<Button onClick={onClose}>{all.close}</Button>}
    >
      <Stack gap={12}>
        {CAUSES.map((cause) => {
          const names = leftList.filter((one) => one.cause === cause).map(({ name }) => name);
          if (names.length === 0) return null;
          const rest = names.length - MOST_NAMES;
          const shown = [...names.slice(0, MOST_NAMES), ...(rest > 0 ? [texts.others(format.number(rest))] : [])];
          return <span key={cause}>{texts.leftOf[cause](joinFacts(shown))}</span>;
        })}
      </Stack>
    </Dialog>
  );
}
