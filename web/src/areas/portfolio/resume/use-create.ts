import { resumes } from '@naru/contract/areas/portfolio/resume.ts';
import type { CallInput } from '@naru/contract/call.ts';
import { useNavigate } from '@tanstack/react-router';

import type { CallError } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { addressOf } from '../../../platform/route.ts';
import { resumeFormRoute } from './routes.ts';
import { resumeTexts } from './texts.ts';

interface Creating {
  readonly create: (
    body: CallInput<typeof resumes.createResume>['body'],
    callbacks?: { readonly onError: (failure: CallError) => void },
  ) => void;
  readonly isBusy: boolean;
  readonly error: CallError | null;
}

/** Makes a résumé and opens it. */
export function useCreate(): Creating {
  const texts = useTexts(resumeTexts).begin;
  const navigate = useNavigate();
  const call = useCallMutation(resumes.createResume, {
    alertMessage: null,
    label: texts.making,
    onSuccess: ({ resumeId }) => void navigate({ to: addressOf(resumeFormRoute, { params: { id: resumeId } }) }),
  });
  return { create: (body, callbacks) => call.mutate({ body }, callbacks), isBusy: call.isPending, error: call.error };
}
