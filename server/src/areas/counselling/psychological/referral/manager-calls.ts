/** Emergencies: what a professor told without asking the student, looked at by a manager within a day. */
import type { psychReferral } from '@naru/contract/areas/counselling/psychological/referral.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import { isId } from '../../../../platform/db/id.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { Reader, Writer } from '../../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../../platform/list/paging.ts';
import { noteConfidentialReading } from '../../confidential.ts';
import { psychWords } from '../words.ts';
import { conflictOf } from './move.ts';
import { tellReferrer } from './notifications.ts';
import { presentEmergency } from './present.ts';
import {
  countOpenEmergencies,
  lockOptionalReferral,
  REFERRAL,
  selectEmergencyPage,
  selectOptionalReferral,
  updateReview,
} from './store.ts';

const MANAGER = { side: 'MANAGER' } as const;

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
    const row = isId(params.id) ? await lockOptionalReferral(ctx.tx, asked) : undefined;
    if (!row || row.dataKeyId === null) return fail('notFound');
    if (row.version !== body.version || row.endedAt !== null) return fail('conflict', { current: conflictOf(row) });
    const note = body.note.trim();
    if (note === '') return failField('note', psychWords[ctx.locale].review);
    const key = await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
    const given = { id: row.id, by: ctx.actor.memberId, at: ctx.now, version: row.version };
    if (!(await updateReview(ctx.tx, { ...given, review: key.seal('review', note) })))
      return fail('conflict', { current: conflictOf(row) });
    await writeAudit(ctx.tx, ctx, { action: 'counselling.referral.review', entity: REFERRAL, entityId: row.id });
    await tellReferrer(ctx.tx, { id: row.id, version: row.version + 1, referrerId: row.referrerId });
    return { referralId: row.id };
  },
  answer: async (ctx, ids) => {
    const asked = { id: ids['referralId'] ?? '', viewer: MANAGER, locale: ctx.locale };
    const row = (await selectOptionalReferral(ctx.db, asked)) ?? fail('notFound');
    return { referralId: row.id, version: row.version };
  },
  identity: ({ params, body }) => [params.id, body.version],
};
