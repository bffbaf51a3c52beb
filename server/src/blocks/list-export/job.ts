/**
 * Makes a long list's file in a job of the export's own id. It reads one state of the database window by window and
 * writes as it reads, under the rights of that moment; the bytes precede the row, so that nobody gets half a file.
 */
import type { ExportFailure } from '@naru/contract/areas/list-export.ts';

import type { Person } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/db.ts';
import { TooManyRowsError, writeWorkbook } from '../../platform/excel/workbook.ts';
import type { StagedObject } from '../../platform/files/store.ts';
import { fail, Failure } from '../../platform/http/failure.ts';
import type { CallContext, Platform } from '../../platform/http/serve.ts';
import { defineJob, GiveUpError, handleJob, type JobHandler } from '../../platform/jobs/define.ts';
import type { Log } from '../../platform/log.ts';
import { writePrivacyLog } from '../audit/privacy-store.ts';
import { writeAudit } from '../audit/store.ts';
import { describeLeaving, fileNameOf, listNameOf } from './file.ts';
import { tellOfExport } from './notifications.ts';
import { daysAfter, MOST_BEGUN } from './rules.ts';
import { openListAgain, type AnyListSource, type OpenList } from '../manifest/list-source.ts';
import {
  allStudentsReasonOf,
  beginExport,
  cancelOpenExport,
  deleteOldExports,
  endExport,
  updateRowCount,
  updateWaitingAgain,
  type ExportRow,
} from './store.ts';
import { KEPT_DAYS } from './settings.ts';

/** Its id is the export's. A process that is killed costs a try; how often one may be is counted in the row. */
export const exportJob = defineJob<{ exportId: string }>('list.export', {
  retries: 9,
  delaySeconds: 2,
  longestSeconds: 3_600,
});

/** Rows read at once. */
const WINDOW = 2_000;

export interface ExportWork {
  readonly platform: Platform;
  readonly log: Log;
  readonly sources: readonly AnyListSource[];
}

export function handleExports(work: ExportWork): JobHandler {
  return handleJob(exportJob, async ({ data: { exportId }, signal, isLast }) => {
    const row = await beginExport(work.platform.db, exportId);
    if (!row) return;
    if (row.begun > MOST_BEGUN) return failExport(work, row, 'INTERRUPTED');
    await carryOut(work, row, { signal, isLast });
  });
}

interface Run {
  readonly signal: AbortSignal;
  readonly isLast: boolean;
}

/** The run is no longer the current one: it was cancelled, or given up for lost. */
class RunEndedError extends Error {
  override readonly name = 'RunEndedError';
}

async function carryOut(work: ExportWork, row: ExportRow, { signal, isLast }: Run): Promise<void> {
  try {
    await makeFile(work, row, signal);
  } catch (error) {
    if (error instanceof RunEndedError) return;
    const failure = failureOf(error);
    if (failure) {
      await failExport(work, row, failure);
      if (failure === 'STORAGE_FULL') throw new GiveUpError(failure); // an administrator's to mend
      return;
    }
    if (signal.aborted ? isLast : row.begun >= MOST_BEGUN) {
      await failExport(work, row, signal.aborted ? 'INTERRUPTED' : 'ERROR');
      throw new GiveUpError('EXPORT_FAILED');
    }
    await updateWaitingAgain(work.platform.db, row, signal.aborted);
    throw error;
  }
}

/** Returns the failure that another try would not change. */
function failureOf(error: unknown): ExportFailure | undefined {
  if (error instanceof TooManyRowsError) return 'TOO_MANY_ROWS';
  if (!(error instanceof Failure)) return undefined;
  // Whatever the list says to who asks for it today.
  const refusals = ['forbidden', 'notFound', 'inPreparation', 'invalid'];
  if (refusals.includes(error.kind)) return 'FORBIDDEN';
  return error.kind === 'storageFull' ? 'STORAGE_FULL' : undefined;
}

interface Made {
  readonly staged: StagedObject;
  readonly list: OpenList;
  readonly rowCount: number;
  readonly subjectIds: ReadonlySet<string>;
}

async function makeFile(work: ExportWork, row: ExportRow, signal: AbortSignal): Promise<void> {
  const { platform } = work;
  const person =
    (await platform.sessions.resolvePerson(row.memberId, {
      now: platform.now(),
      allStudentsReason: allStudentsReasonOf(row),
    })) ?? fail('forbidden');
  const made = await platform.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => writeRows(work, contextOf(work, row, { person, db: tx }), { row, signal }));
  try {
    await platform.db
      .transaction()
      .execute((tx) => finish(tx, { ctx: contextOf(work, row, { person, db: tx }), row, made }));
  } finally {
    await platform.files.store.drop(made.staged.id);
  }
}

