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

export function TablePart() {
  const all = useTexts(componentTexts);
  const texts = all.table;
  const format = useFormat();
  const columns = useRequestColumns();
  const isPhone = useMediaQuery(phone);
  const [requests, setRequests] = useState(REQUESTS);
  const [tab, setTab] = useState<StateTab>('all');
  const [word, setWord] = useState('');
  const [person, setPerson] = useState<SampleRequest['id'] | null>(null);
  const [sort, setSort] = useState<DataSort>({ columnId: 'date', direction: 'ascending' });
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<PageSizeValue>(10);
  const [status, setStatus] = useState<DataStatus>('ready');

  const isIn = (request: SampleRequest, at: StateTab): boolean => at === 'all' || request.state === at;
  const found = requests
    .filter((request) => isIn(request, tab) && all.people[request.id].name.includes(word.trim()))
    .filter((request) => person === null || request.id === person)
    .toSorted((a, b) => compareBy(sort, { a, b, nameOf: ({ id }) => all.people[id].name }));
  const size = pageSize === 'all' ? Math.max(1, found.length) : pageSize;
  const summary = texts.summary(format.number(found.length), format.number(requests.length));
  const chosen = requests.filter((request) => selection.has(requestId(request)));
  const change = (set: () => void) => {
    set();
    setPage(1);
  };
  const clear = () =>
    change(() => {
      setWord('');
      setPerson(null);
    });

  function approve() {
    setRequests(requests.map((row) => (selection.has(requestId(row)) ? { ...row, state: 'approved' } : row)));
    setSelection(new Set());
    showToast({ text: texts.approved(format.number(chosen.length)) });
  }

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
          count: format.number(requests.filter((request) => isIn(request, id)).length),
        }))}
        value={tab}
        onValueChange={(next) => change(() => setTab(next))}
      >
        <FilterBar
          label={texts.filters}
          summary={isPhone ? undefined : summary}
          chosen={
            person === null
              ? []
              : [
                  {
                    id: 'department',
                    label: all.people[person].department,
                    removeLabel: texts.removeDepartment,
                    onRemove: () => change(() => setPerson(null)),
                  },
                ]
          }
          setCount={person === null ? 0 : 1}
          sheet={{ title: texts.filters, close: all.close, show: summary }}
          search={
            <SearchField
              size="small"
              labels={{ label: texts.search, clear: texts.clear }}
              placeholder={texts.search}
              value={word}
              onSearch={(text) => change(() => setWord(text))}
            />
          }
          clearLabel={texts.clearAll}
          onClear={clear}
        >
          <Select
            compact
            hideLabel
            size="small"
            label={texts.department}
            labels={{ placeholder: texts.anyDepartment, empty: texts.empty }}
            options={REQUESTS.slice(0, 7).map(({ id }) => ({ value: id, label: all.people[id].department }))}
            value={person}
            onValueChange={(id) => change(() => setPerson(id))}
          />
        </FilterBar>
        <DataTable
          caption={texts.caption}
          summary={summary}
          columns={columns}
          rows={found.slice((page - 1) * size, page * size)}
          rowId={requestId}
          status={status}
          sort={sort}
          onSortChange={setSort}
          selection={selection}
          onSelectionChange={setSelection}
          isSelectable={(request) => request.state === 'waiting'}
          empty={
            <EmptyState
              headingLevel={3}
              title={texts.empty}
              actions={<Button onClick={clear}>{texts.clearAll}</Button>}
            >
              {texts.emptyText}
            </EmptyState>
          }
          error={
            <ErrorState title={texts.failedTitle} retryLabel={texts.retry} onRetry={() => setStatus('ready')}>
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
        <BulkBar
          count={chosen.length}
          label={texts.bulk}
          text={texts.chosen(
            format.number(chosen.length),
            format.number(chosen.reduce((sum, request) => sum + request.points, 0)),
          )}
          clearLabel={texts.clearChoice}
          onClear={() => setSelection(new Set())}
        >
          <Button variant="primary" size="small" onClick={approve}>
            {texts.approve}
          </Button>
        </BulkBar>
        <Pagination
          page={page}
          pageSize={pageSize}
          total={found.length}
          onPageChange={setPage}
          labels={{
            nav: texts.pages,
            previous: texts.previous,
            next: texts.next,
            page: (number) => texts.page(format.number(number)),
            summary: ({ from, to, total }) => texts.range(from, to, total),
          }}
        >
          <PageSize
            value={pageSize}
            onValueChange={(next) => change(() => setPageSize(next))}
            labels={{
              label: texts.pageSize,
              size: (count) => (count === 'all' ? texts.sizeAll : texts.size(format.number(count))),
            }}
          />
        </Pagination>
      </Tabs>
    </Part>
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
