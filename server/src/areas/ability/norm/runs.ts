/**
 * Work on norms in the background, step by step: each is a transaction with how far it is, so that a process that is lost
 * costs one step, and another process takes the next (docs/specification.md, Norms).
 */
import type { Platform } from '../../../platform/http/serve.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import { readAgainstNorm } from '../scoring/score-session.ts';
import { buildStep } from './build.ts';
import { selectUnreadSessions } from './rescore-store.ts';
import { endRun, failRun, lockOptionalRunning, updateProgress, type RunningRun } from './run-store.ts';

/** Its id is the run's. */
export const normJob = defineJob<{ runId: string }>('ability.norm', {
  retries: 9,
  delaySeconds: 2,
  longestSeconds: 3_600,
});

type RunPlatform = Pick<Platform, 'db' | 'now'>;

export function normJobs(platform: RunPlatform): JobHandler[] {
  return [
    handleJob(normJob, async ({ data: { runId }, signal, isLast }) => {
      try {
        while (await runSome(platform, runId)) signal.throwIfAborted();
      } catch (error) {
        if (isLast) await platform.db.transaction().execute((tx) => failRun(tx, { id: runId, at: platform.now() }));
        throw error;
      }
    }),
  ];
}

/** Results that are read again in one transaction. */
const AT_ONCE = 500;

/** Takes the next step of a run. Returns whether there is more to do. */
export function runSome({ db, now }: RunPlatform, runId: string, most = AT_ONCE): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const run = await lockOptionalRunning(tx, runId);
    if (!run) return false;
    return run.kind === 'BUILD' ? buildStep(tx, run, now()) : rescoreStep(tx, run, { now: now(), most });
  });
}

/** Reads the next results under the norm. A session has one reading for a norm, however often it is tried. */
async function rescoreStep(
  tx: Tx,
  { id, versionId, normId, lastSessionId }: RunningRun,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<boolean> {
  const sessionIds = await selectUnreadSessions(tx, { versionId, normId, after: lastSessionId, most });
  const last = sessionIds.at(-1);
  if (last === undefined) {
    await endRun(tx, { id, at: now });
    return false;
  }
  await readAgainstNorm(tx, { versionId, normId, sessionIds, now });
  await updateProgress(tx, id, { count: sessionIds.length, last });
  return true;
}
