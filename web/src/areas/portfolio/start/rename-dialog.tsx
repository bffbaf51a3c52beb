import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import { useId, useState } from 'react';

import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { startTexts } from './texts.ts';

interface RenameDialogProps {
  readonly portfolioId: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Asks for another title of a portfolio. */
export function RenameDialog({ portfolioId: id, title: before, onClose }: RenameDialogProps) {
  const texts = useTexts(startTexts).list;
  const formId = useId();
  const [title, setTitle] = useState(before);
  const call = useCallMutation(portfolioStart.renamePortfolio, {
    alertMessage: null,
    label: texts.rename,
    onSuccess: () => {
      showToast({ text: texts.renamed, tone: 'done' });
      onClose();
    },
  });
  const error = call.error ? (fieldErrorsOf(call.error)[0]?.message ?? call.error.message) : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.rename}
      closeLabel={texts.close}
      size="small"
      sticky={title !== before}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="primary" type="submit" form={formId} busy={call.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          call.mutate({ params: { id }, body: { title } });
        }}
      >
        <TextField
          label={texts.name}
          help={texts.nameHelp}
          error={error}
          value={title}
          maxLength={SHOWN_MOST.title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
