import { nominations } from '@naru/contract/areas/portfolio/nomination.ts';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './exhibit.module.css';
import { OwnRow } from './own-row.tsx';
import { exhibitTexts } from './texts.ts';

/** Nominations of the person's portfolios and those that they made, open ones first. */
export function MinePart() {
  const texts = useTexts(exhibitTexts).mine;
  const query = useCall(nominations.listOwnNominations, {}, { label: texts.caption, staleTime: 0 });
  const rows = query.data?.nominationList;
  if (query.isError && !rows) return <QueryError title={texts.errorTitle} query={query} />;
  if (!rows) return <Skeleton count={4} />;
  if (rows.length === 0) return <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>;
  return (
    <ul className={styles.rows} aria-label={texts.caption}>
      {rows.map((nomination) => (
        <li key={nomination.nominationId}>
          <OwnRow nomination={nomination} />
        </li>
      ))}
    </ul>
  );
}
