import { portfolioPublishing, type Publishing } from '@naru/contract/areas/portfolio/publish.ts';
import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { PathField } from './path-field.tsx';
import { publishTexts } from './texts.ts';

/** Asks for another address of a portfolio. */
export function PathDialog({ of, onClose }: { readonly of: Publishing; readonly onClose: () => void }) {
  const texts = useTexts(publishTexts).path;
  const form = usePageForm<{ readonly path: string }, 'path'>({
    names: { path: texts.label },
    initial: { path: of.path ?? of.proposedPath },
  });
  const take = useCallMutation(portfolioPublishing.takePath, {
    label: texts.change,
    alertMessage: null,
    alsoChanges: [portfolioStart.listPortfolios],
  });
  return (
    <FormDialog
      form={form}
      title={texts.change}
      description={texts.changeText}
      isSending={take.isPending}
      onClose={onClose}
      words={{ submit: texts.submit, sending: texts.sending, keep: texts.keep, failed: texts.failed }}
      onSend={({ path }) =>
        take.mutate(
          { params: { id: of.portfolioId }, body: { path } },
          {
            onSuccess: () => {
              showToast({ text: texts.changed, tone: 'done' });
              onClose();
            },
            onError: form.refuse,
          },
        )
      }
    >
      <PathField of={of} bound={form.pick('path')} />
    </FormDialog>
  );
}
