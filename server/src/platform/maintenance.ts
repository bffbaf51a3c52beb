/** Maintenance that the portal runs every hour: months for the append-only tables, and deleting what has expired. */
import { sql, type Kysely } from 'kysely';

import type { DB } from './db/schema.gen.ts';
import type { Tx } from './db/db.ts';
import { describeError, type Log } from './log.ts';
import { sweepSessions } from './session/sweep.ts';

const HOUR_MS = 60 * 60_000;
const MONTHS_AHEAD = 2;
const MONTHLY_TABLES = ['audit_log', 'access_log', 'privacy_log', 'sign_in_log'] as const;
type MonthlyTable = (typeof MONTHLY_TABLES)[number];

/** One process at a time makes months; the number only has to differ from other advisory locks. */
const MONTHS_LOCK = 20_261_121;
const CHECK_VIOLATION = '23514';

export interface MaintenanceWork {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly log: Log;
  /** Tasks that blocks add, by the name that a failure has in the log. */
  readonly more?: Readonly<Record<string, () => Promise<unknown>>>;
}

export interface Maintenance {
  /** No further run; waits for the current one. */
  readonly stop: () => Promise<void>;
}

/** Runs at once in the background and then hourly. A failure is logged and tried again an hour later. */
export function startMaintenance(work: MaintenanceWork): Maintenance {
  let running: Promise<void> | undefined;
  const run = (): void => {
    running ??= runMaintenance(work).finally(() => {
      running = undefined;
    });
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** Runs every part by itself: a failing one does not stop the others. Never rejects. */
export async function runMaintenance(work: MaintenanceWork): Promise<void> {
  for (const table of MONTHLY_TABLES) await attempt(work.log, `months of ${table}`, () => ensureMonths(work.db, table));
  await attempt(work.log, 'sweep', () => sweepSessions(work.db, work.now()));
  for (const [part, step] of Object.entries(work.more ?? {})) await attempt(work.log, part, step);
}

async function attempt(log: Log, part: string, step: () => Promise<unknown>): Promise<void> {
  await step().catch((error: unknown) => log.error({ err: describeError(error), part }, 'maintenance failed'));
}

/** Partitions for this month and the next two. */
export async function ensureMonths(db: Kysely<DB>, table: MonthlyTable): Promise<void> {
  try {
    await inMonthsTransaction(db, (tx) => callEnsureMonths(tx, table));
  } catch (error) {
    if ((error as { code?: string }).code !== CHECK_VIOLATION) throw error;
    await inMonthsTransaction(db, (tx) => makeRoom(tx, table));
  }
}

async function inMonthsTransaction(db: Kysely<DB>, step: (tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Months begin at midnight UTC whatever the server's zone is, and nobody waits long for our lock.
    await sql`set local time zone 'UTC'`.execute(tx);
    await sql`set local lock_timeout = '5s'`.execute(tx);
    await sql`select pg_advisory_xact_lock(${sql.lit(MONTHS_LOCK)})`.execute(tx);
    await step(tx);
  });
}

async function callEnsureMonths(tx: Tx, table: MonthlyTable): Promise<void> {
  await sql`call ensure_months(${sql.lit(table)}, ${sql.lit(MONTHS_AHEAD)})`.execute(tx);
}

/** Moves rows out of the default partition that came before their month's one and keep it from being made. */
async function makeRoom(tx: Tx, table: MonthlyTable): Promise<void> {
  const [parent, rest] = [sql.table(table), sql.table(`${table}_default`)];
  const recent = sql`at >= date_trunc('month', now())`;
  await sql`lock table ${parent} in access exclusive mode`.execute(tx);
  // Whole rows move between tables of one shape: the only place where naming columns would be wrong.
  await sql`create temporary table stepped_aside on commit drop as select * from ${rest} where ${recent}`.execute(tx);
  await sql`delete from ${rest} where ${recent}`.execute(tx);
  await callEnsureMonths(tx, table);
  await sql`insert into ${parent} select * from stepped_aside`.execute(tx);
}
