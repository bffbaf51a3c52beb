import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { startTexts } from './texts.ts';

interface RenameDialogProps {
  readonly portfolioId: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Asks for another title of a portfolio. */
export function RenameDialog({ portfolioId: id, title, onClose }: RenameDialogProps) {
  const texts = useTexts(startTexts).list;
  const form = usePageForm({ names: { title: texts.name }, initial: { title } });
  const call = useCallMutation(portfolioStart.renamePortfolio, {
    alertMessage: null,
    label: texts.rename,
    onSuccess: () => {
      showToast({ text: texts.renamed, tone: 'done' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onSend={(body) => call.mutate({ params: { id }, body }, { onError: form.refuse })}
      onClose={onClose}
      isSending={call.isPending}
      title={texts.rename}
      size="small"
      words={{ submit: texts.save }}
    >
      <TextField {...form.text('title')} label={texts.name} help={texts.nameHelp} maxLength={SHOWN_MOST.title} />
    </FormDialog>
  );
}
