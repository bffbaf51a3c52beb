import { listExports, type ListExport } from '@naru/contract/areas/list-export.ts';
import { ALL_BOUND } from '@naru/contract/shared/page.ts';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';

import type { ListShape } from '../../../blocks/list/list-state.ts';
import { readListStatus } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ExportRow } from './export-row.tsx';
import styles from './list-screen.module.css';
import { exportTexts } from './texts.ts';

const SHAPE: ListShape<never> = { filters: {}, sorts: [] };

/** How often files that wait or are being made are read again. */
const SOON_MS = 1_500;

/** One's own files that were too long for an answer, the latest first. */
export function ExportListScreen() {
  const texts = useTexts(exportTexts);
  const format = useFormat();
  const list = useListState(SHAPE);
  useScreenTitle(texts.title);
  const query = useCall(
    listExports.pageExports,
    { query: { page: list.page - 1, size: '20' } },
    {
      label: texts.title,
      keepsPrevious: true,
      againMs: (output) => (output?.exportPage.content.some(isOpen) ? SOON_MS : undefined),
    },
  );
  const status = readListStatus(query);
  const page = query.data?.exportPage;
  const rows = page?.content ?? [];
  const isBeyond = page !== undefined && page.totalElements > 0;
  return (
    <div className={styles.page}>
      <PageHeader
        title={texts.title}
        purpose={query.data ? texts.purpose(format.number(query.data.keptDays)) : undefined}
      />
      {status === 'loading' && <Skeleton shape="rows" count={4} />}
      {status === 'error' && <QueryError title={texts.errorTitle} query={query} />}
      {status !== 'error' && page && rows.length === 0 && (
        <EmptyState
          icon={IconFileSpreadsheet}
          title={isBeyond ? texts.beyondTitle : texts.emptyTitle}
          {...(isBeyond && { actions: <Button onClick={() => list.setPage(1)}>{texts.firstPage}</Button> })}
        >
          {isBeyond ? undefined : texts.emptyText}
        </EmptyState>
      )}
      {status !== 'error' && page && rows.length > 0 && (
        <>
          <ul className={styles.list}>
            {rows.map((row) => (
              <ExportRow key={row.exportId} row={row} />
            ))}
          </ul>
          <Pagination
            page={list.page}
            pageSize={page.size === ALL_BOUND ? 'all' : page.size}
            total={page.totalElements}
            bounded={page.totalIsBound}
            onPageChange={list.setPage}
            labels={{
              nav: texts.nav,
              previous: texts.previous,
              next: texts.next,
              page: (number) => texts.page(format.number(number)),
              summary: ({ from, to, total }) => texts.range(from, to, total),
            }}
          />
        </>
      )}
    </div>
  );
}

function isOpen({ state }: ListExport): boolean {
  return state === 'WAITING' || state === 'RUNNING';
}
