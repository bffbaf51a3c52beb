/** The professor's side: own referrals of students whom they know. */
import { LEAST_EMERGENCY_REASON, type psychReferral } from '@naru/contract/areas/counselling/psychological/referral.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import { isId, newId } from '../../../../platform/db/id.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../../platform/list/paging.ts';
import { readSearch } from '../../../../platform/list/search.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { tellOfDanger, tellPsychStudent } from '../notifications.ts';
import { psychWords } from '../words.ts';
import { conflictOf, takeReferralStep } from './move.ts';
import { presentReferral, presentReferralSummary, readContent, sealContent, type ReferralContent } from './present.ts';
import { shownOf } from './rules.ts';
import {
  hasWaiting,
  insertReferral,
  insertReferralChange,
  lockOptionalReferral,
  REFERRAL,
  selectOptionalReferral,
  selectOwnPage,
  selectReferable,
  updateReferralDraft,
  type ReferralRow,
} from './store.ts';

const FOUND_MOST = 20;

type Ids = Readonly<Record<string, string>>;

const asReferrer = (ctx: CallContext<Actor>) => ({ side: 'REFERRER' as const, memberId: ctx.actor.memberId });
const referrerOf = (ctx: CallContext<Actor>) => ({ memberId: ctx.actor.memberId, today: koreanDate(ctx.now) });

export const pageReferrals: Reader<typeof psychReferral.pageReferrals> = async (ctx, { query }) => {
  const window = windowOf(query);
  const page = await selectOwnPage(ctx.db, { memberId: ctx.actor.memberId, window, locale: ctx.locale });
  return { referralPage: toPage(page.rows.map(presentReferralSummary), page.counted, window) };
};

export const findReferable: Reader<typeof psychReferral.findReferable> = async (ctx, { query }) => {
  if (query.stdntId !== undefined && !isId(query.stdntId)) return { studentList: [] };
  const asked = {
    search: readSearch(query.searchText),
    studentId: query.stdntId,
    locale: ctx.locale,
    most: FOUND_MOST,
  };
  const rows = await selectReferable(ctx.db, referrerOf(ctx), asked);
  return { studentList: rows.map(({ memberId: _memberId, ...student }) => student) };
};

async function readRow(ctx: CallContext<Actor>, id: string): Promise<ReferralRow> {
  const asked = { id, viewer: asReferrer(ctx), locale: ctx.locale };
  return (isId(id) ? await selectOptionalReferral(ctx.db, asked) : undefined) ?? fail('notFound');
}

export const readReferral: Reader<typeof psychReferral.readReferral> = async (ctx, { params }) => ({
  referral: await presentReferral(ctx, await readRow(ctx, params.id)),
});

const answer = async (ctx: CallContext<Actor>, ids: Ids) => {
  const row = await readRow(ctx, ids['referralId'] ?? '');
  return { referralId: row.id, status: shownOf({ status: row.status, isReviewed: false }), version: row.version };
};

/** Told without the version, which would tell more than the state does. */
const answerState = async (ctx: CallContext<Actor>, ids: Ids) => {
  const { referralId, status } = await answer(ctx, ids);
  return { referralId, status };
};

export const createReferral: Writer<typeof psychReferral.createReferral> = {
  apply: async (ctx, { body }) => {
    await requireReferable(ctx, body.stdntId);
    const id = newId();
    const key = await ctx.platform.sealing.makeKey(ctx.tx, ctx.now);
    await insertReferral(ctx.tx, {
      id,
      studentId: body.stdntId,
      referrerId: ctx.actor.memberId,
      urgency: body.urgency,
      dataKeyId: key.id,
      content: sealContent(key, { reasonList: body.reasonList, note: body.note.trim(), emergency: null }),
      at: ctx.now,
    });
    const begun = { id, from: null, to: 'DRAFT', by: 'REFERRER', at: ctx.now } as const;
    await insertReferralChange(ctx.tx, { ...begun, actorId: ctx.actor.memberId, origin: ctx.origin.requestId });
    await writeAudit(ctx.tx, ctx, { action: 'counselling.referral.write', entity: REFERRAL, entityId: id });
    return { referralId: id };
  },
  answer,
  identity: ({ body }) => body.stdntId,
};

