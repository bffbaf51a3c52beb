import type { prep } from '@naru/contract/areas/counselling/counsellor/prep.ts';
import { DESK_MENUS } from '@naru/contract/areas/counselling/words.ts';

import { writePrivacyLog } from '../../../../blocks/audit/privacy-store.ts';
import { endOf } from '../../../../blocks/calendar/hours.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import { isId } from '../../../../platform/db/id.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { openDesk } from '../../shared/desk.ts';
import { finderOf } from '../../counsellor/search/finder.ts';
import { selectOptionalProfile } from '../../counsellor/search/store.ts';
import { lockOptionalMeeting, selectOptionalMeeting } from '../core/store.ts';
import { canAgree, hasPrep, isPrepOpen, prepEndsAt, prepOpensOn } from './rules.ts';
import { loadSheet, partsOf } from './sheet.ts';
import { selectOptionalPrepConsent, selectPrepDocument, withdrawPrepConsent } from './store.ts';
import { agreeToPrep, noteConsent } from './consent.ts';

const documentOf = (ctx: CallContext<Actor>) =>
  selectPrepDocument(ctx.db, { today: koreanDate(ctx.now), locale: ctx.locale });

export const previewPrep: Reader<typeof prep.previewPrep> = async (ctx, { params }) => {
  const { studentId } = ctx.actor;
  const row = isId(params.id) ? await selectOptionalProfile(ctx.db, await finderOf(ctx), params.id) : undefined;
  if (!row || studentId === null || !hasPrep(row.kind)) return fail('notFound');
  const [document, sheet] = await Promise.all([
    documentOf(ctx),
    loadSheet(ctx, { studentId, counsellorId: params.id, request: null }),
  ]);
  return { document, sheet };
};

const asOwner = (ctx: CallContext<Actor>, id: string) => ({
  id,
  viewer: { side: 'STUDENT', studentId: ctx.actor.studentId } as const,
  locale: ctx.locale,
});

async function presentOwn(ctx: CallContext<Actor>, id: string) {
  const row = isId(id) ? await selectOptionalMeeting(ctx.db, asOwner(ctx, id)) : undefined;
  if (!row || !hasPrep(row.kind)) return fail('notFound');
  const [document, consent, sheet] = await Promise.all([
    documentOf(ctx),
    selectOptionalPrepConsent(ctx.db, row.id),
    loadSheet(ctx, { ...row, request: row }),
  ]);
  return {
    document,
    agreed: consent ? { at: consent.agreedAt.toISOString(), version: consent.version } : null,
    canAgree: canAgree(row, ctx.now),
    opensOn: prepOpensOn(row.beginsAt),
    endsAt: prepEndsAt(row.beginsAt).toISOString(),
    sheet,
  };
}

export const readOwnPrep: Reader<typeof prep.readOwnPrep> = (ctx, { params }) => presentOwn(ctx, params.id);

export const changePrep: Writer<typeof prep.changePrep> = {
  apply: async (ctx, { params, body }) => {
    const row = isId(params.id) ? await lockOptionalMeeting(ctx.tx, asOwner(ctx, params.id)) : undefined;
    if (!row || !hasPrep(row.kind)) return fail('notFound');
    if (body.isAgreed) {
      if (!canAgree(row, ctx.now)) return fail('conflict', { current: { requestId: row.id, status: row.status } });
      await agreeToPrep(ctx, { requestId: row.id, version: body.version, field: 'version' });
    } else {
      await withdrawPrepConsent(ctx.tx, row.id, ctx.now);
      await noteConsent(ctx, row.id, { isGiven: false });
    }
    return { requestId: row.id };
  },
  answer: (ctx, ids) => presentOwn(ctx, ids['requestId'] ?? ''),
};

export const readPrep: Reader<typeof prep.readPrep> = async (ctx, { params }) => {
  const { desk, memberId, kind } = openDesk(ctx, params.desk, 'RR');
  const viewer = { side: 'COUNSELLOR', memberId, kind } as const;
  const asked = { id: params.id, viewer, locale: ctx.locale };
  const row = isId(params.id) ? await selectOptionalMeeting(ctx.db, asked) : undefined;
  const consent = row && isPrepOpen(row, ctx.now) ? await selectOptionalPrepConsent(ctx.db, row.id) : undefined;
  if (!row || !consent) return fail('notFound');
  const sheet = await loadSheet(ctx, { ...row, request: row });
  // Before anything is answered: what cannot be written down is not shown.
  const entry = { menuId: DESK_MENUS[desk], subjectIds: [row.studentMemberId], fields: partsOf(sheet), reason: null };
  await ctx.db.transaction().execute((tx) => writePrivacyLog(tx, ctx, { action: 'R', ...entry }));
  return {
    beginsAt: row.beginsAt.toISOString(),
    endsAt: endOf(row.beginsAt).toISOString(),
    agreedAt: consent.agreedAt.toISOString(),
    openUntil: prepEndsAt(row.beginsAt).toISOString(),
    sheet,
  };
};
