import { jobs, MAIL_STATES, type SentMail } from '@naru/contract/areas/job.ts';

import { ListTable } from '../../../blocks/list/list-table.tsx';
import { RowLink } from '../../../blocks/list/row-link.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { writeTotal } from '../../../blocks/list/write-total.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { StateChip } from '../../../ui/state-chip.tsx';
import { JobFilters } from './job-filters.tsx';
import { MAIL_CHIPS, readState, type JobListState, withinView } from './job-list.ts';
import { JobSheet } from './job-sheet.tsx';
import { jobTexts, wordOf } from './texts.ts';

/** Lists the emails with their state; each opens the job that sends it. */
export function MailPart({ list }: { readonly list: JobListState }) {
  const all = useTexts(jobTexts);
  const texts = all.mails;
  const format = useFormat();
  const columns = useColumns(list);
  const state = readState(list.filters.state, MAIL_STATES);
  const query = usePageCall(list, jobs.pageMails, { state }, texts.caption);
  const page = query.data?.mailPage;
  const total = page && writeTotal(page, format);
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
            options: MAIL_STATES.map((one) => ({ value: one, label: all.mailStates[one] })),
          },
        ]}
      />
      <ListTable
        list={withinView(list)}
        page={page}
        query={query}
        caption={texts.caption}
        columns={columns}
        rowId={(row) => row.mailId}
        rowName={(row) => wordOf(all.mailKinds, row.kind)}
        density="compact"
        words={{ ...texts, found: all.found }}
      />
      <JobSheet list={list} />
    </>
  );
}

function useColumns(list: JobListState): readonly DataColumn<SentMail>[] {
  const all = useTexts(jobTexts);
  const format = useFormat();
  const write = (at: string | null): string =>
    at === null ? all.jobs.none : format.relativeTime(at, { time: 'always' });
  return [
    {
      id: 'kind',
      header: all.mails.kind,
      cell: (row) => (
        <RowLink id={row.mailId} onOpen={list.openRow}>
          {wordOf(all.mailKinds, row.kind)}
        </RowLink>
      ),
      text: (row) => wordOf(all.mailKinds, row.kind),
      rowHeader: true,
      grow: true,
      card: 'title',
    },
    {
      id: 'state',
      header: all.state,
      cell: (row) => <StateChip kind={MAIL_CHIPS[row.state]}>{all.mailStates[row.state]}</StateChip>,
      width: '9rem',
      card: 'state',
    },
    {
      id: 'attempts',
      header: all.jobs.attempts,
      cell: (row) => all.jobs.attemptsOf(format.number(row.attempts)),
      width: '7rem',
    },
    { id: 'result', header: all.mails.result, cell: (row) => row.resultCode ?? all.jobs.none, width: '11rem' },
    { id: 'created', header: all.jobs.created, cell: (row) => write(row.createdAt), width: '12rem', card: 'fact' },
    { id: 'ended', header: all.jobs.ended, cell: (row) => write(row.endedAt) },
  ];
}
