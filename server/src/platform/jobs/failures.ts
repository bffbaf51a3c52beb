/** Finds unreported failures of jobs: pg-boss itself fails those that took too long, or whose process was killed. */
import { setTimeout as sleep } from 'node:timers/promises';

import type { PgBoss } from 'pg-boss';

import { describeError, type Log } from '../log.ts';
import { JOB_SCHEMA } from './schema.ts';

/** Called with a kind of job that failed and the latest time; the same failure may come again. */
export type OnFailed = (name: string, at: Date) => Promise<void>;

interface Watch {
  readonly log: Log;
  readonly onFailed: OnFailed;
  readonly signal: AbortSignal;
}

const ROUND_MS = 5_000;
/** The process that should have reported a failure may be the one that was killed. */
const LOOK_BACK_MS = 24 * 60 * 60_000;
/** A transaction is seen later than the time that it wrote. */
const OVERLAP_MS = 60_000;

/** Looks again and again, until the signal; failures that cannot be reported are found again. */
export async function watchFailures(open: () => Promise<PgBoss>, { log, onFailed, signal }: Watch): Promise<void> {
  let looked: number | undefined;
  while (!signal.aborted) {
    const begun = performance.now();
    try {
      const backMs = looked === undefined ? LOOK_BACK_MS : begun - looked + OVERLAP_MS;
      for (const { name, at } of await selectFailed(await open(), backMs)) await onFailed(name, at);
      looked = begun;
    } catch (error) {
      if (!signal.aborted) log.warn({ err: describeError(error) }, 'failures could not be told yet');
    }
    await sleep(ROUND_MS, undefined, { signal }).catch(() => undefined); // leaving: no further look
  }
}

interface FailedKind {
  readonly name: string;
  readonly at: Date;
}

/** Counts back by the database's clock, because pg-boss wrote the times by it, and answers by this process's. */
async function selectFailed(boss: PgBoss, backMs: number): Promise<FailedKind[]> {
  const text = `select job.name, extract(epoch from clock.now - max(job.completed_on))::float8 as ago
    from ${JOB_SCHEMA}.job, (select ${JOB_SCHEMA}.job_now() as now) as clock
    where job.state = 'failed' and job.completed_on >= clock.now - make_interval(secs => $1) group by job.name, clock.now`;
  const { rows } = await boss.getDb().executeSql(text, [backMs / 1000]);
  return (rows as { name: string; ago: number }[]) // as the statement names them
    .map(({ name, ago }) => ({ name, at: new Date(Date.now() - ago * 1000) }));
}
