import { jobs, type JobDetail } from '@naru/contract/areas/job.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { RowSheet } from '../../../blocks/list/row-sheet.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { JobActions } from './job-actions.tsx';
import { JOB_CHIPS, type JobListState } from './job-list.ts';
import { jobTexts, wordOf } from './texts.ts';

const SOON_MS = 2_000;
const SECOND = 'YYYY. M. D. HH:mm:ss';

/** Milliseconds until a due or running job is read again; undefined for others, which do not change by themselves. */
function readAgainAfter(output: { readonly job: JobDetail } | undefined): number | undefined {
  if (!output) return undefined;
  const { state, dueAt } = output.job;
  const isDue = state === 'WAITING' && Date.parse(dueAt) < Date.now() + SOON_MS;
  return isDue || state === 'RUNNING' ? SOON_MS : undefined;
}

/** Shows one job, beside the list or over it; the address names it. */
export function JobSheet({ list }: { readonly list: JobListState }) {
  const all = useTexts(jobTexts);
  const texts = all.jobs;
  const id = list.open;
  const query = useCall(
    jobs.readJob,
    { params: { id: id ?? '' } },
    { enabled: id !== null, label: texts.detail, keepsPrevious: id === null, againMs: readAgainAfter },
  );
  const job = query.data?.job;
  return (
    <RowSheet
      list={list}
      query={query}
      title={job ? wordOf(all.jobNames, job.name) : texts.detail}
      words={texts}
      lines={6}
      footer={job && (job.can.retry || job.can.cancel) && <JobActions job={job} />}
    >
      {job && <Facts job={job} />}
    </RowSheet>
  );
}

function Facts({ job }: { readonly job: JobDetail }) {
  const all = useTexts(jobTexts);
  const texts = all.jobs;
  const format = useFormat();
  const write = (at: string | null): string => (at === null ? texts.none : format.dateTime(at, SECOND));
  return (
    <DefinitionList
      items={[
        { term: all.state, value: <StateChip kind={JOB_CHIPS[job.state]}>{all.jobStates[job.state]}</StateChip> },
        {
          term: texts.attempts,
          value: texts.attemptsOfMost(format.number(job.attempts), format.number(job.attemptsMost)),
        },
        {
          term: texts.failure,
          value: job.failure ? joinFacts([job.failure.type, job.failure.code]) : texts.none,
        },
        { term: texts.created, value: write(job.createdAt) },
        { term: texts.due, value: write(job.dueAt) },
        { term: texts.started, value: write(job.startedAt) },
        { term: texts.ended, value: write(job.endedAt) },
        { term: all.name, value: job.name },
        { term: texts.id, value: job.jobId },
        {
          term: texts.data,
          value: job.dataList.map(({ name, value }) => `${name}: ${value}`).join(', ') || texts.none,
        },
      ]}
    />
  );
}
