import {
  nominationDesk as calls,
  NOMINATION_TABS,
  type NominationAction,
} from '@naru/contract/areas/portfolio/nomination.ts';
import { DESK_NOMINATION_STEPS } from '@naru/contract/areas/portfolio/exhibit-words.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { selectHistory } from '../../../blocks/workflow/history-store.ts';
import { keepFact } from '../../../blocks/workflow/keep-fact.ts';
import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import { fail, failField, failNow } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import {
  countTabs,
  selectNominationPage,
  selectOptionalDeskRow,
  selectOptionalReviewVersion,
  selectReviews,
  writeReview,
  type ReviewRow,
} from './desk-store.ts';
import type { FactSources } from '../start/facts.ts';
import { drawFrozen } from './frozen-page.ts';
import { nominationMachine, standingOf } from './machine.ts';
import { endingOf, presentSummary } from './present.ts';
import { countReported } from './report-store.ts';
import { isWholeReview, meansOf, reviewBarOf, scoreOf } from './rules.ts';
import { DESK_MENU, GALLERY_MENU, isHandled } from './scope-sql.ts';
import { lockOptionalNomination, NOMINATION, selectOptionalNomination } from './store.ts';
import { exhibitWords } from './words.ts';

export const pageNominations: Reader<typeof calls.pageNominations> = async (ctx, { query }) => {
  const { db, actor, locale } = ctx;
  const { tab, deptCode, searchText } = query;
  const window = windowOf(query);
  const isIn = isHandled(actor, 'R');
  const narrowed = { isIn, tab, deptCode, search: readSearch(searchText) };
  const [{ rows, counted }, counts, reports] = await Promise.all([
    selectNominationPage(db, { narrowed, reviewerId: actor.memberId, locale }, window),
    countTabs(db, isIn),
    countReported(db, isIn),
  ]);
  return {
    nominationPage: toPage(
      rows.map((row) => presentSummary(row, actor.memberId)),
      counted,
      window,
    ),
    countList: NOMINATION_TABS.map((one) => ({ tab: one, count: counts.get(one) ?? 0 })),
    reportCount: reports.OPEN,
    mayExport: actor.rights.may(GALLERY_MENU, 'E'),
  };
};

export const readNomination =
  (sources: FactSources): Reader<typeof calls.readNomination> =>
  async (ctx, { params }) => {
    const { db, actor, locale } = ctx;
    const { memberId } = actor;
    const asked = { id: params.id, isIn: isHandled(actor, 'RR'), reviewerId: memberId, locale };
    const row = (await selectOptionalDeskRow(db, asked)) ?? fail('notFound');
    const [reviews, history, page, circumstances] = await Promise.all([
      selectReviews(db, row.id, locale),
      selectHistory<NominationAction>(db, { entity: NOMINATION, id: row.id, locale }),
      drawFrozen(ctx, sources, { versionId: row.versionId, isNameless: false }),
      readCircumstances(ctx),
    ]);
    const sides = actor.rights.may(DESK_MENU, 'U') ? (['OFFICE'] as const) : [];
    // An owner at this desk learns what becomes of it, not what colleagues say of it.
    const isAbout = row.memberId === memberId;
    const told = isAbout ? [] : reviews;
    const mine = reviews.find(({ reviewerId }) => reviewerId === memberId);
    return {
      nomination: {
        ...presentSummary(row, memberId),
        portfolioId: row.portfolioId,
        versionNumber: row.versionNumber,
        isOlder: row.publishedNumber !== null && row.publishedNumber > row.versionNumber,
        page,
        reason: row.reason,
        praise: row.praise,
        showsName: row.showsName,
        endReason: row.endReason,
        ending: row.endedAt === null ? null : endingOf(history),
        reviewList: told.map((one) => presentReview(one, memberId)),
        meanList: meansOf(told.map(({ scores }) => scores)),
        own: { scores: mine?.scores ?? {}, note: mine?.note ?? '', version: mine?.version ?? 0 },
        reviewBar: reviewBarOf(row, memberId),
        historyList: history
          .filter(({ action }) => !isAbout || action !== 'REVIEW')
          .map(({ action, actorNm, reason, at }) => ({ action, actorNm, reason, at: at.toISOString() })),
        version: row.version,
        stepList: listSteps(nominationMachine, DESK_NOMINATION_STEPS, { row, sides, circumstances }),
      },
    };
  };

const presentReview = ({ reviewerId, reviewerName, scores, note, reviewedAt }: ReviewRow, memberId: string) => ({
  reviewerNm: reviewerName,
  isMine: reviewerId === memberId,
  scores,
  mean: scoreOf(scores),
  note,
  reviewedAt: reviewedAt.toISOString(),
});

const NO_REVIEW = {
  ko: '심사 중인 포트폴리오만 평가할 수 있어요.',
  en: 'Only a portfolio that is under review can be scored.',
};

export const saveReview: Writer<typeof calls.saveReview> = {
  apply: async (ctx, { params, body }) => {
    const { tx, actor, now, locale } = ctx;
    // The nomination is held: it is not selected while somebody reviews it.
    const asked = { id: params.id, isIn: isHandled(actor, 'U'), locale };
    const row = (await lockOptionalNomination(tx, asked)) ?? fail('notFound');
    const bar = reviewBarOf(row, actor.memberId);
    if (bar === 'STATE') return failNow(NO_REVIEW, standingOf(row));
    if (bar !== null) return fail('forbidden');
    if (!isWholeReview(body.scores)) failField('scores', exhibitWords[locale].points);
    const { scores, note, reviewVersion: seen } = body;
    const reviewerId = actor.memberId;
    const written = await writeReview(tx, { nominationId: row.id, reviewerId, scores, note, at: now, seen });
    if (written === undefined) return fail('conflict', { current: standingOf(row) });
    const { id, status } = row;
    if (seen === 0) await keepFact(ctx, { entity: NOMINATION, id, status, action: 'REVIEW', by: 'OFFICE' });
    const audit = { action: 'nominationDesk.saveReview', entity: NOMINATION, entityId: row.id, after: { scores } };
    await writeAudit(tx, ctx, audit);
    return { nominationId: row.id };
  },
  answer: async ({ db, actor }, { nominationId = '' }) => ({
    reviewVersion:
      (await selectOptionalReviewVersion(db, { nominationId, reviewerId: actor.memberId })) ?? fail('notFound'),
  }),
};

const asked = ({ actor, locale }: CallContext, privilege: 'RR' | 'U', id: string) => ({
  id,
  isIn: isHandled(actor, privilege),
  locale,
});

export const stepNomination = writeStep(calls.stepNomination, nominationMachine, {
  hold: async (ctx, id) => {
    const row = await lockOptionalNomination(ctx.tx, asked(ctx, 'U', id));
    return row ? [row] : [];
  },
  sides: () => ['OFFICE'] as const,
  read: async (ctx, id) => {
    const row = await selectOptionalNomination(ctx.db, asked(ctx, 'RR', id));
    return row && standingOf(row);
  },
});
