import type { JobDetail, jobs, JobSummary, MailState } from '@naru/contract/areas/job.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { exportJob, followExportJob } from '../../../blocks/list-export/job.ts';
import type { Db } from '../../../platform/db/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Ids } from '../../../platform/http/idempotency.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { sendSms } from '../../../platform/sms/sms.ts';
import { followJob, rosterImport } from '../roster/run.ts';
import { listActions, nameState, ownStates } from './rules.ts';
import {
  countJobs,
  countMails,
  selectJobs,
  selectMails,
  selectNames,
  selectOptionalJob,
  selectSchedules,
  type JobRow,
} from './store.ts';

export const pageJobs: Reader<typeof jobs.pageJobs> = async (ctx, { query }) => {
  const window = windowOf(query);
  const filter = { states: query.state && ownStates(query.state), name: query.name };
  const [rows, count, nameList] = await Promise.all([
    selectJobs(ctx.db, filter, window),
    countJobs(ctx.db, filter),
    selectNames(ctx.db),
  ]);
  return { jobPage: toPage(rows.map(toSummary), count, window), nameList };
};

export const readJob: Reader<typeof jobs.readJob> = async (ctx, { params }) => ({
  job: toDetail(await findJob(ctx.db, params.id)),
});

async function findJob(db: Db, id: string): Promise<JobRow> {
  return (await selectOptionalJob(db, id)) ?? fail('notFound');
}

/** Changes a job by compare-and-swap; the conflict tells its new state. */
async function changeJob(ctx: WriteContext, id: string, verb: 'retry' | 'cancel'): Promise<Ids> {
  const { name } = await findJob(ctx.tx, id);
  if (!(await ctx.platform.jobs[verb](ctx.tx, name, id))) {
    fail('conflict', { current: toDetail(await findJob(ctx.tx, id)) });
  }
  if (name === sendMail.name) await ctx.platform.mail.follow(ctx.tx, id, verb);
  if (name === sendSms.name && verb === 'cancel') await ctx.platform.sms.drop(ctx.tx, id);
  if (name === exportJob.name) await followExportJob(ctx.tx, id, { verb, at: ctx.now });
  if (name === rosterImport.name) await followJob(ctx.tx, id, { verb, at: ctx.now });
  await writeAudit(ctx.tx, ctx, { action: `jobs.${verb}Job`, entity: 'job', entityId: id, after: { name } });
  return { id };
}

async function answerChanged(ctx: CallContext, ids: Ids): Promise<{ job: JobDetail }> {
  return { job: toDetail(await findJob(ctx.db, ids['id'] ?? '')) };
}

export const retryJob: Writer<typeof jobs.retryJob> = {
  apply: (ctx, { params }) => changeJob(ctx, params.id, 'retry'),
  answer: answerChanged,
};

export const cancelJob: Writer<typeof jobs.cancelJob> = {
  apply: (ctx, { params }) => changeJob(ctx, params.id, 'cancel'),
  answer: answerChanged,
};

export const listSchedules: Reader<typeof jobs.listSchedules> = async (ctx) => {
  const rows = await selectSchedules(ctx.db);
  const scheduleList = await Promise.all(
    rows.map(async (row) => ({
      name: row.name,
      cron: row.cron,
      lastAt: row.lastAt?.toISOString() ?? null,
      lastState: row.lastState === null ? null : nameState(row.lastState),
      nextAt: (await ctx.platform.jobs.nextStart(row.cron))?.toISOString() ?? null,
    })),
  );
  return { scheduleList };
};

export const pageMails: Reader<typeof jobs.pageMails> = async (ctx, { query }) => {
  const window = windowOf(query);
  const [rows, count] = await Promise.all([selectMails(ctx.db, query.state, window), countMails(ctx.db, query.state)]);
  const content = rows.map((row) => ({
    mailId: row.id,
    kind: row.kind,
    state: row.state as MailState, // the column's check allows these only
    attempts: row.attempts,
    resultCode: row.resultCode,
    createdAt: row.createdAt.toISOString(),
    sendAfter: row.sendAfter?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
  return { mailPage: toPage(content, count, window) };
};

function toSummary(row: JobRow): JobSummary {
  const state = nameState(row.state);
  return {
    jobId: row.id,
    name: row.name,
    state,
    attempts: row.startedAt === null ? 0 : row.retryCount + 1,
    attemptsMost: row.retryLimit + 1,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    can: listActions(state),
  };
}

function toDetail(row: JobRow): JobDetail {
  return {
    ...toSummary(row),
    dataList: Object.entries(row.data ?? {}).map(([name, value]) => ({ name, value: String(value) })),
    failure: readFailure(row.output),
  };
}

/** Reads a failure: a handler's errors have class and code; pg-boss's own notes of a kill or time-out have neither. */
function readFailure(output: JobRow['output']): JobDetail['failure'] {
  if (output === null) return null;
  const { type, code } = output;
  return { type: typeof type === 'string' ? type : 'Interrupted', code: typeof code === 'string' ? code : null };
}
