import type { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import { OWN_TRAINEE_STEPS, PROGRAMME_PLACES } from '@naru/contract/areas/learning/words.ts';

import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import { listSteps } from '../../../blocks/workflow/step-call.ts';
import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { selectCompletions } from '../completion/store.ts';
import { placeFor, stageOf } from '../core/rules.ts';
import { isOwn } from '../core/trainee-sql.ts';
import { traineeMachine } from '../trainee/machine.ts';
import { selectOwnSessions } from '../trainee/session-store.ts';
import { selectOptionalTrainee } from '../trainee/store.ts';
import { applicantOf, factsAsked } from './applicant.ts';
import { selectCards } from './card-store.ts';
import { selectOptionalDetail, selectOptionalDraw, selectSessions, type DetailRow } from './detail-store.ts';
import { selectOptionalFacts } from './facts-store.ts';
import { finderOf } from './finder.ts';
import { selectOwnPage, selectOwnRows, type OwnRow } from './own-store.ts';
import { selectMonth, selectProgrammePage } from './page-store.ts';
import { typeFor } from './place.ts';
import { describeAudience, describeReason, iso, toCard, toNoShow, toSession } from './present.ts';
import { judgeRequirements } from './requirements.ts';
import { chooseSuitable, type Why } from './suitable-rules.ts';
import { selectCandidates, selectTaken } from './suitable-store.ts';
import { catalogueWords } from './words.ts';

export const pageProgrammes: Reader<typeof catalogue.pageProgrammes> = async (ctx, { params, query }) => {
  const type = typeFor(ctx.actor, params.type, 'R');
  const window = windowOf(query);
  const { searchText, isSuitable, ...filters } = query;
  const applicant = isSuitable === true ? await applicantOf(ctx) : undefined;
  const asked = { ...filters, search: readSearch(searchText), applicant, window };
  const { rows, counted } = await selectProgrammePage(ctx.db, { finder: finderOf(ctx, type), type }, asked);
  const cards = rows.map((row) => toCard(row, ctx));
  return { programmePage: toPage(cards, counted, window) };
};

export const listSuitable: Reader<typeof catalogue.listSuitable> = async (ctx, { params }) => {
  const type = typeFor(ctx.actor, params.type, 'R');
  if (!ctx.actor.rights.may(PROGRAMME_PLACES[type].menuId, 'C')) return { suitableList: [] };
  const finder = finderOf(ctx, type);
  const [candidates, taken] = await Promise.all([
    selectCandidates(ctx.db, finder, { type, applicant: await applicantOf(ctx) }),
    selectTaken(ctx.db, finder.memberId),
  ]);
  const chosen = chooseSuitable(candidates, new Map(taken.map(({ code, hours }) => [code, hours])), ctx.now);
  const rows = await selectCards(
    ctx.db,
    finder,
    chosen.map(({ id }) => id),
  );
  return {
    suitableList: rows.flatMap((row, at) => {
      const why = chosen[at]?.why;
      return why ? [{ programme: toCard(row, ctx), reason: sayWhy(why, ctx.locale) }] : [];
    }),
  };
};

function sayWhy(why: Why, locale: 'ko' | 'en'): string {
  const say = catalogueWords[locale].why;
  switch (why.kind) {
    case 'SAVED':
      return say.saved(why.days);
    case 'COMPETENCY':
      return say.competency(enumWord('coreCompetency', why.code, locale), why.isLeast);
    case 'PEERS':
      return say.peers(why.count);
  }
}

export const listMonth: Reader<typeof catalogue.listMonth> = async (ctx, { params, query }) => {
  const type = typeFor(ctx.actor, params.type, 'R');
  const [year = 0, month = 0] = query.month.split('-').map(Number);
  const begin = (at: number): Date => new Date(Date.UTC(year, at, 1) - SEOUL_MS);
  const span = { from: begin(month - 1), to: begin(month) };
  const rows = await selectMonth(ctx.db, { finder: finderOf(ctx, type), type }, span);
  return {
    sessionList: rows.map((row) => ({
      sessionId: row.sessionId,
      programmeId: row.id,
      name: row.name,
      number: row.number,
      sessionCount: row.sessionCount,
      beginsAt: row.sessionBeginsAt.toISOString(),
      endsAt: row.sessionEndsAt.toISOString(),
      stage: stageOf(row, ctx.now),
      isOwn: row.isOwn,
    })),
  };
};

const SEOUL_MS = 9 * 3_600_000;

export const readProgramme: Reader<typeof catalogue.readProgramme> = async (ctx, { params }) => {
  const type = typeFor(ctx.actor, params.type, 'RR');
  const { id } = params;
  const row = await selectOptionalDetail(ctx.db, { finder: finderOf(ctx, type), type, id });
  if (!row) return fail('notFound');
  const [sessions, own] = await Promise.all([
    selectSessions(ctx.db, id, ctx.locale),
    selectOwnRows(ctx.db, ctx.actor.memberId, { programmeId: id }),
  ]);
  const applies = ctx.actor.rights.may(PROGRAMME_PLACES[type].menuId, 'C');
  const requirementList = applies ? await readRequirements(ctx, row) : [];
  const [place] = own;
  const isConfirmed = place?.status === 'CONFIRM';
  return {
    programme: {
      ...toCard(row, ctx),
      introduction: row.introduction,
      contact: row.contact,
      managerNm: row.managerName,
      audience: describeAudience(row, ctx.locale),
      cancelsUntil: row.cancelsUntil.toISOString(),
      question: row.question,
      leastPeople: row.leastPeople,
      decidesOn: row.decidesOn,
      leastAttendance: row.leastAttendance,
      needsSurvey: row.needsSurvey,
      needsAssignment: row.needsAssignment,
      assignmentUntil: iso(row.assignmentUntil),
      cancelReason: row.cancelReason,
      sessionList: sessions.map(({ onlineUrl, ...session }) => ({
        ...toSession(session),
        onlineUrl: isConfirmed && onlineUrl !== '' ? onlineUrl : null,
      })),
      requirementList,
      canApply: requirementList.length > 0 && requirementList.every(({ isMet }) => isMet),
      leadsTo: placeFor(row) ?? 'QUEUE',
      draw:
        row.drawSeed !== null && row.drawnAt !== null
          ? { seed: row.drawSeed, drawnAt: row.drawnAt.toISOString() }
          : null,
      ownDetail: place ? await presentOwn(ctx, place) : null,
    },
  };
};

export const readDraw: Reader<typeof catalogue.readDraw> = async (ctx, { params }) => {
  const type = typeFor(ctx.actor, params.type, 'RR');
  const drawn = await selectOptionalDraw(ctx.db, { finder: finderOf(ctx, type), type, id: params.id });
  return drawn ?? fail('notFound');
};

async function readRequirements(ctx: CallContext, row: DetailRow) {
  const facts = await selectOptionalFacts(ctx.db, await factsAsked(ctx, row.id));
  return facts ? judgeRequirements(row, facts, ctx) : [];
}

async function presentOwn(ctx: CallContext, place: OwnRow) {
  const row =
    (await selectOptionalTrainee(ctx.db, { id: place.traineeId, isIn: isOwn(ctx.actor) })) ?? fail('notFound');
  const circumstances = await readCircumstances(ctx);
  return {
    version: place.version,
    appliedAt: place.appliedAt.toISOString(),
    answer: place.answer,
    reason: describeReason(place, ctx.locale),
    stepList: listSteps(traineeMachine, OWN_TRAINEE_STEPS, { row, sides: ['TRAINEE'], circumstances }),
    noShow: toNoShow(place, ctx.now),
  };
}

export const pageOwnProgrammes: Reader<typeof catalogue.pageOwnProgrammes> = async (ctx, { query }) => {
  const { memberId } = ctx.actor;
  const who = { memberId, now: ctx.now };
  const window = windowOf(query);
  const { rows, counted } = await selectOwnPage(ctx.db, who, { isOver: query.isOver, window });
  const ids = rows.map(({ traineeId }) => traineeId);
  const [cards, own, coming, completions] = await Promise.all([
    selectCards(
      ctx.db,
      { memberId, locale: ctx.locale, now: ctx.now, applies: false },
      rows.map(({ programmeId }) => programmeId),
    ),
    selectOwnRows(ctx.db, memberId, { ids }),
    selectOwnSessions(ctx.db, { memberId, locale: ctx.locale }, { from: ctx.now }),
    selectCompletions(ctx.db, ids, ctx.now),
  ]);
  const placeOf = new Map(own.map((one) => [one.programmeId, one]));
  const entries = cards.flatMap((card) => {
    const place = placeOf.get(card.id);
    if (!place) return [];
    const next = coming.find(({ programmeId }) => programmeId === card.id);
    return [
      {
        traineeId: place.traineeId,
        programme: toCard(card, ctx),
        status: place.status,
        nextSession: next ? toSession(next) : null,
        completion: completions.get(place.traineeId) ?? null,
        noShow: toNoShow(place, ctx.now),
      },
    ];
  });
  return { entryPage: toPage(entries, counted, window) };
};
