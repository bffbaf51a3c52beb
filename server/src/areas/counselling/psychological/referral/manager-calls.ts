/** Emergencies: what a professor tells without asking the student, looked at by a manager within a day. */
import { LEAST_EMERGENCY_REASON, type psychReferral } from '@naru/contract/areas/counselling/psychological/referral.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import { isId } from '../../../../platform/db/id.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { Reader, Writer } from '../../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../../platform/list/paging.ts';
import { countWritten, trimWritten } from '../../../../platform/written.ts';
import { noteConfidentialReading } from '../../confidential.ts';
import { conflictOf, takeReferralStep } from '../../referral/move.ts';
import { readContent } from '../../referral/present.ts';
import { answerState, holdDraft, rewriteDraft } from '../../referral/referrer-calls.ts';
import { lockOptionalReferral, selectOptionalReferral } from '../../referral/store.ts';
import { tellOfDanger } from '../notifications.ts';
import { psychWords } from '../words.ts';
import { psychCentre } from './centre.ts';
import { presentEmergency } from './present.ts';
import { countOpenEmergencies, selectEmergencyPage, updateReview } from './store.ts';

const MANAGER = { side: 'MANAGER' } as const;

export const reportEmergency: Writer<typeof psychReferral.reportEmergency> = {
  apply: async (ctx, { params, body }) => {
    const held = await holdDraft(ctx, { id: params.id, version: body.version }, [psychCentre]);
    const { row } = held;
    const reason = body.reason.trim();
    if (countWritten(reason) < LEAST_EMERGENCY_REASON)
      failField('reason', psychWords[ctx.locale].longReason(LEAST_EMERGENCY_REASON));
    const before = await readContent(ctx, row);
    const content = { reasonList: before?.reasonList ?? [], note: before?.note ?? '', emergency: reason };
    await rewriteDraft(ctx, held, { ...content, urgency: 'URGENT' });
    const changed = { ...row, version: row.version + 1 };
    const version = await takeReferralStep(ctx, psychCentre, changed, { action: 'EMERGENCY', by: 'REFERRER' });
    await tellOfDanger(ctx.tx, { id: row.id, version, assignedId: null, now: ctx.now });
    return { referralId: row.id };
  },
  answer: answerState,
  identity: ({ params, body }) => [params.id, body.version],
};

export const pageEmergencies: Reader<typeof psychReferral.pageEmergencies> = async (ctx, { query }) => {
  const window = windowOf(query);
  const [page, openCount] = await Promise.all([
    selectEmergencyPage(ctx.db, { isOpen: query.view === 'OPEN', window, locale: ctx.locale }),
    countOpenEmergencies(ctx.db),
  ]);
  await noteConfidentialReading(
    ctx,
    page.rows.map(({ studentMemberId }) => studentMemberId),
  );
  const keys = await ctx.platform.sealing.readKeys(
    ctx.db,
    page.rows.flatMap(({ dataKeyId }) => (dataKeyId === null ? [] : [dataKeyId])),
  );
  const content = page.rows.map((row) => presentEmergency(keys, row, ctx.now));
  return { emergencyPage: toPage(content, page.counted, window), openCount };
};

export const reviewEmergency: Writer<typeof psychReferral.reviewEmergency> = {
  apply: async (ctx, { params, body }) => {
    const asked = { id: params.id, viewer: MANAGER, locale: ctx.locale };
    const row = isId(params.id) ? await lockOptionalReferral(ctx.tx, psychCentre, asked) : undefined;
    if (!row || row.dataKeyId === null) return fail('notFound');
    if (row.version !== body.version || row.endedAt !== null) return fail('conflict', { current: conflictOf(row) });
    if (row.referrerId === ctx.actor.memberId) failField('note', psychWords[ctx.locale].reviewByOther);
    const note = trimWritten(body.note);
    if (note === '') return failField('note', psychWords[ctx.locale].review);
    const key = await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
    const given = { id: row.id, by: ctx.actor.memberId, at: ctx.now, version: row.version };
    if (!(await updateReview(ctx.tx, { ...given, review: key.seal('review', note) })))
      return fail('conflict', { current: conflictOf(row) });
    await writeAudit(ctx.tx, ctx, {
      action: 'counselling.referral.review',
      entity: psychCentre.entity,
      entityId: row.id,
    });
    await psychCentre.tellReferrer(ctx.tx, { id: row.id, version: row.version + 1, referrerId: row.referrerId });
    return { referralId: row.id };
  },
  answer: async (ctx, ids) => {
    const asked = { id: ids['referralId'] ?? '', viewer: MANAGER, locale: ctx.locale };
    const row = (await selectOptionalReferral(ctx.db, psychCentre, asked)) ?? fail('notFound');
    return { referralId: row.id, version: row.version };
  },
  identity: ({ params, body }) => [params.id, body.version],
};
