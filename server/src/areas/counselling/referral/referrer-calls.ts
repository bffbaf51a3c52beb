/** The professor's side: own referrals, to whichever centre, of students whom they know. */
import {
  REASONS_OF,
  type referral,
  type ReferralDestination,
  type ReferralReason,
} from '@naru/contract/areas/counselling/referral.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { isId, newId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { words } from '../words.ts';
import type { ReferralCentre, ReferralRow } from './centre.ts';
import { centreOf, REFERRAL_CENTRES } from './centres.ts';
import { conflictOf, takeReferralStep } from './move.ts';
import { presentReferral, presentReferralSummary, readContent, sealContent, type ReferralContent } from './present.ts';
import { selectReferable } from './referable.ts';
import { shownOf } from './rules.ts';
import {
  hasWaiting,
  insertReferralChange,
  lockOptionalReferral,
  selectOptionalReferral,
  selectOwnPage,
  updateReferralDraft,
} from './store.ts';

const FOUND_MOST = 20;

type Ids = Readonly<Record<string, string>>;

const asReferrer = (ctx: CallContext<Actor>) => ({ side: 'REFERRER' as const, memberId: ctx.actor.memberId });
const referrerOf = (ctx: CallContext<Actor>) => ({ memberId: ctx.actor.memberId, today: koreanDate(ctx.now) });

export const pageReferrals: Reader<typeof referral.pageReferrals> = async (ctx, { query }) => {
  const window = windowOf(query);
  const asked = { memberId: ctx.actor.memberId, window, locale: ctx.locale };
  const page = await selectOwnPage(ctx.db, REFERRAL_CENTRES, asked);
  return { referralPage: toPage(page.rows.map(presentReferralSummary), page.counted, window) };
};

export const findReferable: Reader<typeof referral.findReferable> = async (ctx, { query }) => {
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

/** One of the caller's own, and the centre that it is to. @throws Failure `notFound` */
async function readRow(ctx: CallContext<Actor>, id: string): Promise<{ centre: ReferralCentre; row: ReferralRow }> {
  if (!isId(id)) return fail('notFound');
  for (const centre of REFERRAL_CENTRES) {
    const row = await selectOptionalReferral(ctx.db, centre, { id, viewer: asReferrer(ctx), locale: ctx.locale });
    if (row) return { centre, row };
  }
  return fail('notFound');
}

export const readReferral: Reader<typeof referral.readReferral> = async (ctx, { params }) => {
  const { centre, row } = await readRow(ctx, params.id);
  return { referral: await presentReferral(ctx, centre, row) };
};

const answer = async (ctx: CallContext<Actor>, ids: Ids) => {
  const { row } = await readRow(ctx, ids['referralId'] ?? '');
  return { referralId: row.id, status: shownOf({ status: row.status, isReviewed: false }), version: row.version };
};

/** Told without the version, which would tell more than the state does. */
export const answerState = async (ctx: CallContext<Actor>, ids: Ids) => {
  const { referralId, status } = await answer(ctx, ids);
  return { referralId, status };
};

export const createReferral: Writer<typeof referral.createReferral> = {
  apply: async (ctx, { body }) => {
    await requireReferable(ctx, body.stdntId);
    requireReasons(ctx, body.destination, body.reasonList);
    const centre = centreOf(body.destination);
    const id = newId();
    const key = await ctx.platform.sealing.makeKey(ctx.tx, ctx.now);
    await centre.insert(ctx.tx, {
      id,
      destination: body.destination,
      studentId: body.stdntId,
      referrerId: ctx.actor.memberId,
      urgency: body.urgency,
      dataKeyId: key.id,
      content: sealContent(key, { reasonList: body.reasonList, note: body.note.trim(), emergency: null }),
      at: ctx.now,
    });
    const begun = { id, from: null, to: 'DRAFT', by: 'REFERRER', at: ctx.now } as const;
    await insertReferralChange(ctx.tx, centre, {
      ...begun,
      actorId: ctx.actor.memberId,
      origin: ctx.origin.requestId,
    });
    await writeAudit(ctx.tx, ctx, { action: 'counselling.referral.write', entity: centre.entity, entityId: id });
    return { referralId: id };
  },
  answer,
  identity: ({ body }) => [body.stdntId, body.destination],
};

async function requireReferable(ctx: WriteContext<Actor>, studentId: string): Promise<void> {
  const asked = { search: undefined, studentId, locale: ctx.locale, most: 1 };
  const [found] = isId(studentId) ? await selectReferable(ctx.tx, referrerOf(ctx), asked) : [];
  if (!found) failField('stdntId', words[ctx.locale].notReferable);
}

function requireReasons(
  ctx: WriteContext<Actor>,
  destination: ReferralDestination,
  reasons: readonly ReferralReason[],
): void {
  const offered = REASONS_OF[destination];
  if (reasons.some((reason) => !offered.includes(reason))) failField('reasonList', words[ctx.locale].otherReason);
}

/** The caller's own draft, held. @throws Failure `notFound`, `conflict` */
export async function holdDraft(
  ctx: WriteContext<Actor>,
  { id, version }: { id: string; version: number },
  centres: readonly ReferralCentre[] = REFERRAL_CENTRES,
): Promise<{ centre: ReferralCentre; row: ReferralRow }> {
  if (!isId(id)) return fail('notFound');
  for (const centre of centres) {
    const row = await lockOptionalReferral(ctx.tx, centre, { id, viewer: asReferrer(ctx), locale: ctx.locale });
    if (!row) continue;
    if (row.status === 'DRAFT' && row.version === version) return { centre, row };
    const status = shownOf({ status: row.status, isReviewed: false });
    return fail('conflict', { current: { referralId: row.id, status } });
  }
  return fail('notFound');
}

/** What a draft says now. @throws Failure `conflict` */
export async function rewriteDraft(
  ctx: WriteContext<Actor>,
  { centre, row }: { centre: ReferralCentre; row: ReferralRow },
  { urgency, ...content }: ReferralContent & { urgency: string },
): Promise<void> {
  if (row.dataKeyId === null) throw new Error('A draft has no key.');
  const sealed = sealContent(await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId), content);
  const given = { id: row.id, urgency, content: sealed, version: row.version };
  if (!(await updateReferralDraft(ctx.tx, centre, given))) fail('conflict', { current: conflictOf(row) });
}

export const changeReferral: Writer<typeof referral.changeReferral> = {
  apply: async (ctx, { params, body }) => {
    const held = await holdDraft(ctx, { id: params.id, version: body.version });
    requireReasons(ctx, held.row.destination, body.reasonList);
    const { reasonList, urgency } = body;
    await rewriteDraft(ctx, held, { reasonList, urgency, note: body.note.trim(), emergency: null });
    return { referralId: held.row.id };
  },
  answer,
  identity: ({ params, body }) => [params.id, body.version],
};

export const askStudent: Writer<typeof referral.askStudent> = {
  apply: async (ctx, { params, body }) => {
    const { centre, row } = await holdDraft(ctx, { id: params.id, version: body.version });
    const say = words[ctx.locale];
    await requireReferable(ctx, row.studentId);
    if ((await readContent(ctx, row))?.reasonList.length === 0) failField('reasonList', say.noticed);
    if (await hasWaiting(ctx.tx, centre, row)) failField('stdntId', say.askedBefore);
    const version = await takeReferralStep(ctx, centre, row, { action: 'ASK', by: 'REFERRER' });
    await centre.tellStudent(ctx.tx, { id: row.id, version, memberId: row.studentMemberId });
    return { referralId: row.id };
  },
  answer: answerState,
};
