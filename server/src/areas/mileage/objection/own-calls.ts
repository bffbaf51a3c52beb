import { EVIDENCE_EXTENSIONS } from '@naru/contract/areas/mileage/claims.ts';
import { mileageObjections as calls } from '@naru/contract/areas/mileage/objections.ts';
import { OBJECTION_MOST, OWN_OBJECTION_STEPS } from '@naru/contract/areas/mileage/objection-words.ts';

import { attachFiles } from '../../../blocks/file/attach.ts';
import { beginRecord } from '../../../blocks/workflow/begin-record.ts';
import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import { newId } from '../../../platform/db/id.ts';
import type { Db } from '../../../platform/db/db.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { judgeObjection } from '../core/objections.ts';
import { lockAccount } from '../ledger/store.ts';
import { selectOptionalLine, type LineRow } from '../own/page-store.ts';
import { presentLine } from '../own/present-line.ts';
import { objectionMachine, standingOf } from './machine.ts';
import { presentObjection } from './present.ts';
import { isOwn } from './scope-sql.ts';
import { insertObjection, lockOptionalObjection, OBJECTION, selectOptionalObjection } from './store.ts';
import { objectionWords } from './words.ts';

const MENU = 'LRN_MILE';

const asked = ({ actor, locale }: CallContext, id: string) => ({ id, isIn: isOwn(actor), locale });

async function ownLine({ actor, locale }: CallContext, db: Db, id: string): Promise<LineRow> {
  return (await selectOptionalLine(db, { id, memberId: actor.memberId, locale })) ?? fail('notFound');
}

export const readObjectionForm: Reader<typeof calls.readObjectionForm> = async (ctx, { params }) => {
  const row = await ownLine(ctx, ctx.db, params.id);
  return {
    line: presentLine(row, ctx.locale),
    ...judgeObjection(row, koreanDate(ctx.now)),
    objectionId: row.objection?.objectionId ?? null,
  };
};

export const createObjection: Writer<typeof calls.createObjection> = {
  apply: async (ctx, { body: { lineId, content, fileId } }) => {
    const { tx, actor, now, locale } = ctx;
    // The account first: two at once about one line go one after the other.
    await lockAccount(tx, actor.memberId);
    const say = objectionWords[locale].bar;
    const { bar } = judgeObjection(await ownLine(ctx, tx, lineId), koreanDate(now));
    if (bar !== null && bar !== 'READER') failField('lineId', say[bar]);
    const id = newId();
    const files = fileId === null ? 0 : await saveFiles(ctx, { id, fileId });
    const kept = files === 0 ? null : fileId;
    const given = { id, lineId, memberId: actor.memberId, content, fileId: kept, askedAt: now };
    if (!(await insertObjection(tx, given))) failField('lineId', say.OPEN);
    const audit = { action: 'mileage_objections.create', entity: OBJECTION, entityId: id, after: { lineId, files } };
    await beginRecord(ctx, { to: 'OPEN', by: 'STUDENT', audit });
    return { id };
  },
  answer: async (ctx, { id = '' }) => {
    const row = (await selectOptionalObjection(ctx.db, asked(ctx, id))) ?? fail('notFound');
    return { objectionId: row.id };
  },
};

/** @throws Failure `invalid` at `fileId` */
function saveFiles(
  ctx: WriteContext,
  { id, fileId }: { readonly id: string; readonly fileId: string },
): Promise<number> {
  const limits = { mostFiles: OBJECTION_MOST.files, extensions: EVIDENCE_EXTENSIONS };
  return attachFiles(ctx.tx, ctx, { fileId, entity: OBJECTION, entityId: id, limits });
}

export const readOwnObjection: Reader<typeof calls.readOwnObjection> = async (ctx, { params }) => {
  const row = (await selectOptionalObjection(ctx.db, asked(ctx, params.id))) ?? fail('notFound');
  const [full, circumstances] = await Promise.all([presentObjection(ctx.db, row, ctx.locale), readCircumstances(ctx)]);
  // Alumni read what they objected to, and do nothing any more.
  const sides = ctx.actor.rights.may(MENU, 'C') ? (['STUDENT'] as const) : [];
  const stepList = listSteps(objectionMachine, OWN_OBJECTION_STEPS, { row, sides, circumstances });
  return { objection: { ...full, stepList } };
};

export const stepOwnObjection = writeStep(calls.stepOwnObjection, objectionMachine, {
  hold: async (ctx, id) => {
    const row = await lockOptionalObjection(ctx.tx, asked(ctx, id));
    return row ? [row] : [];
  },
  sides: () => ['STUDENT'] as const,
  read: async (ctx, id) => {
    const row = await selectOptionalObjection(ctx.db, asked(ctx, id));
    return row && standingOf(row);
  },
});
