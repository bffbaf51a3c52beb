/**
 * Work on badges in the background: the run over everybody when a badge is opened, the nightly catch-up of facts that no
 * event told, and the word that a badge is about to end.
 */
import type { Tx } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import { badgeEnding, tellHolders } from './notifications.ts';
import {
  endRun,
  failLostRuns,
  failRun,
  insertOptionalRun,
  lockOptionalRunning,
  reviveRun,
  selectEnding,
  updateProgress,
} from './run-store.ts';
import { settleStudents } from './settle.ts';
import { countStudents, selectOptionalRuledClass, selectRuledClasses, selectStudentsAfter } from './settle-store.ts';

const DAY_MS = 86_400_000;
/** Days before its end on which the holder hears of it, each once. */
const ENDING_DAYS = [60, 30, 7] as const;
/** All tries of a run and the waits between them are over by then. */
const LONGEST_RUN_MS = DAY_MS;
const AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Its id is the run's. */
export const badgeRunJob = defineJob<{ runId: string }>('badge.run', {
  retries: 9,
  delaySeconds: 2,
  longestSeconds: 3_600,
});
const catchUp = defineJob('badge.catch-up', { schedule: '40 4 * * *', longestSeconds: 3_600 });
const tellEnding = defineJob('badge.tell-ending', { schedule: '0 9 * * *' });

type TaskPlatform = Pick<Platform, 'db' | 'now' | 'followersOf'>;

export function badgeJobs(platform: TaskPlatform): JobHandler[] {
  return [
    handleJob(badgeRunJob, async ({ data: { runId }, signal, isLast }) => {
      const { db, now } = platform;
      try {
        // An administrator can start a failed job again.
        await reviveRun(db, runId);
        while (await runSome(platform, runId)) signal.throwIfAborted();
      } catch (error) {
        if (isLast) await failRun(db, runId, now());
        throw error;
      }
    }),
    handleJob(catchUp, async ({ signal }) => {
      await settleEverybody(platform, signal);
      const at = platform.now();
      await failLostRuns(platform.db, { before: new Date(at.getTime() - LONGEST_RUN_MS), at });
    }),
    handleJob(tellEnding, () => tellEndingBadges(platform)),
  ];
}

export interface RunStarter {
  readonly tx: Tx;
  readonly now: Date;
  readonly platform: Pick<Platform, 'jobs'>;
}

/** Begins to grant a badge in the background to those who meet its rule already; undefined where that is under way. */
export async function startRun({ tx, now, platform }: RunStarter, classId: string): Promise<string | undefined> {
  const runId = await insertOptionalRun(tx, { classId, total: await countStudents(tx), at: now });
  if (runId !== undefined) await platform.jobs.enqueue(tx, badgeRunJob, { runId }, { id: runId });
  return runId;
}

/** Takes the next step of a run. Returns whether there is more to do. */
export function runSome(platform: TaskPlatform, runId: string, most = AT_ONCE): Promise<boolean> {
  const { db, now } = platform;
  return db.transaction().execute(async (tx) => {
    const run = await lockOptionalRunning(tx, runId);
    if (!run) return false;
    const memberIds = await selectStudentsAfter(tx, { after: run.afterId ?? FIRST_ID, most });
    const to = await selectOptionalRuledClass(tx, run.classId);
    const last = memberIds.at(-1);
    if (last === undefined || to?.status !== 'OPEN') {
      await endRun(tx, run.id, now());
      return false;
    }
    const { granted } = await settleStudents({ tx, now: now(), platform }, memberIds, [to]);
    await updateProgress(tx, run.id, { checked: memberIds.length, granted, last });
    return true;
  });
}

/** Settles all students against all rules, some at a time, each batch in a transaction of its own. */
export async function settleEverybody(platform: TaskPlatform, signal?: AbortSignal, most = AT_ONCE): Promise<void> {
  const { db, now } = platform;
  let after: string | undefined = FIRST_ID;
  while (after !== undefined) {
    const from: string = after;
    const settle = async (tx: Tx): Promise<string | undefined> => {
      const memberIds = await selectStudentsAfter(tx, { after: from, most });
      await settleStudents({ tx, now: now(), platform }, memberIds, await selectRuledClasses(tx));
      return memberIds.length < most ? undefined : memberIds.at(-1);
    };
    after = await db.transaction().execute(settle);
    signal?.throwIfAborted();
  }
}

/** Tells the holders of badges that end in sixty, thirty and seven days; a run that was missed is made up for by the next. */
export async function tellEndingBadges(platform: TaskPlatform): Promise<void> {
  for (const days of ENDING_DAYS) await tellEndingIn(platform, days);
}

async function tellEndingIn({ db, now }: TaskPlatform, days: number): Promise<void> {
  const until = new Date(now().getTime() + days * DAY_MS);
  const from = new Date(until.getTime() - 2 * DAY_MS);
  let after: string | undefined = FIRST_ID;
  while (after !== undefined) {
    const ending = await selectEnding(db, { from, until, after, most: AT_ONCE });
    await db.transaction().execute((tx) => tellHolders(tx, badgeEnding, ending, `:${days}`));
    after = ending.length < AT_ONCE ? undefined : ending.at(-1)?.assertionId;
  }
}
