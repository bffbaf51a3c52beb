import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { NameForm } from '../paper/name-form.tsx';
import { startTexts } from './texts.ts';

/** Keeps a portfolio as it is now, under a name. */
export function KeepPart({ portfolioId: id }: { readonly portfolioId: string }) {
  const texts = useTexts(startTexts).versions;
  const keep = useCallMutation(portfolioStart.keepVersion, {
    alertMessage: null,
    label: texts.keep,
    onSuccess: () => showToast({ text: texts.kept, tone: 'done' }),
  });
  return (
    <NameForm
      label={texts.name}
      action={texts.keep}
      most={SHOWN_MOST.title}
      isBusy={keep.isPending}
      onSend={(body, callbacks) => keep.mutate({ params: { id }, body }, callbacks)}
    />
  );
}