/** Makes a context as if the person asked now, from where they asked then. */
function contextOf(
  { platform, log }: ExportWork,
  row: ExportRow,
  { person, db }: { person: Person; db: CallContext<Person>['db'] },
): CallContext<Person> {
  return {
    actor: person,
    db,
    now: platform.now(),
    locale: row.locale,
    log,
    origin: {
      requestId: row.requestId,
      address: row.address,
      agent: '',
      token: undefined,
      cookies: new Map(),
      giveCookie: () => undefined,
    },
    platform,
  };
}

async function writeRows(
  work: ExportWork,
  ctx: CallContext<Person>,
  { row, signal }: { row: ExportRow; signal: AbortSignal },
): Promise<Made> {
  const list = await openListAgain(ctx, work.sources, row);
  const subjectIds = new Set<string>();
  let rowCount = 0;
  const rows = async function* (): AsyncGenerator {
    for (let number = 0; ; number += 1) {
      if (!(await updateRowCount(work.platform.db, row, rowCount))) throw new RunEndedError();
      const window = await list.readRows(ctx.db, { number, size: WINDOW, offset: number * WINDOW });
      for (const one of window) {
        const subjectId = list.subjectOf(one);
        if (subjectId !== undefined) subjectIds.add(subjectId);
      }
      rowCount += window.length;
      yield* window;
      if (window.length < WINDOW) return;
    }
  };
  const name = await listNameOf(ctx, list.menuId);
  const workbook = await writeWorkbook({ name, columns: list.columns, rows: rows() });
  // The store reports errors of the stream, unless it refuses before it reads.
  workbook.on('error', () => undefined);
  try {
    const staged = await work.platform.files.store.stage(workbook, signal);
    return { staged, list, rowCount, subjectIds };
  } finally {
    workbook.destroy();
  }
}

interface Finish {
  readonly ctx: CallContext<Person>;
  readonly row: ExportRow;
  readonly made: Made;
}

/** Writes log, notice and file in one transaction, unless the run was cancelled. */
async function finish(tx: Tx, { ctx, row, made }: Finish): Promise<void> {
  const { platform, now } = ctx;
  const { staged, list, rowCount, subjectIds } = made;
  const keptDays = (await platform.settings.read()).of(KEPT_DAYS);
  const isOurs = await endExport(tx, row, {
    state: 'DONE',
    objectId: staged.id,
    fileName: await fileNameOf(ctx, list.menuId),
    size: staged.size,
    visibleScope: list.visibleScope,
    rowCount,
    expiresAt: daysAfter(now, keptDays),
    at: now,
  });
  if (!isOurs) throw new RunEndedError();
  // Nobody sees the row before the bytes are in their place.
  await platform.files.store.keep(staged.id);
  await writePrivacyLog(tx, ctx, describeLeaving(list, { subjectIds, reason: row.reason }));
  const after = { rows: rowCount, reason: row.reason, exportId: row.id };
  await writeAudit(tx, ctx, { ...list.audit, after });
  await tellOfExport(tx, { id: row.id, memberId: row.memberId, at: now, isReady: true });
}

async function failExport({ platform }: ExportWork, row: ExportRow, failure: ExportFailure): Promise<void> {
  const at = platform.now();
  await platform.db.transaction().execute(async (tx) => {
    if (!(await endExport(tx, row, { state: 'FAILED', failure, at }))) return;
    await tellOfExport(tx, { id: row.id, memberId: row.memberId, at, isReady: false });
  });
}

/** Cancels the export when its job is cancelled. A failed export starts again with its job. */
export async function followExportJob(tx: Tx, id: string, own: { verb: 'retry' | 'cancel'; at: Date }): Promise<void> {
  if (own.verb === 'cancel') await cancelOpenExport(tx, id, own.at);
}

/** Deletes expired exports, and those that ended long ago without a file. */
export async function sweepExports({ db, settings, now }: Pick<Platform, 'db' | 'settings' | 'now'>): Promise<void> {
  const keptDays = (await settings.read()).of(KEPT_DAYS);
  await deleteOldExports(db, { now: now(), endedBefore: daysAfter(now(), -keptDays) });
}
