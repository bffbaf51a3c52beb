import type { UseQueryResult } from '@tanstack/react-query';

import type { CallError } from '../../../platform/http/call-error.ts';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { QueryError } from '../../query/query-error.tsx';
import styles from './dashboard.module.css';

export interface WidgetStateProps {
  readonly query: UseQueryResult<unknown, CallError>;
  readonly title: string;
  readonly failed: string;
}

/** The state of a widget until there are posts to show. */
export function WidgetState({ query, title, failed }: WidgetStateProps) {
  if (query.isError) {
    return <QueryError title={failed} query={query} />;
  }
  return (
    <div className={styles.waiting}>
      <Section title={title}>
        <Skeleton shape="text" count={5} />
      </Section>
    </div>
  );
}
