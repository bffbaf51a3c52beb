import { FAILURE } from '@naru/contract/envelope.ts';
import type { ReactNode } from 'react';

import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export interface ReadFailureProps {
  readonly query: {
    readonly error: { readonly code: string | undefined } | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly words: {
    readonly goneTitle: string;
    readonly goneText: string;
    readonly errorTitle: string;
    readonly retry: string;
  };
  /** The way to where others like it are. */
  readonly back: ReactNode;
}

/** In place of a record that is not there, or could not be read: the whole page of it. */
export function ReadFailure({ query, words, back }: ReadFailureProps) {
  if (query.error?.code === FAILURE.notFound.code) {
    return (
      <>
        <PageHeader title={words.goneTitle} />
        <EmptyState title={words.goneText} actions={back} />
      </>
    );
  }
  return (
    <ErrorState
      page
      title={words.errorTitle}
      code={query.error?.code}
      retryLabel={words.retry}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      actions={back}
    />
  );
}
