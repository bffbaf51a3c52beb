/**
 * Jobs: enqueued in the caller's transaction, worked on by every process, tried again where they fail (pg-boss).
 * pg-boss is loaded on first use, after the portal listens, with connections of its own: waiting for it inside of a
 * transaction can never wait for that transaction's connection.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import { CompiledQuery, sql } from 'kysely';
import type pg from 'pg';
import type { Db as BossDb, JobResult, JobWithMetadata, PgBoss } from 'pg-boss';

import { newId } from '../db/id.ts';
import type { Tx } from '../db/db.ts';
import { describeError, type Log } from '../log.ts';
import { GiveUpError, type JobData, type JobDefinition, type JobHandler } from './define.ts';
import { watchFailures, type OnFailed } from './failures.ts';
import { JOB_SCHEMA } from './schema.ts';

const CONNECTIONS = 3;
/** A killed process is noticed by its silence: its jobs start again after both of these at the latest. */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 20;
/** Workers are woken by a notification; they ask by themselves for what is due later. */
const POLL_SECONDS = 2;
const POLL_NOTIFIED_SECONDS = 5;
const LONGEST_DELAY_SECONDS = 3_600;
const KEPT_SECONDS = 14 * 86_400;
/** Scheduled jobs are frequent, and soon of no interest. */
const SCHEDULED_KEPT_SECONDS = 2 * 86_400;
const LONGEST_DRAIN_MS = 10_000;
const ZONE = 'Asia/Seoul';
const AGAIN_MS = 1_000;

export interface EnqueueOptions {
  readonly id?: string;
  readonly startAfter?: Date;
}

export interface Enqueued<Data extends JobData> extends EnqueueOptions {
  readonly data: Data;
}

export interface Jobs {
  /** The job exists exactly if the transaction commits; returns its id. */
  readonly enqueue: <Data extends JobData>(
    tx: Tx,
    job: JobDefinition<Data>,
    data: Data,
    options?: EnqueueOptions,
  ) => Promise<string>;
  /** As `enqueue`, many in one statement. */
  readonly enqueueAll: <Data extends JobData>(
    tx: Tx,
    job: JobDefinition<Data>,
    list: readonly Enqueued<Data>[],
  ) => Promise<void>;
  /** Restarts a failed job. False where it is not failed (any more). */
  readonly retry: (tx: Tx, name: string, id: string) => Promise<boolean>;
  /** Takes back a job that waits. False where it does not wait (any more). */
  readonly cancel: (tx: Tx, name: string, id: string) => Promise<boolean>;
  /** Starts again at that time, with as many tries left; called from its own run. False where it is not in progress. */
  readonly postpone: (
    tx: Tx,
    run: { readonly name: string; readonly id: string; readonly until: Date },
  ) => Promise<boolean>;
  /** Begins to work, as soon as the database lets it; until then jobs are only taken in. */
  readonly work: (handlers: readonly JobHandler[], onFailed?: OnFailed) => Promise<void>;
  /** When a schedule begins next, by the clock of Seoul. */
  readonly nextStart: (cron: string) => Promise<Date | undefined>;
  /** No further job; waits at most 10 seconds for running ones: the rest starts again elsewhere. */
  readonly close: () => Promise<void>;
}

export interface JobsOptions {
  readonly connection: pg.ClientConfig;
  /** The portal's clock; the queue's own is the database's. */
  readonly now: () => Date;
  readonly log: Log;
}

