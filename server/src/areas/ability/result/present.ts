/** A result as its readers see it. */
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import type { ResultAttempt, ResultBetween, ResultScale, TestResult } from '@naru/contract/areas/ability/result.ts';
import { FAMILY_MENUS } from '@naru/contract/areas/ability/words.ts';

import { enumOptions } from '../../../blocks/reference/enum/rules.ts';
import type { Person } from '../../../platform/access/actor.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { koreanDate } from '../../../platform/time.ts';
import { countMeetingsBetween } from '../../counselling/api.ts';
import { listCompletedBetween } from '../../learning/api.ts';
import type { ReadScores } from '../scoring/reading.ts';
import { listNext } from './next.ts';
import { comparableScales, standOut, suggestedActions, type TakenVersion } from './rules.ts';
import { MENU } from './scope-sql.ts';
import { selectViewPage } from './share-store.ts';
import { listShares } from './shares.ts';
import {
  selectAttempts,
  selectInstruments,
  selectOptionalNormFacts,
  selectSiblings,
  type AttemptRow,
  type NormFactsRow,
  type ResultRow,
} from './store.ts';

const LAST_VIEW = { number: 0, size: 1, offset: 0 };

/** Reads all that a result's page has. */
export async function presentResult(ctx: CallContext, row: ResultRow): Promise<TestResult> {
  const { db, actor, locale } = ctx;
  const taken = await loadTaken(ctx, row);
  const { instrument, before, attempts } = taken;
  const out = standOut(instrument, row.scores);
  const [norm, siblings, own] = await Promise.all([
    row.groupId === null ? undefined : selectOptionalNormFacts(db, row.groupId, locale),
    selectSiblings(db, { column: 'member', id: row.memberId }, { actor, today: koreanDate(ctx.now), locale }),
    (row.isOwn ? loadOwn : loadOthers)(ctx, row, { taken, actions: suggestedActions(instrument, row.scores) }),
  ]);
  return {
    ...headOf(row, instrument, locale),
    ownerNm: row.ownerName,
    scaleList: presentScales(instrument, row.scores, { before: before?.pointOf, locale }),
    ...out,
    strongList: [...out.strongList],
    growList: [...out.growList],
    highList: [...out.highList],
    norm: norm ? presentNorm(norm) : null,
    before: before && { resultId: before.row.id, ...whenOf(before.row) },
    attemptList: attempts,
    siblingList: siblings.map(({ testId, testName, resultId, scoredAt }) => ({
      testId,
      testNm: testName,
      resultId,
      scoredAt: scoredAt.toISOString(),
    })),
    ...own,
  };
}

interface Read {
  readonly taken: Taken;
  readonly actions: Parameters<typeof listNext>[1];
}

type ForReader = Pick<TestResult, 'nextList' | 'between' | 'shareList' | 'lastView' | 'can'>;

async function loadOwn(ctx: CallContext, row: ResultRow, { taken, actions }: Read): Promise<ForReader> {
  const { rights } = ctx.actor;
  const [nextList, between, shareList, views] = await Promise.all([
    listNext(ctx, actions),
    taken.before ? loadBetween(ctx, row, [taken.before.row, row]) : null,
    listShares(ctx, row.testId),
    selectViewPage(ctx.db, { ...row, locale: ctx.locale }, LAST_VIEW),
  ]);
  const [view] = views.rows;
  return {
    nextList,
    between,
    shareList,
    lastView: view
      ? { viewerNm: view.viewerName, audience: view.audience, viewedAt: view.viewedAt.toISOString() }
      : null,
    can: { retake: rights.may(FAMILY_MENUS[row.family], 'C'), export: rights.may(MENU, 'E') },
  };
}

/** Lists for somebody else what the student can do next and did before, without the ways that are the student's alone. */
async function loadOthers(ctx: CallContext, row: ResultRow, { taken, actions }: Read): Promise<ForReader> {
  const asking = { now: ctx.now, allStudentsReason: null };
  const student = await ctx.platform.sessions.resolvePerson(row.memberId, asking);
  const [nextList, between] = await Promise.all([
    student ? listNext({ ...ctx, actor: student } satisfies CallContext<Person>, actions) : [],
    taken.before ? loadBetween(ctx, row, [taken.before.row, row]) : null,
  ]);
  return {
    nextList: nextList.map((next) => ({ ...next, path: null })),
    between,
    shareList: [],
    lastView: null,
    can: { retake: false, export: false },
  };
}

interface Taken {
  readonly instrument: Instrument;
  readonly before: { readonly row: AttemptRow; readonly pointOf: ReadonlyMap<string, number> } | null;
  readonly attempts: ResultAttempt[];
}

