import type { prepSheet } from '@naru/contract/areas/counselling/prep-sheet.ts';
import { DESK_MENUS } from '@naru/contract/areas/counselling/words.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { writePrivacyLog } from '../../../blocks/audit/privacy.ts';
import { endOf } from '../../../blocks/calendar/hours.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { isId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { openDesk } from '../desk.ts';
import { finderOf } from '../finding/calls.ts';
import { selectOptionalProfile } from '../finding/store.ts';
import { lockOptionalMeeting, REQUEST, selectOptionalMeeting, type MeetingRow } from '../meeting/store.ts';
import { words } from '../words.ts';
import { canAgree, hasPrep, isPrepOpen, prepEndsAt, prepOpensOn } from './rules.ts';
import { loadSheet, partsOf } from './sheet.ts';
import { insertPrepConsent, selectOptionalPrepConsent, selectPrepDocument, withdrawPrepConsent } from './store.ts';

const documentOf = (ctx: CallContext<Actor>) =>
  selectPrepDocument(ctx.db, { today: koreanDate(ctx.now), locale: ctx.locale });

export const previewPrep: Reader<typeof prepSheet.previewPrep> = async (ctx, { params }) => {
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

export const readOwnPrep: Reader<typeof prepSheet.readOwnPrep> = (ctx, { params }) => presentOwn(ctx, params.id);

/** What is agreed to is the text that was read. @throws Failure `invalid` at the field */
export async function agreeToPrep(
  ctx: WriteContext<Actor>,
  given: { requestId: string; version: number; field: string },
): Promise<void> {
  const { requestId, version } = given;
  const document = await selectPrepDocument(ctx.tx, { today: koreanDate(ctx.now), locale: ctx.locale });
  if (version !== document.version) failField(given.field, words[ctx.locale].oldPrep);
  await insertPrepConsent(ctx.tx, { requestId, version, at: ctx.now });
  await noteConsent(ctx, requestId, { isGiven: true, version });
}

const noteConsent = (ctx: WriteContext<Actor>, requestId: string, after: object): Promise<void> =>
  writeAudit(ctx.tx, ctx, { action: 'counselling.prepConsent', entity: REQUEST, entityId: requestId, after });

export const changePrep: Writer<typeof prepSheet.changePrep> = {
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

/** What a counsellor is told of it beforehand: from when, and whether now; null where the student does not agree. */
export async function readPrepState(
  ctx: CallContext<Actor>,
  row: MeetingRow,
): Promise<{ opensOn: string; isOpen: boolean } | null> {
  if (!hasPrep(row.kind) || row.status !== 'APPROVED' || ctx.now > prepEndsAt(row.beginsAt)) return null;
  if (!(await selectOptionalPrepConsent(ctx.db, row.id))) return null;
  return { opensOn: prepOpensOn(row.beginsAt), isOpen: isPrepOpen(row, ctx.now) };
}

export const readPrep: Reader<typeof prepSheet.readPrep> = async (ctx, { params }) => {
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
