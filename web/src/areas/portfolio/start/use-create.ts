import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';
import type { CallInput } from '@naru/contract/call.ts';
import { useNavigate } from '@tanstack/react-router';

import type { CallError } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { editorOf } from './addresses.ts';
import { startTexts } from './texts.ts';

interface Creating {
  readonly create: (
    body: CallInput<typeof portfolioStart.createPortfolio>['body'],
    callbacks?: { readonly onError: (failure: CallError) => void },
  ) => void;
  readonly isBusy: boolean;
  readonly error: CallError | null;
}

/** Makes a portfolio and opens it in the editor. */
export function useCreate(): Creating {
  const texts = useTexts(startTexts).begin;
  const navigate = useNavigate();
  const call = useCallMutation(portfolioStart.createPortfolio, {
    alertMessage: null,
    label: texts.making,
    onSuccess: ({ portfolioId }) => void navigate({ to: editorOf(portfolioId) }),
  });
  return { create: (body, callbacks) => call.mutate({ body }, callbacks), isBusy: call.isPending, error: call.error };
}
