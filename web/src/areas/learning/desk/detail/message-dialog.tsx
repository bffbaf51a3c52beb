import { MESSAGE_STATUSES, applicantDesk } from '@naru/contract/areas/learning/desk/applicants.ts';
import type { DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';
import { PROGRAMME_MOST } from '@naru/contract/areas/learning/words.ts';

import { FormDialog } from '../../../../blocks/form/form-dialog.tsx';
import { formTexts } from '../../../../blocks/form/texts.ts';
import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { waitingOf } from './people.ts';
import { detailTexts } from './texts.ts';

export interface MessageDialogProps {
  readonly programme: DeskProgrammeDetail;
  readonly onClose: () => void;
}

interface Values {
  readonly status: (typeof MESSAGE_STATUSES)[number];
  readonly title: string;
  readonly content: string;
}

const firstWithPeople = (programme: DeskProgrammeDetail): Values['status'] => {
  if (programme.takenCount > 0) return 'CONFIRM';
  return waitingOf(programme) > 0 ? 'APPLY' : 'TEMP';
};

/** Writes to the people of a state. */
export function MessageDialog({ programme, onClose }: MessageDialogProps) {
  const all = useTexts(detailTexts);
  const texts = all.messages;
  const { missing } = useTexts(formTexts);
  const format = useFormat();
  const countText = useCountText();
  const message = useCallMutation(applicantDesk.messageApplicants, { alertMessage: null });
  const names = { status: texts.to, title: texts.subject, content: texts.content };
  const form = usePageForm<Values, keyof Values>({
    names,
    initial: { status: firstWithPeople(programme), title: '', content: '' },
    check: ({ title, content }) => ({
      ...(title.trim() === '' && { title: missing(names.title) }),
      ...(content.trim() === '' && { content: missing(names.content) }),
    }),
  });
  return (
    <FormDialog
      form={form}
      onSend={(body) =>
        message.mutate(
          { params: { id: programme.programmeId }, body },
          {
            onSuccess: ({ toldCount }) => {
              showToast({ text: texts.done(format.number(toldCount)), tone: 'done' });
              onClose();
            },
            onError: form.refuse,
          },
        )
      }
      onClose={onClose}
      isSending={message.isPending}
      title={texts.title}
      description={texts.text}
      words={{ submit: texts.submit, sending: texts.sending, failed: all.failed }}
    >
      <SegmentedControl
        {...form.pick('status')}
        label={texts.to}
        options={MESSAGE_STATUSES.map((status) => ({ value: status, label: texts.toOf[status] }))}
        wide
      />
      <TextField {...form.text('title')} label={texts.subject} maxLength={PROGRAMME_MOST.name} />
      <TextArea
        {...form.text('content')}
        label={texts.content}
        rows={6}
        maxLength={PROGRAMME_MOST.answer}
        countText={countText(PROGRAMME_MOST.answer)}
      />
    </FormDialog>
  );
}
