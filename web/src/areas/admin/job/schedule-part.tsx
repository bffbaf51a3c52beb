import { jobs, type Schedule } from '@naru/contract/areas/job.ts';

import { readListStatus, useListCall } from '../../../blocks/list/use-list-call.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { JOB_CHIPS } from './job-list.ts';
import { jobTexts, wordOf } from './texts.ts';

/** Lists the scheduled tasks with their last and next run. */
export function SchedulePart() {
  const all = useTexts(jobTexts);
  const texts = all.schedules;
  const columns = useColumns();
  const query = useListCall(jobs.listSchedules, {}, texts.caption);
  return (
    <DataTable
      caption={texts.caption}
      columns={columns}
      rows={query.data?.scheduleList ?? []}
      rowId={(row) => row.name}
      status={readListStatus(query)}
      density="compact"
      empty={<EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>}
      error={<QueryError title={texts.errorTitle} query={query} />}
      labels={{
        loading: all.loading,
        selectAll: all.selectAll,
        selectRow: (row) => all.selectRow(row.name),
        sortBy: all.sortBy,
        sortOption: all.sortOption,
      }}
    />
  );
}

function useColumns(): readonly DataColumn<Schedule>[] {
  const all = useTexts(jobTexts);
  const texts = all.schedules;
  const format = useFormat();
  return [
    {
      id: 'name',
      header: all.name,
      cell: (row) => wordOf(all.jobNames, row.name),
      rowHeader: true,
      grow: true,
      card: 'title',
    },
    { id: 'cron', header: texts.cron, cell: (row) => row.cron, width: '16rem' },
    {
      id: 'last',
      header: texts.last,
      cell: (row) => (row.lastAt === null ? texts.never : format.relativeTime(row.lastAt, { time: 'always' })),
      width: '12rem',
    },
    {
      id: 'state',
      header: all.state,
      cell: (row) =>
        row.lastState && <StateChip kind={JOB_CHIPS[row.lastState]}>{all.jobStates[row.lastState]}</StateChip>,
      width: '8rem',
      card: 'state',
    },
    {
      id: 'next',
      header: texts.next,
      cell: (row) => (row.nextAt === null ? texts.never : format.relativeTime(row.nextAt, { time: 'always' })),
      card: 'fact',
    },
  ];
}
