import { catalogue, type ProgrammeDetail } from '@naru/contract/areas/learning/catalogue.ts';
import { PROGRAMME_MOST, PROGRAMME_PLACES } from '@naru/contract/areas/learning/words.ts';
import { home } from '@naru/contract/areas/home.ts';

import { FormDialog } from '../../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { catalogueTexts } from '../texts.ts';

export interface ApplyDialogProps {
  readonly programme: ProgrammeDetail;
  readonly onClose: () => void;
}

/** Asks once more, with when it meets and until when it can be cancelled; and the question, where there is one. */
export function ApplyDialog({ programme, onClose }: ApplyDialogProps) {
  const texts = useTexts(catalogueTexts).apply;
  const format = useFormat();
  const countText = useCountText();
  const { programmeId: id, typeCode, name, question, sessionList, sessionCount, cancelsUntil } = programme;
  const form = usePageForm<{ answer: string }, 'answer'>({ names: { answer: texts.answer }, initial: { answer: '' } });
  const apply = useCallMutation(catalogue.applyForProgramme, {
    alertMessage: null,
    alsoChanges: [home.listTodos],
    onSuccess: ({ status, rank }) => {
      showToast({ text: describe(status, rank), tone: 'done' });
      onClose();
    },
  });
  const describe = (status: string, rank: number | null): string => {
    if (status === 'CONFIRM') return texts.done.CONFIRM;
    return rank === null ? texts.done.APPLY : texts.done.TEMP(format.number(rank));
  };
  const [first] = sessionList;
  const begins = first?.beginsAt ?? programme.beginsAt;
  const when =
    sessionCount === 1
      ? texts.once(format.range(begins, first?.endsAt ?? programme.endsAt))
      : texts.when(format.moment(begins), format.number(sessionCount));
  const answer = form.pick('answer');
  return (
    <FormDialog
      form={form}
      onSend={(values) =>
        apply.mutate(
          { params: { type: PROGRAMME_PLACES[typeCode].slug, id }, body: { answer: values.answer } },
          { onError: form.refuse },
        )
      }
      onClose={onClose}
      isSending={apply.isPending}
      title={texts.title(name)}
      description={`${when} ${texts.cancel(format.moment(cancelsUntil))}`}
      size="small"
      words={{
        submit: texts.submit,
        sending: texts.sending,
        keep: texts.keep,
        failed: texts.failed,
        conflict: { text: texts.conflict },
      }}
    >
      {question !== '' && (
        <TextArea
          id={answer.id}
          label={question}
          rows={3}
          maxLength={PROGRAMME_MOST.answer}
          countText={countText(PROGRAMME_MOST.answer)}
          value={answer.value}
          error={answer.error}
          onChange={(event) => answer.onValueChange(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
