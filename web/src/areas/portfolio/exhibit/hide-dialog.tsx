import { exhibits, type Remark } from '@naru/contract/areas/portfolio/exhibit.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { formTexts } from '../../../blocks/form/texts.ts';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { exhibitTexts } from './texts.ts';

interface HideDialogProps {
  readonly remark: Remark;
  readonly onClose: () => void;
}

/** Asks for the reason with which staff hide a remark. */
export function HideDialog({ remark: { remarkId, version, text }, onClose }: HideDialogProps) {
  const texts = useTexts(exhibitTexts).remarks;
  const say = useTexts(formTexts);
  const form = usePageForm<{ readonly reason: string }, 'reason'>({
    names: { reason: texts.reason },
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: say.missing(texts.reason) } : {}),
  });
  const hide = useCallMutation(exhibits.hideRemark, { alertMessage: null, onSuccess: onClose });
  return (
    <FormDialog
      form={form}
      onSend={({ reason }) =>
        hide.mutate({ params: { id: remarkId }, body: { reason, version } }, { onError: form.refuse })
      }
      onClose={onClose}
      isSending={hide.isPending}
      title={texts.hideTitle}
      description={`‘${(text ?? '').slice(0, 80)}’ — ${texts.hideText}`}
      isDanger
      words={{
        submit: texts.hide,
        sending: texts.hiding,
        keep: texts.keep,
        failed: texts.failed,
        conflict: { text: texts.conflict },
      }}
    >
      <TextArea {...form.text('reason')} label={texts.reason} rows={3} maxLength={SHOWN_MOST.reason} />
    </FormDialog>
  );
}
