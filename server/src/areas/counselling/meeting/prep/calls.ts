import { PREP_MOST, type prep } from '@naru/contract/areas/counselling/counsellor/prep.ts';
import { DESK_MENUS } from '@naru/contract/areas/counselling/words.ts';

import { writePrivacyLog } from '../../../../blocks/audit/privacy-store.ts';
import { endOf } from '../../../../blocks/calendar/hours.ts';
import type { PrepSource, PrepTest } from '../../../../blocks/manifest/prep-source.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { fail, failNow } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { openDesk } from '../../shared/desk.ts';
import { finderOf } from '../../counsellor/search/finder.ts';
import { selectOptionalProfile } from '../../counsellor/search/store.ts';
import { lockOptionalMeeting, selectOptionalMeeting, type MeetingRow } from '../core/store.ts';
import { canAgree, hasPrep, isPrepOpen, prepEndsAt, prepOpensOn } from './rules.ts';
import { loadSheet, partsOf } from './sheet.ts';
import { selectOptionalPrepConsent, selectPrepDocument, withdrawPrepConsent } from './store.ts';
import { agreeToPrep, noteConsent } from './consent.ts';

const documentOf = (ctx: CallContext) => selectPrepDocument(ctx.db, { today: koreanDate(ctx.now), locale: ctx.locale });

export const previewPrep: Reader<typeof prep.previewPrep> = async (ctx, { params }) => {
  const { studentId } = ctx.actor;
  const row = await selectOptionalProfile(ctx.db, await finderOf(ctx), params.id);
  if (!row || studentId === null || !hasPrep(row.kind)) return fail('notFound');
  const [document, sheet] = await Promise.all([
    documentOf(ctx),
    loadSheet(ctx, { studentId, counsellorId: params.id, request: null, tests: [] }),
  ]);
  return { document, sheet };
};

const asOwner = (ctx: CallContext, id: string) => ({
  id,
  viewer: { side: 'STUDENT', studentId: ctx.actor.studentId } as const,
  locale: ctx.locale,
});

interface Shared {
  readonly tests: readonly PrepTest[];
  /** Notes for the student that the caller saw them. */
  readonly note: (tx: Tx) => Promise<void>;
}

const NOTHING: Shared = { tests: [], note: () => Promise.resolve() };

/** Loads the results that the student lets this counsellor see today. */
async function loadShared(
  ctx: CallContext,
  sources: readonly PrepSource[],
  { studentId, counsellorMemberId }: MeetingRow,
): Promise<Shared> {
  const asked = { studentId, readerId: counsellorMemberId, most: PREP_MOST.tests };
  const found = await Promise.all(sources.map(async (source) => ({ source, tests: await source.list(ctx, asked) })));
  return {
    tests: found.flatMap(({ tests }) => tests),
    note: async (tx) => {
      for (const { source, tests } of found) await source.note(tx, ctx, tests);
    },
  };
}

async function presentOwn(ctx: CallContext, sources: readonly PrepSource[], id: string) {
  const row = await selectOptionalMeeting(ctx.db, asOwner(ctx, id));
  if (!row || !hasPrep(row.kind)) return fail('notFound');
  const [document, consent, shared] = await Promise.all([
    documentOf(ctx),
    selectOptionalPrepConsent(ctx.db, row.id),
    loadShared(ctx, sources, row),
  ]);
  const hasTests = consent?.hasTests === true;
  return {
    document,
    agreed: consent ? { at: consent.agreedAt.toISOString(), version: consent.version, hasTests } : null,
    sharedTestList: shared.tests.map(({ testNm }) => testNm),
    canAgree: canAgree(row, ctx.now),
    opensOn: prepOpensOn(row.beginsAt),
    endsAt: prepEndsAt(row.beginsAt).toISOString(),
    sheet: await loadSheet(ctx, { ...row, request: row, tests: hasTests ? shared.tests : [] }),
  };
}

export const readOwnPrep =
  (sources: readonly PrepSource[]): Reader<typeof prep.readOwnPrep> =>
  (ctx, { params }) =>
    presentOwn(ctx, sources, params.id);

const NOT_ASKED = {
  ko: '상담 시작 전에만 준비 자료를 보여 줄 수 있어요.',
  en: 'You can show your preparation until the session begins.',
};

export const changePrep = (sources: readonly PrepSource[]): Writer<typeof prep.changePrep> => ({
  apply: async (ctx, { params, body }) => {
    const row = await lockOptionalMeeting(ctx.tx, asOwner(ctx, params.id));
    if (!row || !hasPrep(row.kind)) return fail('notFound');
    const { isAgreed, version, hasTests } = body;
    if (isAgreed) {
      if (!canAgree(row, ctx.now)) return failNow(NOT_ASKED, { requestId: row.id, status: row.status });
      await agreeToPrep(ctx, { requestId: row.id, version, field: 'version', hasTests });
    } else {
      await withdrawPrepConsent(ctx.tx, row.id, ctx.now);
      await noteConsent(ctx, row.id, { isGiven: false });
    }
    return { requestId: row.id };
  },
  answer: (ctx, ids) => presentOwn(ctx, sources, ids['requestId'] ?? ''),
});

export const readPrep =
  (sources: readonly PrepSource[]): Reader<typeof prep.readPrep> =>
  async (ctx, { params }) => {
    const { desk, memberId, kind } = openDesk(ctx, params.desk, 'RR');
    const viewer = { side: 'COUNSELLOR', memberId, kind } as const;
    const asked = { id: params.id, viewer, locale: ctx.locale };
    const row = await selectOptionalMeeting(ctx.db, asked);
    const consent = row && isPrepOpen(row, ctx.now) ? await selectOptionalPrepConsent(ctx.db, row.id) : undefined;
    if (!row || !consent) return fail('notFound');
    const shared = consent.hasTests ? await loadShared(ctx, sources, row) : NOTHING;
    const sheet = await loadSheet(ctx, { ...row, request: row, tests: shared.tests });
    // Before anything is answered: what cannot be written down is not shown.
    const entry = { menuId: DESK_MENUS[desk], subjectIds: [row.studentMemberId], fields: partsOf(sheet), reason: null };
    await ctx.db.transaction().execute(async (tx) => {
      await writePrivacyLog(tx, ctx, { action: 'R', ...entry });
      await shared.note(tx);
    });
    return {
      beginsAt: row.beginsAt.toISOString(),
      endsAt: endOf(row.beginsAt).toISOString(),
      agreedAt: consent.agreedAt.toISOString(),
      openUntil: prepEndsAt(row.beginsAt).toISOString(),
      sheet,
    };
  };
