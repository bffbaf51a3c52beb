import { FAILURE } from '@naru/contract/envelope.ts';
import { portfolioPublishing, type Publishing } from '@naru/contract/areas/portfolio/publish.ts';
import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';
import type { PortfolioVisibility } from '@naru/contract/areas/portfolio/shown-words.ts';

import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { publishTexts } from './texts.ts';

export interface PublishValues {
  readonly visibility: PortfolioVisibility;
  readonly isIndexed: boolean;
  readonly path: string;
  readonly keepsPersonalData: boolean;
}
type Field = keyof PublishValues | 'contentVersion';

/** Publishing as it is being decided; it begins with what the portfolio has. */
export function usePublish(of: Publishing) {
  const texts = useTexts(publishTexts).publish;
  const form = usePageForm<PublishValues, Field>({
    names: texts.fields,
    initial: {
      visibility: of.visibility === 'PRIVATE' ? 'PUBLIC' : of.visibility,
      isIndexed: of.isIndexed,
      path: of.path ?? of.proposedPath,
      keepsPersonalData: false,
    },
  });
  const step = useCallMutation(portfolioPublishing.stepPublishing, {
    label: texts.submit,
    alertMessage: null,
    alsoChanges: [portfolioStart.listPortfolios],
  });
  const send = (values: PublishValues): void =>
    step.mutate(
      {
        params: { id: of.portfolioId },
        body: {
          action: 'PUBLISH',
          version: of.version,
          contentVersion: of.contentVersion,
          resumeStamp: of.resumeStamp,
          ...values,
        },
      },
      {
        onSuccess: () => showToast({ text: of.status === 'PUBLISHED' ? texts.doneAgain : texts.done, tone: 'done' }),
        onError: form.refuse,
      },
    );
  return { form, send, isSending: step.isPending, isConflict: step.error?.code === FAILURE.conflict.code };
}
