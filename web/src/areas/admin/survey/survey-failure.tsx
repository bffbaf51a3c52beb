import { FAILURE } from '@naru/contract/envelope.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { LIST } from './survey-list.ts';
import { adminSurveyTexts } from './texts.ts';

export interface SurveyFailureProps {
  readonly query: {
    readonly error: { readonly code: string | undefined } | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** In place of a survey that is not there, or could not be read. */
export function SurveyFailure({ query }: SurveyFailureProps) {
  const texts = useTexts(adminSurveyTexts);
  const back = <ButtonLink as={(slot) => <AppLink to={addressOf(LIST)} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.error?.code === FAILURE.notFound.code) {
    return (
      <>
        <PageHeader title={texts.goneTitle} />
        <EmptyState title={texts.goneText} actions={back} />
      </>
    );
  }
  return (
    <ErrorState
      page
      title={texts.errorTitle}
      code={query.error?.code}
      retryLabel={texts.retry}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      actions={back}
    />
  );
}
