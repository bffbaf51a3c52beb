import { JOB_STATES, jobs, type JobSummary } from '@naru/contract/areas/job.ts';

import { RowLink } from '../../../blocks/list/row-link.tsx';
import { useListCall } from '../../../blocks/list/use-list-call.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { JobFilters } from './job-filters.tsx';
import { JOB_CHIPS, readState, sizeOf, type JobListState } from './job-list.ts';
import { JobSheet } from './job-sheet.tsx';
import { NothingListed } from './nothing-listed.tsx';
import { Pages } from './pages.tsx';
import { jobTexts, wordOf } from './texts.ts';

/** The jobs, by state and kind. */
export function JobPart({ list }: { readonly list: JobListState }) {
  const all = useTexts(jobTexts);
  const texts = all.jobs;
  const format = useFormat();
  const columns = useColumns(list);
  const { query, status } = useListCall(
    jobs.pageJobs,
    {
      query: {
        state: readState(list.filters.state, JOB_STATES),
        name: list.filters.name || undefined,
        page: list.page - 1,
        size: sizeOf(list),
      },
    },
    all.title,
  );
  const page = query.data?.jobPage;
  const total = page && `${format.number(page.totalElements)}${page.totalIsBound ? '+' : ''}`;
  const names = query.data?.nameList ?? [];
  return (
    <>
      <JobFilters
        list={list}
        summary={total && all.found(total)}
        choices={[
          {
            filter: 'state',
            label: all.state,
            any: all.anyState,
            options: JOB_STATES.map((state) => ({ value: state, label: all.jobStates[state] })),
          },
          {
            filter: 'name',
            label: all.name,
            any: all.anyName,
            options: names.map((name) => ({ value: name, label: wordOf(all.jobNames, name) })),
          },
        ]}
      />
      <DataTable
        caption={texts.caption}
        columns={columns}
        rows={page?.content ?? []}
        rowId={(row) => row.jobId}
        status={status}
        density="compact"
        empty={
          <NothingListed
            list={list}
            total={page?.totalElements ?? 0}
            title={texts.emptyTitle}
            nothingYet={texts.emptyText}
            nothingChosen={texts.emptyChosen}
          />
        }
        error={
          <ErrorState
            title={texts.errorTitle}
            code={query.error?.code}
            retryLabel={all.retry}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          >
            {all.errorText}
          </ErrorState>
        }
        labels={{
          loading: all.loading,
          selectAll: all.selectAll,
          selectRow: (row) => all.selectRow(wordOf(all.jobNames, row.name)),
          sortBy: all.sortBy,
          sortOption: all.sortOption,
        }}
      />
      <Pages list={list} page={page} />
      <JobSheet list={list} />
    </>
  );
}

function useColumns(list: JobListState): readonly DataColumn<JobSummary>[] {
  const all = useTexts(jobTexts);
  const texts = all.jobs;
  const format = useFormat();
  return [
    {
      id: 'name',
      header: all.name,
      cell: (job) => (
        <RowLink id={job.jobId} onOpen={list.openRow}>
          {wordOf(all.jobNames, job.name)}
        </RowLink>
      ),
      text: (job) => wordOf(all.jobNames, job.name),
      rowHeader: true,
      width: '16rem',
      card: 'title',
    },
    {
      id: 'state',
      header: all.state,
      cell: (job) => <StateChip kind={JOB_CHIPS[job.state]}>{all.jobStates[job.state]}</StateChip>,
      width: '9rem',
      card: 'state',
    },
    {
      id: 'attempts',
      header: texts.attempts,
      cell: (job) => texts.attemptsOf(format.number(job.attempts)),
      width: '7rem',
    },
    {
      id: 'created',
      header: texts.created,
      cell: (job) => format.relativeTime(job.createdAt, { time: 'always' }),
      width: '13rem',
      card: 'fact',
    },
    {
      id: 'ended',
      header: texts.ended,
      cell: (job) => (job.endedAt === null ? texts.none : format.relativeTime(job.endedAt, { time: 'always' })),
    },
  ];
}
