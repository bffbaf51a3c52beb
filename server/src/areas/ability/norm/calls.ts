import { NORM_STEPS, norms as calls } from '@naru/contract/areas/ability/norm.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import { fail, failNow } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import { selectInstrument } from '../scoring/store.ts';
import { countUsable, selectLastOwnPeople } from './build-store.ts';
import { normMachine, standingOf } from './machine.ts';
import { presentGroup, presentNorm, presentRows, presentRun, presentScales, presentVersion } from './present.ts';
import { buildBarOf } from './rules.ts';
import { selectRuns } from './run-store.ts';
import {
  countUnread,
  lockOptionalNorm,
  NORM,
  selectGroups,
  selectNorms,
  selectOptionalNorm,
  selectOptionalVersion,
  selectScaleRows,
  type NormSummaryRow,
} from './store.ts';
import { deleteDraft } from './write-store.ts';
import { expectVersion } from '../../../blocks/workflow/take-step.ts';

export const MENU = 'ABL_ADM';

export const listNorms: Reader<typeof calls.listNorms> = async (ctx, { params }) => {
  const { db, actor, locale } = ctx;
  const version = (await selectOptionalVersion(db, params.versionId, locale)) ?? fail('notFound');
  const [rows, runs, instrument, usable, lastPeople] = await Promise.all([
    selectNorms(db, version.id, locale),
    selectRuns(db, version.id, locale),
    selectInstrument(db, version.id),
    countUsable(db, version.id),
    selectLastOwnPeople(db, version.id),
  ]);
  const isRunning = runs.some(({ status }) => status === 'RUNNING');
  return {
    version: presentVersion(version),
    normList: await Promise.all(rows.map((row) => presentListed(ctx, row))),
    runList: runs.map(presentRun),
    scaleList: presentScales(instrument, locale),
    usableCount: usable,
    buildBar: buildBarOf({ usable, isRunning, lastPeople }),
    canChange: actor.rights.may(MENU, 'U'),
  };
};

async function presentListed(ctx: CallContext, row: NormSummaryRow) {
  const circumstances = await readCircumstances(ctx);
  const sides = ctx.actor.rights.may(MENU, 'U') ? (['OFFICE'] as const) : [];
  // Only the norm in force is read under, so that only its count is told.
  const isInForce = row.status === 'IN_FORCE';
  return {
    ...presentNorm(row),
    unreadCount: isInForce ? await countUnread(ctx.db, { versionId: row.versionId, normId: row.id }) : 0,
    stepList: listSteps(normMachine, NORM_STEPS, { row, sides, circumstances }),
  };
}

export const readNorm: Reader<typeof calls.readNorm> = async ({ db, locale }, { params, query }) => {
  const norm = (await selectOptionalNorm(db, params.id, locale)) ?? fail('notFound');
  const [groups, instrument] = await Promise.all([
    selectGroups(db, norm.id, locale),
    selectInstrument(db, norm.versionId),
  ]);
  const everybody = groups.find(({ collegeCode, grade }) => collegeCode === null && grade === null) ?? fail('notFound');
  const group = query.groupId === undefined ? everybody : groups.find(({ id }) => id === query.groupId);
  if (!group) return fail('notFound');
  const [rows, everybodyRows] = await Promise.all([selectScaleRows(db, group.id), selectScaleRows(db, everybody.id)]);
  return {
    norm: presentNorm(norm),
    groupList: groups.map(presentGroup),
    group: presentGroup(group),
    rowList: presentRows(instrument, rows, locale),
    everybodyList: everybodyRows.map(({ scaleCode, mean }) => ({ scaleCode, mean })),
  };
};

export const stepNorm = writeStep(calls.stepNorm, normMachine, {
  hold: async (ctx, id) => {
    const row = await lockOptionalNorm(ctx.tx, id, ctx.locale);
    return row ? [row] : [];
  },
  sides: () => ['OFFICE'] as const,
  read: async (ctx, id) => {
    const row = await selectOptionalNorm(ctx.db, id, ctx.locale);
    return row && standingOf(row);
  },
});

const NO_DRAFT = {
  ko: '사용한 규준은 지울 수 없어요. 새 규준을 사용하면 자동으로 교체돼요.',
  en: 'A norm that came in force can’t be deleted. Bring another in force to replace it.',
};

export const deleteNorm: Writer<typeof calls.deleteNorm> = {
  apply: async (ctx, { params, body: { version } }) => {
    const row = (await lockOptionalNorm(ctx.tx, params.id, ctx.locale)) ?? fail('notFound');
    const current = standingOf(row);
    expectVersion(current, version);
    if (!(await deleteDraft(ctx.tx, { id: row.id, version }))) failNow(NO_DRAFT, current);
    const before = { versionId: row.versionId, number: row.number, source: row.source };
    await writeAudit(ctx.tx, ctx, { action: 'norms.delete', entity: NORM, entityId: row.id, before });
    return { id: row.id };
  },
  answer: async (_ctx, { id = '' }) => ({ normId: id }),
};