/** Reads a person's results of the test, each with the points that may be compared with this one. */
export async function loadTaken(ctx: CallContext, row: ResultRow): Promise<Taken> {
  const rows = await selectAttempts(ctx.db, row);
  const instruments = await selectInstruments(ctx.db, [row.versionId, ...rows.map(({ versionId }) => versionId)]);
  const read = versionOf(row, instruments);
  const compared = rows.map((one) => ({
    row: one,
    pointOf: pointsOf(one.scores, comparableScales(read, versionOf(one, instruments))),
  }));
  const at = compared.findIndex((one) => one.row.id === row.id);
  return {
    instrument: read.instrument,
    before: compared[at - 1] ?? null,
    attempts: compared.map((one) => ({
      ...presentAttempt(one.row),
      pointList: [...one.pointOf].map(([scaleCode, points]) => ({ scaleCode, points })),
    })),
  };
}

/** Versions stay as long as results of them. */
export function versionOf(
  { versionId, versionNumber }: Pick<ResultRow, 'versionId' | 'versionNumber'>,
  instruments: ReadonlyMap<string, Instrument>,
): TakenVersion {
  return { versionId, versionNumber, instrument: instruments.get(versionId) ?? fail('notFound') };
}

function pointsOf(scores: ReadScores, codes: ReadonlySet<string>): Map<string, number> {
  return new Map(
    [...codes].flatMap((code): [string, number][] => {
      const points = scores[code]?.points ?? null;
      return points === null ? [] : [[code, points]];
    }),
  );
}

const whenOf = ({ scoredAt, versionNumber }: Pick<AttemptRow, 'scoredAt' | 'versionNumber'>) => ({
  scoredAt: scoredAt.toISOString(),
  versionNo: versionNumber,
});

export const presentAttempt = (row: AttemptRow): Omit<ResultAttempt, 'pointList'> => ({
  resultId: row.id,
  ...whenOf(row),
  isDoubtful: row.quality.length > 0,
});

export function presentNorm(row: NormFactsRow): NonNullable<TestResult['norm']> {
  const { normId, name, breadth, collegeName, grade, count, isDemo } = row;
  return { normId, name, breadth, collegeNm: collegeName, grade, count, isDemo };
}

export function presentScales(
  instrument: Instrument,
  scores: ReadScores,
  { before, locale }: { readonly before: ReadonlyMap<string, number> | undefined; readonly locale: Locale },
): ResultScale[] {
  return instrument.scaleList.map((scale) => {
    const score = scores[scale.code] ?? NO_SCORE;
    const meaning = scale.levelList.find(({ level }) => level === score.level);
    return {
      scaleCode: scale.code,
      name: scale.name[locale],
      parentCode: scale.parent ?? null,
      ...score,
      definition: scale.definition[locale],
      meaning: meaning?.text[locale] ?? null,
      before: before?.get(scale.code) ?? null,
    };
  });
}

/** For a scale that a reading has nothing of. */
const NO_SCORE: ReadScores[string] = {
  raw: null,
  points: null,
  t: null,
  percentile: null,
  band: null,
  middleHalf: null,
  level: null,
};

function headOf(row: ResultRow, instrument: Instrument, locale: Locale) {
  const semester = enumOptions('semester', locale).find(({ key }) => key === row.semesterCode);
  return {
    resultId: row.id,
    testId: row.testId,
    testNm: row.testName,
    family: row.family,
    ...whenOf(row),
    elapsedSeconds: row.elapsedSeconds,
    grade: row.grade,
    term: { year: row.year, semstrCode: row.semesterCode, semstrNm: semester?.value ?? row.semesterCode },
    isOwn: row.isOwn,
    audience: row.isOwn ? null : row.audience,
    isValidated: instrument.evidence !== undefined,
    source: instrument.source[locale],
    itemCount: instrument.itemList.length,
    answeredCount: row.answeredCount,
    qualityList: row.quality,
    pictureList: instrument.pictureList.map(({ kind, title, scaleList }) => ({
      kind,
      title: title[locale],
      scaleList,
    })),
    reflection: row.reflection,
    version: row.version,
  };
}

/** Reads what the student did between two results. */
export async function loadBetween(
  { db, locale }: CallContext,
  { memberId, studentId, isOwn }: ResultRow,
  [earlier, later]: readonly [Pick<AttemptRow, 'scoredAt'>, Pick<AttemptRow, 'scoredAt'>],
): Promise<ResultBetween> {
  const within = { from: earlier.scoredAt, until: later.scoredAt };
  const [programmes, meetingCount] = await Promise.all([
    listCompletedBetween(db, { memberId, ...within, locale }),
    studentId === null ? 0 : countMeetingsBetween(db, { studentId, ...within }),
  ]);
  return {
    programmeList: programmes.map(({ name, completedAt, path }) => ({
      name,
      completedAt: completedAt.toISOString(),
      path: isOwn ? path : null,
    })),
    meetingCount,
  };
}
