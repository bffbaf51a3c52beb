import type { RosterRunDetail, RosterRunSummary, rosters } from '@naru/contract/areas/roster.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { insertEntries, insertGroup } from '../../../blocks/file/store.ts';
import { newId } from '../../../platform/db/id.ts';
import type { Db } from '../../../platform/db/db.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { Ids } from '../../../platform/http/idempotency.ts';
import type { CallContext, Reader, Uploader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { explainProblem } from './problems.ts';
import { mostBundleBytes, receiveBundle, type ReceivedBundle } from './receive.ts';
import { RUN_WORDS } from './run-words.ts';
import { rosterImport } from './run.ts';
import type { KindCount } from './merging-sql.ts';
import {
  cancelOpenRun,
  countProblems,
  countRuns,
  insertOptionalRun,
  selectOptionalBundle,
  selectOptionalOpenRun,
  selectOptionalRun,
  selectProblems,
  selectRuns,
  type NewRun,
  type RunRow,
} from './store.ts';

/** A group of files that no record takes: without an import it goes after a day. */
export const uploadBundle: Uploader<typeof rosters.uploadBundle, ReceivedBundle> = {
  receive: receiveBundle,
  apply: async (ctx, _input, { entry }) => {
    const made = { id: newId(), ownerId: ctx.actor.memberId, dataKeyId: null, at: ctx.now };
    const group = await insertGroup(ctx.tx, made);
    await ctx.platform.files.store.keep(entry.objectId);
    await insertEntries(ctx.tx, group, { entries: [entry], by: ctx.actor.memberId, at: ctx.now });
    const { size, sha256 } = entry;
    await writeAudit(ctx.tx, ctx, {
      action: 'rosters.uploadBundle',
      entity: 'file_group',
      entityId: group.id,
      after: { size, sha256 },
    });
    return { bundleId: group.id };
  },
  answer: async (ctx, ids) => {
    const bundle = await selectOptionalBundle(ctx.db, ids['bundleId'] ?? '', ctx.actor.memberId);
    if (!bundle) return fail('notFound');
    return { bundleId: bundle.id, name: bundle.name, size: bundle.size };
  },
};

export const previewBundle: Writer<typeof rosters.previewBundle> = {
  apply: async (ctx, { body }) => {
    const { bundleId, allowsRemovals } = body;
    const bundle = await selectOptionalBundle(ctx.tx, bundleId, ctx.actor.memberId);
    if (!bundle) return failField('bundleId', RUN_WORDS[ctx.locale].gone);
    const advisor = body.advisor === 'NONE' ? 'none' : 'first-class';
    const options = { advisor, allowsRemovals } as const;
    return startRun(ctx, { isPreview: true, bundleId: bundle.id, bundleName: bundle.name, options });
  },
  answer: answerRun,
};

export const importPreviewed: Writer<typeof rosters.importPreviewed> = {
  apply: async (ctx, { params }) => {
    const preview = await findRun(ctx, ctx.tx, params.id);
    const { bundleId, bundleName, options, isCurrent } = preview;
    if (!isCurrent || bundleId === null || bundleName === null) return fail('conflict', { current: toDetail(preview) });
    return startRun(ctx, { isPreview: false, bundleId, bundleName, options });
  },
  answer: answerRun,
};

/** Starts a run. The database allows one open run at a time, so a second one is refused. */
async function startRun(ctx: WriteContext, run: Omit<NewRun, 'by' | 'at'>): Promise<Ids> {
  const runId = await insertOptionalRun(ctx.tx, { ...run, by: ctx.actor.memberId, at: ctx.now });
  if (runId === undefined) {
    return fail('conflict', { current: { openRunId: (await selectOptionalOpenRun(ctx.tx)) ?? null } });
  }
  await ctx.platform.jobs.enqueue(ctx.tx, rosterImport, { runId }, { id: runId });
  await writeAudit(ctx.tx, ctx, {
    action: run.isPreview ? 'rosters.previewBundle' : 'rosters.importPreviewed',
    entity: 'import_run',
    entityId: runId,
    after: run.options,
  });
  return { runId };
}

export const cancelRun: Writer<typeof rosters.cancelRun> = {
  apply: async (ctx, { params }) => {
    const { id } = await findRun(ctx, ctx.tx, params.id);
    // Its job first, as who cancels that by itself: two who lock both lock them in one order.
    await ctx.platform.jobs.cancel(ctx.tx, rosterImport.name, id);
    if (!(await cancelOpenRun(ctx.tx, id, ctx.now))) {
      return fail('conflict', { current: toDetail(await findRun(ctx, ctx.tx, id)) });
    }
    await writeAudit(ctx.tx, ctx, { action: 'rosters.cancelRun', entity: 'import_run', entityId: id });
    return { runId: id };
  },
  answer: answerRun,
};

export const pageRuns: Reader<typeof rosters.pageRuns> = async (ctx, { query }) => {
  const window = windowOf(query);
  const [rows, count, openRunId, settings] = await Promise.all([
    selectRuns(ctx.db, window, ctx.locale),
    countRuns(ctx.db),
    selectOptionalOpenRun(ctx.db),
    ctx.platform.settings.read(),
  ]);
  const runPage = toPage(rows.map(toSummary), count, window);
  return { runPage, openRunId: openRunId ?? null, bundleSize: mostBundleBytes(settings) };
};

export const readRun: Reader<typeof rosters.readRun> = async (ctx, { params }) => ({
  run: toDetail(await findRun(ctx, ctx.db, params.id)),
});

export const pageProblems: Reader<typeof rosters.pageProblems> = async (ctx, { params, query }) => {
  const { id } = await findRun(ctx, ctx.db, params.id);
  const window = windowOf(query);
  const [rows, count] = await Promise.all([selectProblems(ctx.db, id, window), countProblems(ctx.db, id)]);
  const content = rows.map((row) => ({
    sn: row.sn,
    file: row.file,
    line: row.line,
    column: row.column,
    reason: explainProblem(row, ctx.locale),
  }));
  return { problemPage: toPage(content, count, window) };
};

async function answerRun(ctx: CallContext, ids: Ids): Promise<{ run: RosterRunDetail }> {
  return { run: toDetail(await findRun(ctx, ctx.db, ids['runId'] ?? '')) };
}

async function findRun(ctx: CallContext, db: Db, id: string): Promise<RunRow> {
  return (await selectOptionalRun(db, id, ctx.locale)) ?? fail('notFound');
}

function toSummary(row: RunRow): RosterRunSummary {
  const sum = (part: 'added' | 'changed' | 'left'): number =>
    (row.counts ?? []).reduce((total, count) => total + count[part], 0);
  return {
    runId: row.id,
    state: row.state,
    isPreview: row.isPreview,
    bundleName: row.bundleName,
    sourceName: row.sourceName,
    actorName: row.actorName,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    added: sum('added'),
    changed: sum('changed'),
    removed: sum('left'),
    problemCount: row.problemCount,
  };
}

function toDetail(row: RunRow): RosterRunDetail {
  const { advisor, allowsRemovals } = row.options;
  return {
    ...toSummary(row),
    options: { advisor: advisor === 'none' ? 'NONE' : 'FIRST_CLASS', allowsRemovals },
    countList: (row.counts ?? []).map(toCount),
    progress: row.progress,
    failure: row.failure,
    can: { import: row.isCurrent, cancel: row.state === 'WAITING' || row.state === 'RUNNING' },
  };
}

function toCount({ kind, given, added, changed, left }: KindCount): RosterRunDetail['countList'][number] {
  return { kind, added, changed, removed: left, unchanged: Math.max(0, given - added - changed) };
}
