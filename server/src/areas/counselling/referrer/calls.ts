/** The professor's side: own referrals, to whichever centre, of students whom they know. */
import {
  REASONS_OF,
  referral,
  type ReferralDestination,
  type ReferralReason,
} from '@naru/contract/areas/counselling/referral/referral.ts';

import { beginRecord } from '../../../blocks/workflow/begin-record.ts';
import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { writeStep } from '../../../blocks/workflow/step-call.ts';
import { newId } from '../../../platform/db/id.ts';
import { fail, failField, failNow } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { words } from '../shared/words.ts';
import type { ReferralCentre, ReferralRow } from '../referral/centre.ts';
import { centreOf, machineTo, REFERRAL_CENTRES } from './centres.ts';
import { referrerOf, requireAskable, requireReferable } from './checks.ts';
import { keyIdOf, type ReferralMachine } from '../referral/machine.ts';
import { presentReferral, presentReferralSummary, sealContent } from '../referral/present.ts';
import { selectReferable } from './referable-store.ts';
import { shownOf } from '../referral/rules.ts';
import { lockOptionalReferral, selectOptionalReferral, selectOwnPage, updateReferralDraft } from '../referral/store.ts';

const FOUND_MOST = 20;

const asReferrer = (ctx: CallContext) => ({ side: 'REFERRER' as const, memberId: ctx.actor.memberId });

export const pageReferrals: Reader<typeof referral.pageReferrals> = async (ctx, { query }) => {
  const window = windowOf(query);
  const asked = { memberId: ctx.actor.memberId, window, locale: ctx.locale };
  const page = await selectOwnPage(ctx.db, REFERRAL_CENTRES, asked);
  return { referralPage: toPage(page.rows.map(presentReferralSummary), page.counted, window) };
};

export const findReferable: Reader<typeof referral.findReferable> = async (ctx, { query }) => {
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
async function readRow(ctx: CallContext, id: string): Promise<{ centre: ReferralCentre; row: ReferralRow }> {
  for (const centre of REFERRAL_CENTRES) {
    const row = await selectOptionalReferral(ctx.db, centre, { id, viewer: asReferrer(ctx), locale: ctx.locale });
    if (row) return { centre, row };
  }
  return fail('notFound');
}

export const readReferral: Reader<typeof referral.readReferral> = async (ctx, { params }) => {
  const { centre, row } = await readRow(ctx, params.id);
  return { referral: await presentReferral(ctx, { centre, machine: machineTo(row.destination), row }) };
};

const answer = async (ctx: CallContext, ids: Readonly<Record<string, string>>) => {
  const { row } = await readRow(ctx, ids['referralId'] ?? '');
  return { referralId: row.id, status: shownOf({ status: row.status, isReviewed: false }), version: row.version };
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
    const entry = { action: 'counselling.referral.write', entity: centre.entity, entityId: id };
    await beginRecord(ctx, { to: 'DRAFT', by: 'REFERRER', audit: entry });
    return { referralId: id };
  },
  answer,
  identity: ({ body }) => [body.stdntId, body.destination],
};

function requireReasons(ctx: WriteContext, destination: ReferralDestination, reasons: readonly ReferralReason[]): void {
  const offered = REASONS_OF[destination];
  if (reasons.some((reason) => !offered.includes(reason))) failField('reasonList', words[ctx.locale].otherReason);
}

const NO_DRAFT = { ko: '이미 전달해서 바꿀 수 없는 의뢰예요.', en: 'This referral was sent and can’t be changed.' };

/** The caller's own draft, held. @throws Failure `notFound`, `conflict` */
async function holdDraft(
  ctx: WriteContext,
  { id, version }: { id: string; version: number },
): Promise<{ centre: ReferralCentre; row: ReferralRow }> {
  for (const centre of REFERRAL_CENTRES) {
    const row = await lockOptionalReferral(ctx.tx, centre, { id, viewer: asReferrer(ctx), locale: ctx.locale });
    if (!row) continue;
    if (row.status === 'DRAFT' && row.version === version) return { centre, row };
    const status = shownOf({ status: row.status, isReviewed: false });
    // A referral that was sent tells no version, nor whether it is still the same.
    if (row.status !== 'DRAFT') return failNow(NO_DRAFT, { id: row.id, status });
    return fail('conflict', { current: { id: row.id, status } });
  }
  return fail('notFound');
}

export const changeReferral: Writer<typeof referral.changeReferral> = {
  apply: async (ctx, { params, body: { version, reasonList, urgency, note } }) => {
    const { centre, row } = await holdDraft(ctx, { id: params.id, version });
    requireReasons(ctx, row.destination, reasonList);
    const key = await ctx.platform.sealing.readKey(ctx.tx, keyIdOf(row));
    const content = sealContent(key, { reasonList, note: note.trim(), emergency: null });
    await saveChange(ctx, {
      current: machineTo(row.destination).standing(row),
      version,
      save: () => updateReferralDraft(ctx.tx, centre, { id: row.id, urgency, content, version }),
      audit: { action: 'counselling.referral.change', entity: centre.entity, entityId: row.id },
    });
    return { referralId: row.id };
  },
  answer,
  identity: ({ params, body }) => [params.id, body.version],
};

/** The machine of where it goes to, with what asking a student takes. */
function machineFor({ destination }: ReferralRow): ReferralMachine {
  const machine = machineTo(destination);
  return {
    ...machine,
    prepare: async (taker, step) => {
      if (taker.actor !== undefined && step.given.action === 'ASK')
        await requireAskable(taker, centreOf(destination), step.row);
      return machine.prepare?.(taker, step) ?? {};
    },
  };
}

/** The professor is told the state as it is shown to them, in a conflict too, and never the version. */
export const stepReferral = writeStep(referral.stepReferral, machineFor, {
  isSealed: true,
  hold: async (ctx, id, { version }) => [(await holdDraft(ctx, { id, version })).row],
  sides: () => ['REFERRER'],
  read: async (ctx, id) => {
    const { row } = await readRow(ctx, id);
    return { id, status: shownOf({ status: row.status, isReviewed: false }) };
  },
});
