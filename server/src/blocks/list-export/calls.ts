import type { ListExport, listExports as spec } from '@naru/contract/areas/list-export.ts';

import { newId } from '../../platform/db/id.ts';
import type { Db } from '../../platform/db/db.ts';
import { fail, Failure } from '../../platform/http/failure.ts';
import type { CallContext, FileSender, Reader, Writer } from '../../platform/http/serve.ts';
import { toPage, windowOf } from '../../platform/list/paging.ts';
import { writeAudit } from '../audit/store.ts';
import { fileHeaders, listNameOf } from './file.ts';
import { exportJob } from './job.ts';
import { listActions } from './rules.ts';
import { openListAgain, type AnyListSource } from '../manifest/list-source.ts';
import {
  allStudentsReasonOf,
  cancelOpenExport,
  countOwnExports,
  deleteFailedExport,
  insertOptionalExport,
  selectOptionalOwnExport,
  selectOwnExports,
  type ExportRow,
} from './store.ts';
import { KEPT_DAYS } from './settings.ts';

type Sources = readonly AnyListSource[];
export const pageExports =
  (sources: Sources): Reader<typeof spec.pageExports> =>
  async (ctx, { query }) => {
    const window = windowOf(query);
    const { memberId } = ctx.actor;
    const [rows, count, settings] = await Promise.all([
      selectOwnExports(ctx.db, memberId, window),
      countOwnExports(ctx.db, memberId),
      ctx.platform.settings.read(),
    ]);
    const content = await Promise.all(rows.map((row) => present(ctx, sources, row)));
    return { exportPage: toPage(content, count, window), keptDays: settings.of(KEPT_DAYS) };
  };

/** Sends the file under today's rights: with fewer, or another scope than it was made with, it is withheld. */
export const downloadExport =
  (sources: Sources): FileSender<typeof spec.downloadExport> =>
  async (ctx, { params }) => {
    const row = await findOwn(ctx, ctx.db, params.id);
    const { objectId, fileName, expiresAt } = row;
    if (objectId === null || fileName === null || expiresAt === null || expiresAt <= ctx.now) return fail('notFound');
    if (await isWithheld(ctx, sources, row)) return fail('forbidden');
    const body = (await ctx.platform.files.store.openOptional(objectId)) ?? fail('notFound');
    await ctx.db
      .transaction()
      .execute((tx) =>
        writeAudit(tx, ctx, { action: 'listExports.downloadExport', entity: 'list_export', entityId: row.id }),
      )
      .catch((error: unknown) => {
        body.destroy();
        throw error;
      });
    return { headers: fileHeaders(fileName), body };
  };

export const cancelExport = (sources: Sources): Writer<typeof spec.cancelExport> => ({
  apply: async (ctx, { params }) => {
    const { id } = await findOwn(ctx, ctx.tx, params.id);
    // Its job first, as who cancels that by itself: two who lock both lock them in one order.
    await ctx.platform.jobs.cancel(ctx.tx, exportJob.name, id);
    if (!(await cancelOpenExport(ctx.tx, id, ctx.now))) {
      return fail('conflict', { current: await present(ctx, sources, await findOwn(ctx, ctx.tx, id)) });
    }
    await writeAudit(ctx.tx, ctx, { action: 'listExports.cancelExport', entity: 'list_export', entityId: id });
    return { id };
  },
  answer: answerExport(sources),
});

/** Replaces a failed export by a new one with the same order. */
export const retryExport = (sources: Sources): Writer<typeof spec.retryExport> => ({
  apply: async (ctx, { params }) => {
    const old = await findOwn(ctx, ctx.tx, params.id);
    if (!(await deleteFailedExport(ctx.tx, old.id))) {
      return fail('conflict', { current: await present(ctx, sources, old) });
    }
    const list = await openListAgain(asThen(ctx, old), sources, old);
    const id = newId();
    const { memberId, source, asked, locale, reason, seesAllStudents } = old;
    const again = { id, memberId, source, asked, locale, reason, seesAllStudents, menuId: list.menuId, at: ctx.now };
    if (!(await insertOptionalExport(ctx.tx, { ...again, ...ctx.origin }))) fail('tooManyExports');
    await ctx.platform.jobs.enqueue(ctx.tx, exportJob, { exportId: id }, { id });
    await writeAudit(ctx.tx, ctx, { ...list.audit, after: { exportId: id, reason } });
    return { id };
  },
  answer: answerExport(sources),
});

function answerExport(sources: Sources) {
  return async (ctx: CallContext, ids: Readonly<Record<string, string>>): Promise<{ export: ListExport }> => ({
    export: await present(ctx, sources, await findOwn(ctx, ctx.db, ids['id'] ?? '')),
  });
}

async function findOwn(ctx: CallContext, db: Db, id: string): Promise<ExportRow> {
  return (await selectOptionalOwnExport(db, id, ctx.actor.memberId)) ?? fail('notFound');
}

/** Returns the context with today's rights, in the view of the order: the session of then may have ended. */
function asThen(ctx: CallContext, row: ExportRow): CallContext {
  return { ...ctx, actor: { ...ctx.actor, allStudentsReason: allStudentsReasonOf(row) } };
}

/** Returns whether the person may no longer export the list, or has another scope than when the file was made. */
async function isWithheld(ctx: CallContext, sources: Sources, row: ExportRow): Promise<boolean> {
  if (row.state !== 'DONE') return false;
  try {
    return (await openListAgain(asThen(ctx, row), sources, row)).visibleScope !== row.visibleScope;
  } catch (error) {
    if (error instanceof Failure) return true;
    throw error;
  }
}

async function present(ctx: CallContext, sources: Sources, row: ExportRow): Promise<ListExport> {
  const withheld = await isWithheld(ctx, sources, row);
  return {
    exportId: row.id,
    state: row.state,
    listNm: await listNameOf(ctx, row.menuId),
    fileNm: row.fileName,
    reason: row.reason,
    rows: row.rowCount,
    size: row.size,
    failure: row.failure,
    askedAt: row.askedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    isWithheld: withheld,
    can: listActions(row, { now: ctx.now, isWithheld: withheld }),
  };
}
