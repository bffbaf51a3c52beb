import { sql } from 'kysely';

import { countByAge, type QueueAges } from '../../../blocks/manifest/queue-counts.ts';
import { countOf, firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';

export interface JobRow {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly retryCount: number;
  readonly retryLimit: number;
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly output: Readonly<Record<string, unknown>> | null;
}

/** The tables of pg-boss are not among our types: what is read of them is written out here. */
const COLUMNS = sql`job.id, job.name, job.state::text as state, job.retry_count as "retryCount",
  job.retry_limit as "retryLimit", job.created_on as "createdAt", job.start_after as "dueAt",
  job.started_on as "startedAt", job.completed_on as "endedAt", job.data, job.output`;

/** pg-boss keeps house by jobs of its own, which are nobody's affair. */
const OURS = sql`job.name not like '\\_\\_pgboss%'`;

export interface JobFilter {
  readonly states: readonly string[] | undefined;
  readonly name: string | undefined;
}

function matching(filter: JobFilter) {
  const parts = [OURS];
  // One state by equality, so that its index gives the order too.
  if (filter.states?.length === 1) parts.push(sql`job.state = ${filter.states[0]}::pgboss.job_state`);
  else if (filter.states) parts.push(sql`job.state = any(${filter.states}::pgboss.job_state[])`);
  if (filter.name !== undefined) parts.push(sql`job.name = ${filter.name}`);
  return sql.join(parts, sql` and `);
}

export function selectJobs(db: Db, filter: JobFilter, window: PageWindow): Promise<JobRow[]> {
  return rowsOf<JobRow>(db)`
    select ${COLUMNS} from pgboss.job where ${matching(filter)}
    order by job.created_on desc, job.id desc offset ${window.offset} limit ${window.size}`;
}

/** Stops one above the bound. */
export function countJobs(db: Db, filter: JobFilter): Promise<number> {
  return countOf(db)`
    select count(*) as count from (
      select 1 from pgboss.job where ${matching(filter)} limit ${sql.lit(COUNT_BOUND + 1)}
    ) found`;
}

/** Counts the jobs that failed for good by how long ago. */
export function countAgedFailures(db: Db, now: Date): Promise<QueueAges> {
  const failed = sql`select coalesce(job.completed_on, job.created_on) as since from pgboss.job
    where ${matching({ states: ['failed'], name: undefined })}`;
  return countByAge(db, failed, now);
}

/**
 * Selects a job by its id alone. The key is the kind with the id; there are few kinds, so each one's index is tried.
 */
export function selectOptionalJob(db: Db, id: string): Promise<JobRow | undefined> {
  return firstOf<JobRow>(db)`
    select ${COLUMNS} from pgboss.queue join pgboss.job on job.name = queue.name and job.id = ${id}
    where ${OURS}`;
}

export async function selectNames(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(db)`
    select job.name from pgboss.queue job where ${OURS} order by 1`;
  return rows.map((row) => row.name);
}

export interface ScheduleRow {
  readonly name: string;
  readonly cron: string;
  readonly lastAt: Date | null;
  readonly lastState: string | null;
}

export function selectSchedules(db: Db): Promise<ScheduleRow[]> {
  return rowsOf<ScheduleRow>(db)`
    select schedule.name, schedule.cron, last.created_on as "lastAt", last.state as "lastState"
    from pgboss.schedule left join lateral (
      select job.created_on, job.state::text as state from pgboss.job
      where job.name = schedule.name order by job.created_on desc limit 1
    ) last on true
    order by schedule.name`;
}

export interface MailRow {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly attempts: number;
  readonly resultCode: string | null;
  readonly createdAt: Date;
  readonly sendAfter: Date | null;
  readonly endedAt: Date | null;
}

export function selectMails(db: Db, state: string | undefined, window: PageWindow): Promise<MailRow[]> {
  return db
    .selectFrom('mail')
    .select([
      'mail.id',
      'mail.kind',
      'mail.state',
      'mail.attempts',
      'mail.result_code as resultCode',
      'mail.created_at as createdAt',
      'mail.send_after as sendAfter',
      'mail.ended_at as endedAt',
    ])
    .$if(state !== undefined, (query) => query.where('mail.state', '=', state ?? ''))
    .orderBy('mail.id', 'desc')
    .offset(window.offset)
    .limit(window.size)
    .execute();
}

/** Stops one above the bound. */
export function countMails(db: Db, state: string | undefined): Promise<number> {
  const chosen = state === undefined ? sql`` : sql`where mail.state = ${state}`;
  return countOf(db)`
    select count(*) as count from (select 1 from mail ${chosen} limit ${sql.lit(COUNT_BOUND + 1)}) found`;
}
