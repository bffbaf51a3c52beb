import { listExports, type ListExport } from '@naru/contract/areas/list-export.ts';
import { ALL_BOUND } from '@naru/contract/shared/page.ts';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';

import { ListRows } from '../../../blocks/list/list-rows.tsx';
import { defineList } from '../../../blocks/list/list-state.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { ExportRow } from './export-row.tsx';
import styles from './list-screen.module.css';
import { exportTexts } from './texts.ts';

const SHAPE = defineList({ filters: {}, sorts: [] });

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
  const page = query.data?.exportPage;
  return (
    <div className={styles.page}>
      <PageHeader
        title={texts.title}
        purpose={query.data ? texts.purpose(format.number(query.data.keptDays)) : undefined}
      />
      <ListRows
        list={list}
        page={page}
        query={query}
        words={texts}
        lines={4}
        className={styles.list}
        empty={
          <EmptyState icon={IconFileSpreadsheet} title={texts.emptyTitle}>
            {texts.emptyText}
          </EmptyState>
        }
        pages={
          page && (
            <Pagination
              page={list.page}
              pageSize={page.size === ALL_BOUND ? 'all' : page.size}
              total={page.totalElements}
              bounded={page.totalIsBound}
              onPageChange={list.setPage}
              counted={texts.found}
            />
          )
        }
      >
        {(row) => <ExportRow key={row.exportId} row={row} />}
      </ListRows>
    </div>
  );
}

function isOpen({ state }: ListExport): boolean {
  return state === 'WAITING' || state === 'RUNNING';
}