export function createJobs(options: JobsOptions): Jobs {
  const boss = openLazily(options);
  // The queue gets a delay, so that it needs no clock in common with the portal.
  const secondsUntil = (at: Date): number => Math.max(0, (at.getTime() - options.now().getTime()) / 1000);
  const leaving = new AbortController();
  let watching: Promise<void> = Promise.resolve();
  return {
    enqueue: async (tx, job, data, { id = newId(), startAfter } = {}) => {
      const own = await boss.withQueue(job);
      const wait = startAfter && { startAfter: secondsUntil(startAfter) };
      await own.send(job.name, data, { id, ...wait, db: inTransaction(tx) });
      return id;
    },
    enqueueAll: async (tx, job, list) => {
      if (list.length === 0) return;
      const own = await boss.withQueue(job);
      const rows = list.map(({ data, id = newId(), startAfter }) => ({
        id,
        data,
        ...(startAfter && { startAfter: secondsUntil(startAfter) }),
      }));
      await own.insert(job.name, rows, { db: inTransaction(tx) });
    },
    ...makeChanging(boss, secondsUntil),
    nextStart: async (cron) => {
      const own = await boss.open();
      return own.previewSchedule(cron, { tz: ZONE, count: 1 })[0];
    },
    work: async (handlers, onFailed = () => Promise.resolve()) => {
      const begun = new Set<string>();
      while (!leaving.signal.aborted) {
        try {
          await beginWork(boss, { handlers, begun, log: options.log, onFailed });
          watching = watchFailures(boss.open, { log: options.log, onFailed, signal: leaving.signal });
          return;
        } catch (error) {
          options.log.warn({ err: describeError(error) }, 'jobs cannot begin yet');
          await sleep(AGAIN_MS, undefined, { signal: leaving.signal }).catch(() => undefined); // leaving: no further try
        }
      }
    },
    close: async () => {
      leaving.abort();
      await watching;
      await boss.close();
    },
  };
}

/** Changes single jobs in the caller's transaction, each only while it is in a state that allows it. */
function makeChanging(boss: LazyBoss, secondsUntil: (at: Date) => number): Pick<Jobs, 'retry' | 'cancel' | 'postpone'> {
  return {
    retry: async (tx, name, id) => {
      const own = await boss.open();
      if (!(await lockJob(tx, { name, id, states: ['failed'] }))) return false;
      await own.retry(name, id, { db: inTransaction(tx) });
      // At once, not after the wait that its last failure brought; this wakes a worker too.
      await own.update({ name, options: { id, startAfter: 0, db: inTransaction(tx) } });
      return true;
    },
    cancel: async (tx, name, id) => {
      const own = await boss.open();
      // pg-boss would cancel running ones too.
      if (!(await lockJob(tx, { name, id, states: ['created', 'retry'] }))) return false;
      await own.cancel(name, id, { db: inTransaction(tx) });
      return true;
    },
    postpone: async (tx, { name, id, until }) => {
      const own = await boss.open();
      const job = await lockJob(tx, { name, id, states: ['active'] });
      if (!job) return false;
      const db = inTransaction(tx);
      // The running try finds its job inactive when it ends, and changes nothing. It does not count as a retry.
      await own.cancel(name, id, { db });
      await own.resume(name, id, { db });
      const change = { id, startAfter: secondsUntil(until), retryLimit: job.retryLimit + 1, db };
      await own.update({ name, options: change });
      return true;
    },
  };
}

interface LazyBoss {
  readonly open: () => Promise<PgBoss>;
  /** As `open`, with the job's queue made. */
  readonly withQueue: (job: JobDefinition) => Promise<PgBoss>;
  readonly close: () => Promise<void>;
}

/** Opens the queue on first use; after a failure the next caller tries again. */
function openLazily(options: JobsOptions): LazyBoss {
  let opening: Promise<PgBoss> | undefined;
  let isClosed = false;
  const queues = new Map<string, Promise<void>>();
  const open = (): Promise<PgBoss> => {
    if (isClosed) throw new ClosedError();
    if (!opening) {
      opening = openBoss(options);
      opening.catch(() => (opening = undefined));
    }
    return opening;
  };
  return {
    open,
    withQueue: async (job) => {
      const boss = await open();
      let queue = queues.get(job.name);
      if (!queue) {
        queue = keepQueue(boss, job);
        queues.set(job.name, queue);
        queue.catch(() => queues.delete(job.name));
      }
      await queue;
      return boss;
    },
    close: async () => {
      isClosed = true;
      const boss = await opening?.catch(() => undefined); // told where it was awaited; there is nothing to close
      await boss?.stop({ graceful: true, timeout: LONGEST_DRAIN_MS });
    },
  };
}

/** The portal leaves: nothing is taken in any more. Its code is SQL's own for a database that goes away. */
class ClosedError extends Error {
  readonly code = '57P01';
}

interface Work {
  readonly handlers: readonly JobHandler[];
  /** Queues that have their worker already, from a try before. */
  readonly begun: Set<string>;
  readonly log: Log;
  readonly onFailed: OnFailed;
}

async function beginWork(boss: LazyBoss, work: Work): Promise<void> {
  const { handlers, begun } = work;
  for (const handler of handlers) {
    if (begun.has(handler.job.name)) continue;
    await startWorker(await boss.withQueue(handler.job), handler, work);
    begun.add(handler.job.name);
  }
  await keepSchedules(await boss.open(), handlers);
}

