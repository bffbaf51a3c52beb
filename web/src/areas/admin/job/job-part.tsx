import { JOB_STATES, jobs, type JobSummary } from '@naru/contract/areas/job.ts';

import { ListTable } from '../../../blocks/list/list-table.tsx';
import { RowLink } from '../../../blocks/list/row-link.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { writeTotal } from '../../../blocks/list/write-total.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { StateChip } from '../../../ui/state-chip.tsx';
import { JobFilters } from './job-filters.tsx';
import { JOB_CHIPS, readState, type JobListState, withinView } from './job-list.ts';
import { JobSheet } from './job-sheet.tsx';
import { jobTexts, wordOf } from './texts.ts';

/** Lists the jobs, by state and kind. */
export function JobPart({ list }: { readonly list: JobListState }) {
  const all = useTexts(jobTexts);
  const texts = all.jobs;
  const format = useFormat();
  const columns = useColumns(list);
  const query = usePageCall(
    list,
    jobs.pageJobs,
    {
      state: readState(list.filters.state, JOB_STATES),
      name: list.filters.name || undefined,
    },
    all.title,
  );
  const page = query.data?.jobPage;
  const total = page && writeTotal(page, format);
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
      <ListTable
        list={withinView(list)}
        page={page}
        query={query}
        caption={texts.caption}
        columns={columns}
        rowId={(row) => row.jobId}
        rowName={(row) => wordOf(all.jobNames, row.name)}
        density="compact"
        words={{ ...texts, found: all.found }}
      />
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
      grow: true,
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
