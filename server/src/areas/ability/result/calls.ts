import type { testResults as calls } from '@naru/contract/areas/ability/result.ts';
import { FAMILY_MENUS } from '@naru/contract/areas/ability/words.ts';

import { writePrivacyLog } from '../../../blocks/audit/privacy-store.ts';
import { writeAudit } from '../../../blocks/audit/store.ts';
import type { StudentLinkSource } from '../../../blocks/manifest/student-link.ts';
import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { fail, failNow, type Reason } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { koreanDate } from '../../../platform/time.ts';
import { loadTaken, presentResult, presentScales } from './present.ts';
import { mainScales } from './rules.ts';
import { MENU } from './scope-sql.ts';
import { insertShare, insertView, revokeShare, selectViewPage, updateReflection } from './share-store.ts';
import { listShares } from './shares.ts';
import {
  selectInstruments,
  selectOptionalLatest,
  selectOptionalResult,
  selectOwnTests,
  selectSiblings,
  type ResultRow,
} from './store.ts';

const readingOf = ({ actor, now, locale }: CallContext) => ({ actor, today: koreanDate(now), locale });

/** Finds a result that the caller may read. @throws Failure `notFound` */
export const findResult = async (ctx: CallContext, id: string): Promise<ResultRow> =>
  (await selectOptionalResult(ctx.db, id, readingOf(ctx))) ?? fail('notFound');

/** Finds one of the caller's own. @throws Failure `notFound` */
async function findOwn(ctx: CallContext, id: string): Promise<ResultRow> {
  const row = await findResult(ctx, id);
  return row.isOwn ? row : fail('notFound');
}

export const readLatest: Reader<typeof calls.readLatest> = async (ctx, { params, query }) => {
  const { db, actor, locale } = ctx;
  const { family } = params;
  const tests = await selectOwnTests(db, { memberId: actor.memberId, family, locale });
  const instruments = await selectInstruments(
    db,
    tests.map(({ versionId }) => versionId),
  );
  const chosen = query.testId === undefined ? tests[0] : tests.find(({ testId }) => testId === query.testId);
  const latestId = chosen?.latestId ?? null;
  return {
    testList: tests.map(({ testId, testName, versionId, attemptCount }) => {
      const instrument = instruments.get(versionId);
      const summary = instrument?.summary[locale] ?? '';
      return { testId, testNm: testName, summary, minutes: instrument?.minutes ?? 1, attemptCount };
    }),
    canTake: actor.rights.may(FAMILY_MENUS[family], 'C'),
    result: latestId === null ? null : await presentResult(ctx, await findOwn(ctx, latestId)),
  };
};

export const readResult: Reader<typeof calls.readResult> = async (ctx, { params }) => {
  const row = await findResult(ctx, params.resultId);
  await noteView(ctx, row);
  return { result: await presentResult(ctx, row) };
};

/** Logs the reading before the answer: what cannot be logged is not shown. */
export async function noteView(ctx: CallContext, row: ResultRow): Promise<void> {
  const { audience } = row;
  if (row.isOwn || audience === null) return;
  await ctx.db.transaction().execute(async (tx) => {
    await insertView(tx, { sessionId: row.id, viewerId: ctx.actor.memberId, audience, at: ctx.now });
    const fields = ['scores', 'attempts', 'next', 'between', 'reflection'];
    await writePrivacyLog(tx, ctx, { action: 'R', menuId: MENU, subjectIds: [row.memberId], fields, reason: null });
  });
}

export const changeReflection: Writer<typeof calls.changeReflection> = {
  apply: async (ctx, { params, body }) => {
    const { memberId } = ctx.actor;
    const { reflection, version } = body;
    const row = await findOwn(ctx, params.resultId);
    await saveChange(ctx, {
      current: { reflection: row.reflection, version: row.version },
      version,
      save: () => updateReflection(ctx.tx, { sessionId: row.id, memberId, version, reflection }),
      // Its words are the person's own affair.
      audit: { action: 'testResults.changeReflection', entity: 'ability_session', entityId: row.id },
    });
    return { id: row.id };
  },
  answer: async (ctx, { id = '' }) => {
    const { reflection, version } = await findOwn(ctx, id);
    return { reflection, version };
  },
};