async function openBoss({ connection, log }: JobsOptions): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  const boss = new Boss({
    ...(connection as Record<string, string>), // pg's own settings; its type is the wider one of the same driver
    application_name: 'naru-jobs',
    schema: JOB_SCHEMA,
    migrate: false,
    createSchema: false,
    max: CONNECTIONS,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    flowIntervalSeconds: 86_400,
  });
  boss.on('error', (error) => log.warn({ err: describeError(error) }, 'jobs: the database is away, or a query failed'));
  // The words are pg-boss's own; what goes with them may hold statements.
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'jobs: a warning'));
  try {
    await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined); // what went wrong is told below
    throw error;
  }
  return boss;
}

/** Makes the queue, or gives it the policy of today's code. */
async function keepQueue(boss: PgBoss, job: JobDefinition): Promise<void> {
  const policy = {
    retryLimit: job.retries,
    retryDelay: job.delaySeconds,
    retryBackoff: true,
    retryDelayMax: LONGEST_DELAY_SECONDS,
    expireInSeconds: job.longestSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: job.schedule === undefined ? KEPT_SECONDS : SCHEDULED_KEPT_SECONDS,
    notify: true,
  };
  await boss.createQueue(job.name, policy);
  await boss.updateQueue(job.name, policy);
}

async function startWorker(boss: PgBoss, handler: JobHandler, work: Work): Promise<void> {
  await boss.work(
    handler.job.name,
    {
      batchSize: handler.job.atOnce,
      includeMetadata: true,
      perJobResults: true,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_NOTIFIED_SECONDS,
    },
    (jobs: JobWithMetadata<JobData>[]) => Promise.all(jobs.map((job) => runOne(handler, job, work))),
  );
}

async function runOne({ handle }: JobHandler, job: JobWithMetadata<JobData>, work: Work): Promise<JobResult> {
  const attempt = job.retryCount + 1;
  const isLast = job.retryCount >= job.retryLimit;
  try {
    await handle({ id: job.id, data: job.data, attempt, isLast, signal: job.signal });
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const failure = nameError(error);
    const { stack } = describeError(error);
    work.log.warn({ job: job.name, jobId: job.id, attempt, failure, stack }, 'a job failed');
    const isGivenUp = error instanceof GiveUpError;
    if (isGivenUp || isLast) await tellAtOnce(job.name, work);
    return { id: job.id, status: isGivenUp ? 'deadletter' : 'failed', output: failure };
  }
}

/** Notifies of a failure before somebody starts the job again; the watch (failures.ts) finds those missed here. */
async function tellAtOnce(name: string, { onFailed, log }: Work): Promise<void> {
  await onFailed(name, new Date()).catch((error: unknown) =>
    log.warn({ err: describeError(error) }, 'failures could not be told yet'),
  );
}

/** Returns a failure's class and code. Messages may quote what somebody wrote, or a mail server an address. */
function nameError(error: unknown): { type: string; code: string | null } {
  const { code } = (error ?? {}) as { code?: unknown };
  return { type: error instanceof Error ? error.name : typeof error, code: typeof code === 'string' ? code : null };
}

/** Keeps the schedules of today's code, and no other: jobs without a handler would only pile up. */
async function keepSchedules(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const scheduled = handlers.filter(({ job }) => job.schedule !== undefined);
  for (const { name } of await boss.getSchedules()) {
    if (!scheduled.some(({ job }) => job.name === name)) await boss.unschedule(name);
  }
  for (const { job } of scheduled) {
    await boss.schedule(job.name, job.schedule ?? '', {}, { tz: ZONE, missed: 'once' });
  }
}

/** Locks the job until the transaction ends, if it is in one of the states. */
async function lockJob(
  tx: Tx,
  job: { name: string; id: string; states: readonly string[] },
): Promise<{ readonly retryLimit: number } | undefined> {
  const { rows } = await sql<{ retryLimit: number }>`
    select job.retry_limit as "retryLimit" from ${sql.table(`${JOB_SCHEMA}.job`)}
    where job.name = ${job.name} and job.id = ${job.id} and job.state::text = any(${job.states}) for update`.execute(
    tx,
  );
  return rows[0];
}

function inTransaction(tx: Tx): BossDb {
  return {
    executeSql: async (text, values = []) => {
      const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}
