import type { ReactNode } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ErrorState, type ErrorStateProps } from '../../ui/error-state.tsx';
import { queryTexts } from './texts.ts';

export interface QueryErrorProps extends Pick<ErrorStateProps, 'title' | 'page' | 'headingLevel' | 'actions'> {
  readonly query: {
    readonly error: { readonly code: string | undefined } | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The reason, if known. */
  readonly children?: ReactNode;
}

/** Replaces data that could not be read, with a button to try again. */
export function QueryError({ query, children, ...state }: QueryErrorProps) {
  const texts = useTexts(queryTexts);
  return (
    <ErrorState
      {...state}
      code={query.error?.code}
      retryLabel={texts.retry}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    >
      {children ?? texts.errorText}
    </ErrorState>
  );
}
