import { FAILURE } from '@naru/contract/envelope.ts';
import type { ReactNode } from 'react';

import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryError, type QueryErrorProps } from '../query/query-error.tsx';

export interface ReadFailureProps {
  readonly query: QueryErrorProps['query'];
  readonly words: {
    readonly goneTitle: string;
    readonly goneText: string;
    readonly errorTitle: string;
  };
  /** A link to similar records. */
  readonly back: ReactNode;
}

/** Replaces the whole page of a record that does not exist, or could not be read. */
export function ReadFailure({ query, words, back }: ReadFailureProps) {
  if (query.error?.code === FAILURE.notFound.code) {
    return (
      <>
        <PageHeader title={words.goneTitle} />
        <EmptyState title={words.goneText} actions={back} />
      </>
    );
  }
  return <QueryError page title={words.errorTitle} query={query} actions={back} />;
}
