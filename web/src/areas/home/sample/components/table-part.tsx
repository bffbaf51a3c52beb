import { useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { BulkBar } from '../../../../ui/bulk-bar.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { DataSort } from '../../../../ui/data-column.ts';
import { type DataStatus, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { FilterBar } from '../../../../ui/filter-bar.tsx';
import { PageSize, type PageSizeValue } from '../../../../ui/page-size.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { phone, useMediaQuery } from '../../../../ui/use-media-query.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { Part } from './part.tsx';
import { REQUESTS, requestId, type SampleRequest } from './requests.ts';
import { componentTexts } from './texts.ts';
import { useRequestColumns } from './use-request-columns.tsx';

type StateTab = 'all' | SampleRequest['state'];
const tabs: readonly StateTab[] = ['waiting', 'approved', 'rejected', 'all'];

/** The filters of the table, and how many rows a page has. */
interface Narrowing {
  readonly tab: StateTab;
  readonly word: string;
  readonly person: SampleRequest['id'] | null;
  readonly pageSize: PageSizeValue;
}

const isIn = (request: SampleRequest, at: StateTab): boolean => at === 'all' || request.state === at;

function useSampleList() {
  const all = useTexts(componentTexts);
  const texts = all.table;
  const format = useFormat();
  const [requests, setRequests] = useState(REQUESTS);
  const [narrowing, setNarrowing] = useState<Narrowing>({ tab: 'all', word: '', person: null, pageSize: 10 });
  const [sort, setSort] = useState<DataSort>({ columnId: 'date', direction: 'ascending' });
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [page, setPage] = useState(1);
  const { tab, word, person } = narrowing;
  const found = requests
    .filter((request) => isIn(request, tab) && all.people[request.id].name.includes(word.trim()))
    .filter((request) => person === null || request.id === person)
    .toSorted((a, b) => compareBy(sort, { a, b, nameOf: ({ id }) => all.people[id].name }));
  const chosen = requests.filter((request) => selection.has(requestId(request)));
  const narrow = (part: Partial<Narrowing>): void => {
    setNarrowing({ ...narrowing, ...part });
    setPage(1);
  };
  return {
    ...narrowing,
    requests,
    found,
    chosen,
    sort,
    setSort,
    selection,
    setSelection,
    page,
    setPage,
    summary: texts.summary(format.number(found.length), format.number(requests.length)),
    narrow,
    clear: () => narrow({ word: '', person: null }),
    approve: () => {
      setRequests(requests.map((row) => (selection.has(requestId(row)) ? { ...row, state: 'approved' } : row)));
      setSelection(new Set());
      showToast({ text: texts.approved(format.number(chosen.length)) });
    },
  };
}

interface ListProps {
  readonly list: ReturnType<typeof useSampleList>;
}

export function TablePart() {
  const all = useTexts(componentTexts);
  const texts = all.table;
  const format = useFormat();
  const list = useSampleList();
  const [status, setStatus] = useState<DataStatus>('ready');
  return (
    <Part title={texts.title} span="all">
      <SegmentedControl
        label={texts.state2}
        options={[
          { value: 'ready', label: texts.ready },
          { value: 'loading', label: texts.loading },
          { value: 'stale', label: texts.stale },
          { value: 'error', label: texts.failed },
        ]}
        value={status}
        onValueChange={setStatus}
      />
      <Tabs
        label={texts.tabs}
        items={tabs.map((id) => ({
          id,
          label: id === 'all' ? texts.all : all.states[id],
          count: format.number(list.requests.filter((request) => isIn(request, id)).length),
        }))}
        value={list.tab}
        onValueChange={(tab) => list.narrow({ tab })}
      >
        <RequestFilters list={list} />
        <RequestTable list={list} status={status} onRetry={() => setStatus('ready')} />
        <RequestBulk list={list} />
        <RequestPages list={list} />
      </Tabs>
    </Part>
  );
}

function RequestFilters({ list }: ListProps) {
  const all = useTexts(componentTexts);
  const texts = all.table;
  const isPhone = useMediaQuery(phone);
  return (
    <FilterBar
      label={texts.filters}
      summary={isPhone ? undefined : list.summary}
      chosen={
        list.person === null
          ? []
          : [
              {
                id: 'department',
                label: all.people[list.person].department,
                removeLabel: texts.removeDepartment,
                onRemove: () => list.narrow({ person: null }),
              },
            ]
      }
      setCount={list.person === null ? 0 : 1}
      sheet={{ title: texts.filters, show: list.summary }}
      search={
        <SearchField
          size="small"
          label={texts.search}
          placeholder={texts.search}
          value={list.word}
          onSearch={(word) => list.narrow({ word })}
        />
      }
      clearLabel={texts.clearAll}
      onClear={list.clear}
    >
      <Select
        compact
        hideLabel
        size="small"
        label={texts.department}
        placeholder={texts.anyDepartment}
        empty={texts.empty}
        options={REQUESTS.slice(0, 7).map(({ id }) => ({ value: id, label: all.people[id].department }))}
        value={list.person}
        onValueChange={(person) => list.narrow({ person })}
      />
    </FilterBar>
  );
}

interface RequestTableProps extends ListProps {
  readonly status: DataStatus;
  readonly onRetry: () => void;
}

function RequestTable({ list, status, onRetry }: RequestTableProps) {
  const all = useTexts(componentTexts);
  const texts = all.table;
  const columns = useRequestColumns();
  const size = list.pageSize === 'all' ? Math.max(1, list.found.length) : list.pageSize;
  return (
    <DataTable
      caption={texts.caption}
      summary={list.summary}
      columns={columns}
      rows={list.found.slice((list.page - 1) * size, list.page * size)}
      rowId={requestId}
      status={status}
      sort={list.sort}
      onSortChange={list.setSort}
      selection={list.selection}
      onSelectionChange={list.setSelection}
      isSelectable={(request) => request.state === 'waiting'}
      empty={
        <EmptyState
          headingLevel={3}
          title={texts.empty}
          actions={<Button onClick={list.clear}>{texts.clearAll}</Button>}
        >
          {texts.emptyText}
        </EmptyState>
      }
      error={
        <ErrorState title={texts.failedTitle} retryLabel={texts.retry} onRetry={onRetry}>
          {texts.failedText}
        </ErrorState>
      }
      labels={{
        loading: all.loading,
        selectAll: texts.selectAll,
        selectRow: ({ id }) => texts.selectRow(all.people[id].name),
        sortBy: texts.sortBy,
        sortOption: (header, direction) => texts[direction](header),
      }}
    />
  );
}

function RequestBulk({ list }: ListProps) {
  const texts = useTexts(componentTexts).table;
  const format = useFormat();
  return (
    <BulkBar
      count={list.chosen.length}
      label={texts.bulk}
      text={texts.chosen(
        format.number(list.chosen.length),
        format.number(list.chosen.reduce((sum, request) => sum + request.points, 0)),
      )}
      clearLabel={texts.clearChoice}
      onClear={() => list.setSelection(new Set())}
    >
      <Button variant="primary" size="small" onClick={list.approve}>
        {texts.approve}
      </Button>
    </BulkBar>
  );
}

function RequestPages({ list }: ListProps) {
  return (
    <Pagination page={list.page} pageSize={list.pageSize} total={list.found.length} onPageChange={list.setPage}>
      <PageSize
        value={list.pageSize}
        onValueChange={(pageSize) => list.narrow({ pageSize })}
        bound={list.found.length}
      />
    </Pagination>
  );
}

interface Compared {
  readonly a: SampleRequest;
  readonly b: SampleRequest;
  readonly nameOf: (request: SampleRequest) => string;
}

function compareBy({ columnId, direction }: DataSort, { a, b, nameOf }: Compared): number {
  const sign = direction === 'ascending' ? 1 : -1;
  if (columnId === 'points') return sign * (a.points - b.points);
  if (columnId === 'name') return sign * nameOf(a).localeCompare(nameOf(b));
  return sign * a.date.localeCompare(b.date);
}
