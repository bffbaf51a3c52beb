/**
 * A job around `importRoster` that carries out a run, once: a repeat of the job that finds the run in progress ends it,
 * as its process was lost. An import marks itself done in its own transaction, and only while it is in progress.
 */
import type { RosterRunDetail } from '@naru/contract/areas/roster.ts';
import type pg from 'pg';

import type { Tx } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import type { ImportProgress } from './import.ts';
import { RosterRefusedError } from './problems.ts';
import {
  beginRun,
  cancelOpenRun,
  deleteBundle,
  deleteOldRuns,
  endRun,
  insertProblems,
  selectOptionalBundleObject,
  updateProgress,
  type BegunRun,
} from './store.ts';

/** Its id is the run's. A university of 50,000 takes some minutes. */
export const rosterImport = defineJob<{ runId: string }>('roster.import', {
  retries: 5,
  delaySeconds: 1,
  longestSeconds: 3_600,
});

type RunPlatform = Pick<Platform, 'db' | 'files' | 'now'>;

export function handleRosterImport(platform: RunPlatform, connection: pg.ClientConfig): JobHandler {
  return handleJob(rosterImport, async ({ data: { runId }, signal }) => {
    const begun = await beginRun(platform.db, runId);
    if (begun) await carryOut(platform, { ...begun, runId, signal, connection });
    else await failRun(platform, runId, 'INTERRUPTED');
  });
}

interface Run extends BegunRun {
  readonly runId: string;
  readonly signal: AbortSignal;
  readonly connection: pg.ClientConfig;
}

async function carryOut(platform: RunPlatform, run: Run): Promise<void> {
  const { runId, isPreview, bundleId } = run;
  const location = await findBundle(platform, bundleId);
  if (bundleId === null || location === undefined) return failRun(platform, runId, 'BUNDLE_GONE');
  const watch = watchRun(platform, runId);
  // Archives and tables are read in this job alone, and what reads them is loaded with it.
  const { importRoster, RunEndedError } = await import('./import.ts');
  try {
    const { sourceSystem, sourceName, counts } = await importRoster(run.connection, {
      ...run.options,
      location,
      isDryRun: isPreview,
      actorId: run.actorId,
      now: platform.now,
      onProgress: watch.onProgress,
      signal: AbortSignal.any([run.signal, watch.ended]),
      runId,
    });
    const found = { system: sourceSystem, name: sourceName, counts };
    if (isPreview) await endRun(platform.db, runId, { state: 'DONE', ...found, at: platform.now() });
    else await deleteBundle(platform.db, bundleId);
  } catch (error) {
    if (error instanceof RunEndedError || watch.ended.aborted) return; // cancelled: that stands in the run already
    await endUnfinished(platform, run, error);
  } finally {
    await watch.settled();
  }
}

async function findBundle(platform: RunPlatform, bundleId: string | null): Promise<string | undefined> {
  const objectId = bundleId === null ? undefined : await selectOptionalBundleObject(platform.db, bundleId);
  return objectId === undefined ? undefined : platform.files.store.findOptional(objectId);
}

/** @throws unexpected errors, for the log of jobs */
async function endUnfinished(platform: RunPlatform, { runId, signal }: Run, error: unknown): Promise<void> {
  if (error instanceof RosterRefusedError) {
    await platform.db.transaction().execute(async (tx) => {
      const ending = { state: 'REFUSED', problemCount: error.count, at: platform.now() } as const;
      if (await endRun(tx, runId, ending)) await insertProblems(tx, runId, error.problems);
    });
    return;
  }
  await failRun(platform, runId, signal.aborted ? 'INTERRUPTED' : 'ERROR');
  if (!signal.aborted) throw error;
}

/** Fails the run, unless it has ended. */
async function failRun(
  { db, now }: RunPlatform,
  runId: string,
  failure: NonNullable<RosterRunDetail['failure']>,
): Promise<void> {
  await endRun(db, runId, { state: 'FAILED', failure, at: now() });
}

interface RunWatch {
  readonly onProgress: (progress: ImportProgress) => void;
  /** Aborted once the run is found to have ended: somebody cancelled it. */
  readonly ended: AbortSignal;
  readonly settled: () => Promise<void>;
}

/** Writes how far the import is, outside of its transaction; of what comes too fast only the newest. */
function watchRun({ db }: RunPlatform, runId: string): RunWatch {
  const ending = new AbortController();
  let next: ImportProgress | undefined;
  let writing: Promise<void> | undefined;
  const write = async (): Promise<void> => {
    while (next) {
      const progress = toProgress(next);
      next = undefined;
      // That it cannot be shown how far an import is does not end it.
      const isOpen = await updateProgress(db, runId, progress).catch(() => true);
      if (!isOpen) ending.abort();
    }
    writing = undefined;
  };
  return {
    onProgress: (progress) => {
      next = progress;
      writing ??= write();
    },
    ended: ending.signal,
    settled: async () => writing,
  };
}

const STEPS = { read: 'READ', check: 'CHECK', write: 'WRITE' } as const;

function toProgress(progress: ImportProgress): NonNullable<RosterRunDetail['progress']> {
  const { step, done, of } = progress;
  const item = progress.step === 'read' ? progress.file : progress.step === 'write' ? progress.kind : null;
  return { step: STEPS[step], item, done, of };
}

/** Cancels the run when its job is cancelled. */
export async function followJob(tx: Tx, runId: string, own: { verb: 'retry' | 'cancel'; at: Date }): Promise<void> {
  if (own.verb === 'cancel') await cancelOpenRun(tx, runId, own.at);
}

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Reports of imports stay; previews and what was wrong with bundles go. */
export async function sweepRosterRuns({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  await deleteOldRuns(db, new Date(now().getTime() - KEPT_MS));
}