async function requireReferable(ctx: WriteContext<Actor>, studentId: string): Promise<void> {
  const asked = { search: undefined, studentId, locale: ctx.locale, most: 1 };
  const [found] = isId(studentId) ? await selectReferable(ctx.tx, referrerOf(ctx), asked) : [];
  if (!found) failField('stdntId', psychWords[ctx.locale].notReferable);
}

/** The caller's own draft, held. @throws Failure `notFound`, `conflict` */
async function holdDraft(ctx: WriteContext<Actor>, id: string, version: number): Promise<ReferralRow> {
  const asked = { id, viewer: asReferrer(ctx), locale: ctx.locale };
  const row = isId(id) ? await lockOptionalReferral(ctx.tx, asked) : undefined;
  if (!row) return fail('notFound');
  if (row.status !== 'DRAFT' || row.version !== version) {
    const status = shownOf({ status: row.status, isReviewed: false });
    return fail('conflict', { current: { referralId: row.id, status } });
  }
  return row;
}

async function reseal(ctx: WriteContext<Actor>, row: ReferralRow, content: ReferralContent): Promise<string> {
  if (row.dataKeyId === null) throw new Error('A draft has no key.');
  return sealContent(await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId), content);
}

export const changeReferral: Writer<typeof psychReferral.changeReferral> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdDraft(ctx, params.id, body.version);
    const content = await reseal(ctx, row, { reasonList: body.reasonList, note: body.note.trim(), emergency: null });
    const given = { id: row.id, urgency: body.urgency, content, version: row.version };
    if (!(await updateReferralDraft(ctx.tx, given))) return fail('conflict', { current: conflictOf(row) });
    return { referralId: row.id };
  },
  answer,
  identity: ({ params, body }) => [params.id, body.version],
};

export const askStudent: Writer<typeof psychReferral.askStudent> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdDraft(ctx, params.id, body.version);
    const say = psychWords[ctx.locale];
    await requireReferable(ctx, row.studentId);
    if ((await readContent({ ...ctx, db: ctx.tx }, row))?.reasonList.length === 0) failField('reasonList', say.noticed);
    if (await hasWaiting(ctx.tx, row)) failField('stdntId', say.askedBefore);
    const version = await takeReferralStep(ctx, row, { action: 'ASK', by: 'REFERRER' });
    await tellPsychStudent(ctx.tx, { id: row.id, version, memberId: row.studentMemberId });
    return { referralId: row.id };
  },
  answer: answerState,
};

export const reportEmergency: Writer<typeof psychReferral.reportEmergency> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdDraft(ctx, params.id, body.version);
    const reason = body.reason.trim();
    if (reason.length < LEAST_EMERGENCY_REASON)
      failField('reason', psychWords[ctx.locale].longReason(LEAST_EMERGENCY_REASON));
    const before = await readContent({ ...ctx, db: ctx.tx }, row);
    const content = { reasonList: before?.reasonList ?? [], note: before?.note ?? '', emergency: reason };
    const given = { id: row.id, urgency: 'URGENT', content: await reseal(ctx, row, content), version: row.version };
    if (!(await updateReferralDraft(ctx.tx, given))) return fail('conflict', { current: conflictOf(row) });
    const changed = { ...row, version: row.version + 1 };
    const version = await takeReferralStep(ctx, changed, { action: 'EMERGENCY', by: 'REFERRER' });
    await tellOfDanger(ctx.tx, { id: row.id, version, assignedId: null, now: ctx.now });
    return { referralId: row.id };
  },
  answer: answerState,
  identity: ({ params, body }) => [params.id, body.version],
};
