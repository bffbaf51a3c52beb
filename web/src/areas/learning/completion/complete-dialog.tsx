import { completion, type Lack } from '@naru/contract/areas/learning/completion.ts';
import { PROGRAMME_MOST } from '@naru/contract/areas/learning/words.ts';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { useCountText } from '../../../blocks/form/use-count-text.ts';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { completionTexts } from './texts.ts';

export interface CompleteDialogProps {
  readonly programmeId: string;
  readonly people: readonly { readonly traineeId: string; readonly lackList: readonly Lack[] }[];
  /** The closing was approved: a reason is needed in any case. */
  readonly isClosed: boolean;
  /** The people stand in a sheet that was previewed. */
  readonly isSheet?: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Completes the chosen people; where somebody lacks something, or the programme is closed, it asks why. */
export function CompleteDialog(props: CompleteDialogProps) {
  const { programmeId, people, isClosed, isSheet = false, onClose, onDone } = props;
  const texts = useTexts(completionTexts).desk.completeDialog;
  const format = useFormat();
  const countText = useCountText();
  const lacking = people.filter(({ lackList }) => lackList.length > 0).length;
  const needsReason = isClosed || lacking > 0;
  const form = usePageForm({
    names: { reason: texts.reason, traineeIdList: texts.submit },
    initial: { reason: '' },
    check: ({ reason }) => (needsReason && reason.trim() === '' ? { reason: texts.missing } : {}),
  });
  const complete = useCallMutation(completion.completeTrainees, { alertMessage: null });
  const send = ({ reason }: { readonly reason: string }): void =>
    complete.mutate(
      {
        params: { id: programmeId },
        body: { traineeIdList: people.map(({ traineeId }) => traineeId), reason, isSheet },
      },
      {
        onSuccess: ({ completedCount }) => {
          showToast({ text: texts.done(format.number(completedCount)), tone: 'done' });
          onDone();
        },
        onError: form.refuse,
      },
    );
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={complete.isPending}
      title={texts.title(format.number(people.length))}
      description={texts.text}
      words={{ submit: texts.submit, sending: texts.sending, failed: texts.failed, conflict: { text: texts.conflict } }}
    >
      {lacking > 0 && <Notice tone="amber">{texts.lacking(format.number(lacking))}</Notice>}
      {needsReason && (
        <TextArea
          {...form.text('reason')}
          label={texts.reason}
          help={isClosed ? texts.closedHelp : texts.reasonHelp}
          rows={3}
          maxLength={PROGRAMME_MOST.reason}
          countText={countText(PROGRAMME_MOST.reason)}
        />
      )}
    </FormDialog>
  );
}
