import { programmeDesk, type DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';
import { PROGRAMME_MOST } from '@naru/contract/areas/learning/words.ts';

import { FormDialog } from '../../../../blocks/form/form-dialog.tsx';
import { formTexts } from '../../../../blocks/form/texts.ts';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { peopleOf } from './people.ts';
import { detailTexts } from './texts.ts';

export interface CallOffDialogProps {
  readonly programme: DeskProgrammeDetail;
  readonly onClose: () => void;
}

/** Asks why a programme is called off, after saying what that does. */
export function CallOffDialog({ programme, onClose }: CallOffDialogProps) {
  const all = useTexts(detailTexts);
  const texts = all.callOff;
  const { missing } = useTexts(formTexts);
  const format = useFormat();
  const cancel = useCallMutation(programmeDesk.cancelProgramme, { alertMessage: null });
  const form = usePageForm({
    names: { reason: texts.reason },
    initial: { reason: '' },
    check: ({ reason }: { reason: string }) => (reason.trim() === '' ? { reason: missing(texts.reason) } : {}),
  });
  const { programmeId: id, version, name } = programme;
  const people = peopleOf(programme);
  return (
    <FormDialog
      form={form}
      onSend={({ reason }) =>
        cancel.mutate(
          { params: { id }, body: { version, reason } },
          {
            onSuccess: () => {
              showToast({ text: texts.done, tone: 'done' });
              onClose();
            },
            onError: form.refuse,
          },
        )
      }
      onClose={onClose}
      isSending={cancel.isPending}
      title={texts.title(name)}
      description={texts.text(format.number(people))}
      isDanger
      words={{
        submit: texts.submit,
        sending: texts.sending,
        keep: all.keep,
        failed: all.failed,
        conflict: { text: all.conflict },
      }}
    >
      <TextArea {...form.text('reason')} label={texts.reason} maxLength={PROGRAMME_MOST.reason} />
    </FormDialog>
  );
}