const NOBODY: Readonly<Record<(typeof calls.changeShare.body)['_output']['audience'], Reason>> = {
  ADVISOR: {
    ko: '지금은 지도교수가 없어서 공유할 수 없어요.',
    en: 'You have no advisor now, so there is nobody to share with.',
  },
  COACH: {
    ko: '지금은 학습코치가 없어서 공유할 수 없어요.',
    en: 'You have no academic coach now, so there is nobody to share with.',
  },
  CAREER: {
    ko: '지금은 진로상담을 맡은 사람이 없어서 공유할 수 없어요.',
    en: 'There is no career counsellor now to share with.',
  },
  PSYCHOLOGICAL: {
    ko: '지금은 심리상담을 맡은 사람이 없어서 공유할 수 없어요.',
    en: 'There is no psychological counsellor now to share with.',
  },
};

export const changeShare: Writer<typeof calls.changeShare> = {
  apply: async (ctx, { params, body }) => {
    const { tx, actor, now } = ctx;
    const { audience, isShared } = body;
    const { testId } = await findOwn(ctx, params.resultId);
    const of = { memberId: actor.memberId, testId };
    const shares = await listShares(ctx, testId);
    if (isShared && !shares.find((one) => one.audience === audience)?.isPossible)
      failNow(NOBODY[audience], { audience, isPossible: false });
    const given = { audience, at: now };
    const isChanged = isShared ? await insertShare(tx, of, given) : await revokeShare(tx, of, given);
    const action = isShared ? 'testResults.share' : 'testResults.endShare';
    if (isChanged) await writeAudit(tx, ctx, { action, entity: 'ability_test', entityId: testId, after: { audience } });
    return { testId };
  },
  answer: async (ctx, { testId = '' }) => ({ shareList: await listShares(ctx, testId) }),
};

export const pageViews: Reader<typeof calls.pageViews> = async (ctx, { params, query }) => {
  const row = await findOwn(ctx, params.resultId);
  const window = windowOf(query);
  const { rows, counted } = await selectViewPage(ctx.db, { ...row, locale: ctx.locale }, window);
  const content = rows.map(({ id, viewerName, audience, viewedAt, scoredAt }) => ({
    viewId: id,
    viewerNm: viewerName,
    audience,
    viewedAt: viewedAt.toISOString(),
    scoredAt: scoredAt.toISOString(),
  }));
  return { viewPage: toPage(content, counted, window) };
};

export const readProfile: Reader<typeof calls.readProfile> = async (ctx) => {
  const latestId = await selectOptionalLatest(ctx.db, ctx.actor.memberId);
  if (latestId === undefined) return { profile: null };
  const row = await findOwn(ctx, latestId);
  const { instrument, before } = await loadTaken(ctx, row);
  const codes = mainScales(instrument);
  return {
    profile: {
      resultId: row.id,
      testNm: row.testName,
      family: row.family,
      scoredAt: row.scoredAt.toISOString(),
      beforeAt: before?.row.scoredAt.toISOString() ?? null,
      isDoubtful: row.quality.length > 0,
      kind: instrument.pictureList[0]?.kind ?? 'BARS',
      scaleList: presentScales(instrument, row.scores, { before: before?.pointOf, locale: ctx.locale })
        .filter(({ scaleCode }) => codes.includes(scaleCode))
        .map(({ scaleCode, name, points, before: earlier }) => ({ scaleCode, name, points, before: earlier })),
    },
  };
};

/** Leads to what a student shared with the reader: the first of their tests. */
export const resultLink: StudentLinkSource = async (ctx, studentId) => {
  if (!ctx.actor.rights.scopes(MENU, 'RR').has('ASSIGNED') || ctx.actor.studentId === studentId) return undefined;
  const [first] = await selectSiblings(ctx.db, { column: 'student', id: studentId }, readingOf(ctx));
  return first && { kind: 'TEST', path: `/ability/my/popup/${first.resultId}` };
};
