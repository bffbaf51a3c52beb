/** Judges a programme's form beside its term, and moves one to another term (docs/specification.md, Programmes). Pure. */
import type { ProgrammeInput } from '@naru/contract/areas/learning/desk/programmes.ts';

import { addDays, daysBetween, weekdayOf } from '../../../blocks/calendar/hours.ts';
import { koreanDate } from '../../../platform/time.ts';
import { HTTP_OR_HTTPS, readWebAddress } from '../../../platform/web-address.ts';
import { decisionAt } from '../core/rules.ts';

export type FormProblemCode =
  | 'RATIO'
  | 'COMPETENCY_TWICE'
  | 'APPLY_ORDER'
  | 'APPLY_AFTER_END'
  | 'CANCEL_ORDER'
  | 'SESSION_ORDER'
  | 'SESSION_OVERLAP'
  | 'SESSION_OUTSIDE'
  | 'ONLINE_ADDRESS'
  | 'ASSIGNMENT_EARLY'
  | 'HOURS'
  | 'LEAST_PAIR'
  | 'LEAST_MANY'
  | 'DECIDES_LATE'
  | 'DECIDES_EARLY';

export interface FormProblem {
  /** As the call names it: `sessionList.2.endsAt`. */
  readonly field: string;
  readonly code: FormProblemCode;
  /** Numbers or days that the sentence names. */
  readonly said: readonly string[];
}

export interface TermDays {
  readonly beginsOn: string;
  readonly endsOn: string;
}

/** A vacation that nobody can know: the next term is not set up yet. */
const VACATION_DAYS = 84;

/** Returns the days on which programmes of a term may meet: the term, and the vacation until the next one begins. */
export function daysForProgrammes(term: TermDays, all: readonly TermDays[]): TermDays {
  const nextBegin = all
    .map(({ beginsOn }) => beginsOn)
    .filter((day) => day > term.beginsOn)
    .toSorted()[0];
  const endsOn = nextBegin === undefined ? addDays(term.endsOn, VACATION_DAYS) : addDays(nextBegin, -1);
  return { beginsOn: term.beginsOn, endsOn };
}

type Session = ProgrammeInput['sessionList'][number];

/** Writes every moment in one way, sets without repeats, and leaves out what is not asked for. */
export function readForm(given: ProgrammeInput): ProgrammeInput {
  const moment = (text: string): string => new Date(text).toISOString();
  return {
    ...given,
    nameKo: given.nameKo.trim(),
    nameEn: given.nameEn.trim(),
    audienceTypeList: [...new Set(given.audienceTypeList)],
    audienceDeptList: [...new Set(given.audienceDeptList)],
    audienceGradeList: [...new Set(given.audienceGradeList)],
    helperIdList: [...new Set(given.helperIdList)],
    appliesFrom: moment(given.appliesFrom),
    appliesUntil: moment(given.appliesUntil),
    cancelsUntil: moment(given.cancelsUntil),
    assignmentUntil: given.needsAssignment && given.assignmentUntil !== null ? moment(given.assignmentUntil) : null,
    sessionList: given.sessionList.map((session) => ({
      ...session,
      beginsAt: moment(session.beginsAt),
      endsAt: moment(session.endsAt),
      onlineUrl: readAddress(session.onlineUrl) ?? session.onlineUrl,
    })),
  };
}

const ADDRESS_MOST = 500;
const readAddress = (text: string): string | undefined =>
  text === '' ? text : readWebAddress(text, { most: ADDRESS_MOST, start: HTTP_OR_HTTPS });

/** Lists everything that does not hold, in the order of the form. */
export function judgeForm(form: ProgrammeInput, term: TermDays): FormProblem[] {
  return [
    ...judgeSessions(form.sessionList, term),
    ...judgeDates(form),
    ...judgeCompletion(form),
    ...judgeLeast(form),
    ...judgeCompetencies(form.competencyList),
  ];
}

function judgeCompetencies(list: ProgrammeInput['competencyList']): FormProblem[] {
  if (new Set(list.map(({ code }) => code)).size < list.length)
    return [{ field: 'competencyList', code: 'COMPETENCY_TWICE', said: [] }];
  const sum = list.reduce((total, { ratio }) => total + ratio, 0);
  return sum === 100 ? [] : [{ field: 'competencyList', code: 'RATIO', said: [String(sum)] }];
}

function judgeSessions(list: readonly Session[], term: TermDays): FormProblem[] {
  const problems = list.flatMap(({ beginsAt, endsAt, onlineUrl }, at): FormProblem[] => {
    const said = [String(at + 1)];
    if (beginsAt >= endsAt) return [{ field: `sessionList.${at}.endsAt`, code: 'SESSION_ORDER', said }];
    const [first, last] = [beginsAt, endsAt].map((moment) => koreanDate(new Date(moment)));
    const isInside = (first ?? '') >= term.beginsOn && (last ?? '') <= term.endsOn;
    // People press it: it leads where it seems to lead, and starts no program.
    if (readAddress(onlineUrl) === undefined)
      return [{ field: `sessionList.${at}.onlineUrl`, code: 'ONLINE_ADDRESS', said }];
    if (isInside) return [];
    const outside = [...said, term.beginsOn, term.endsOn];
    return [{ field: `sessionList.${at}.beginsAt`, code: 'SESSION_OUTSIDE', said: outside }];
  });
  return problems.length > 0 ? problems : findOverlaps(list);
}

/** Names each session that begins before the one ahead of it has ended. */
function findOverlaps(list: readonly Session[]): FormProblem[] {
  const inOrder = list.map((session, at) => ({ session, at })).toSorted((a, b) => compare(a.session, b.session));
  return inOrder.flatMap(({ session, at }, place) => {
    const before = inOrder[place - 1];
    if (!before || before.session.endsAt <= session.beginsAt) return [];
    const said = [String(Math.min(before.at, at) + 1), String(Math.max(before.at, at) + 1)];
    return [{ field: `sessionList.${at}.beginsAt`, code: 'SESSION_OVERLAP', said } as const];
  });
}

const compare = (a: Session, b: Session): number => (a.beginsAt < b.beginsAt ? -1 : 1);

/** Sorts sessions by time, as they are numbered. */
export const inOrderOfTime = <T extends { readonly beginsAt: string }>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => (a.beginsAt < b.beginsAt ? -1 : 1));

/** Returns when the first session begins and the last one ends. */
export function spanOf(list: readonly Session[]): { beginsAt: string; endsAt: string } {
  const inOrder = inOrderOfTime(list);
  return { beginsAt: inOrder[0]?.beginsAt ?? '', endsAt: inOrder.at(-1)?.endsAt ?? '' }; // the shape asks for one at least
}

function judgeDates({ appliesFrom, appliesUntil, cancelsUntil, sessionList }: ProgrammeInput): FormProblem[] {
  const { endsAt } = spanOf(sessionList);
  if (appliesFrom >= appliesUntil) return [{ field: 'appliesUntil', code: 'APPLY_ORDER', said: [] }];
  if (appliesUntil > endsAt) return [{ field: 'appliesUntil', code: 'APPLY_AFTER_END', said: [] }];
  const isBetween = cancelsUntil >= appliesFrom && cancelsUntil <= endsAt;
  return isBetween ? [] : [{ field: 'cancelsUntil', code: 'CANCEL_ORDER', said: [] }];
}

function judgeCompletion(form: ProgrammeInput): FormProblem[] {
  const problems: FormProblem[] = [];
  if (!Number.isInteger(form.hours * 2)) problems.push({ field: 'hours', code: 'HOURS', said: [] });
  const isEarly =
    form.needsAssignment && form.assignmentUntil !== null && form.assignmentUntil < spanOf(form.sessionList).beginsAt;
  if (isEarly) problems.push({ field: 'assignmentUntil', code: 'ASSIGNMENT_EARLY', said: [] });
  return problems;
}

function judgeLeast({ leastPeople, decidesOn, capacity, appliesUntil, sessionList }: ProgrammeInput): FormProblem[] {
  if ((leastPeople === null) !== (decidesOn === null))
    return [{ field: leastPeople === null ? 'leastPeople' : 'decidesOn', code: 'LEAST_PAIR', said: [] }];
  if (leastPeople === null || decidesOn === null) return [];
  if (leastPeople > capacity) return [{ field: 'leastPeople', code: 'LEAST_MANY', said: [String(capacity)] }];
  if (decisionAt(decidesOn).toISOString() >= spanOf(sessionList).beginsAt)
    return [{ field: 'decidesOn', code: 'DECIDES_LATE', said: [] }];
  // People who could still apply would be called off with the others.
  const isEarly = decisionAt(decidesOn).toISOString() < appliesUntil;
  return isEarly ? [{ field: 'decidesOn', code: 'DECIDES_EARLY', said: [] }] : [];
}

/** Fields that stay as they were approved, and as people applied for them. */
export const FROZEN_FIELDS = [
  'typeCode',
  'year',
  'semstrCode',
  'deptCode',
  'allowsRepeat',
  'audienceTypeList',
  'audienceDeptList',
  'audienceGradeList',
  'selection',
  'hours',
  'points',
  'leastAttendance',
  'needsSurvey',
  'needsAssignment',
  'leastPeople',
  'decidesOn',
  'budget',
  'competencyList',
] as const satisfies readonly (keyof ProgrammeInput)[];

/** Deadlines on which people rely once somebody has applied: they may only move later. */
const DEADLINES = ['appliesUntil', 'cancelsUntil', 'assignmentUntil'] as const;

/** Lists the deadlines that a change moves earlier. */
export const findEarlier = (before: ProgrammeInput, after: ProgrammeInput): (typeof DEADLINES)[number][] =>
  DEADLINES.filter((field) => (after[field] ?? '') < (before[field] ?? ''));

/** Says whether people have to come elsewhere, or hear of another deadline. */
export const isElsewhere = (before: ProgrammeInput, after: ProgrammeInput): boolean =>
  before.place !== after.place ||
  before.isOnline !== after.isOnline ||
  DEADLINES.some((field) => before[field] !== after[field]);

/** Lists the frozen fields that a change touches. */
export function findFrozenChanges(before: ProgrammeInput, after: ProgrammeInput): (typeof FROZEN_FIELDS)[number][] {
  return FROZEN_FIELDS.filter((field) => written(before[field]) !== written(after[field]));
}

/** Lists are sets here: their order says nothing. */
const written = (value: unknown): string =>
  Array.isArray(value) ? JSON.stringify(value.map((one) => JSON.stringify(one)).toSorted()) : JSON.stringify(value);

export interface SessionChange {
  /** Its place in what was given. */
  readonly at: number;
  readonly session: Session;
}

export interface SessionChanges {
  readonly added: readonly SessionChange[];
  /** Those at another time. */
  readonly moved: readonly SessionChange[];
  /** Those of which only place, address, title or teacher are others. */
  readonly reworded: readonly SessionChange[];
  /** Those of which only the English words are others: nobody has to hear of it. */
  readonly translated: readonly SessionChange[];
  readonly removedIds: readonly string[];
}

/** Compares what was given with the sessions that there are; an id of another programme counts as added. */
export function compareSessions(before: readonly Session[], after: readonly Session[]): SessionChanges {
  const known = new Map(before.flatMap((one) => (one.sessionId === null ? [] : [[one.sessionId, one] as const])));
  const changes = {
    added: [] as SessionChange[],
    moved: [] as SessionChange[],
    reworded: [] as SessionChange[],
    translated: [] as SessionChange[],
  };
  const kept = new Set<string>();
  for (const [at, session] of after.entries()) {
    const old = session.sessionId === null ? undefined : known.get(session.sessionId);
    if (!old || kept.has(old.sessionId ?? '')) {
      changes.added.push({ at, session });
      continue;
    }
    kept.add(old.sessionId ?? '');
    if (old.beginsAt !== session.beginsAt || old.endsAt !== session.endsAt) changes.moved.push({ at, session });
    else if (JSON.stringify(wordsOf(old)) !== JSON.stringify(wordsOf(session))) changes.reworded.push({ at, session });
    else if (old.titleEn !== session.titleEn || old.placeEn !== session.placeEn)
      changes.translated.push({ at, session });
  }
  return { ...changes, removedIds: [...known.keys()].filter((id) => !kept.has(id)) };
}

const wordsOf = ({ title, place, onlineUrl, teacherNm }: Session): string[] => [title, place, onlineUrl, teacherNm];

const DAY_MS = 86_400_000;

/** Counts the days from a term to another, so that a day falls on the same weekday of the same week. */
export function daysBetweenTerms(from: { readonly week1On: string }, to: { readonly week1On: string }): number {
  const mondayOf = (day: string): number => daysBetween('1970-01-01', day) - weekdayOf(day) + 1;
  return mondayOf(to.week1On) - mondayOf(from.week1On);
}

/** Moves a form by so many days; sessions of the new one have no id yet. */
export function moveForm(form: ProgrammeInput, days: number): ProgrammeInput {
  const move = (moment: string): string => new Date(Date.parse(moment) + days * DAY_MS).toISOString();
  const moveDay = (day: string): string => move(`${day}T00:00:00Z`).slice(0, 10);
  return {
    ...form,
    appliesFrom: move(form.appliesFrom),
    appliesUntil: move(form.appliesUntil),
    cancelsUntil: move(form.cancelsUntil),
    assignmentUntil: form.assignmentUntil === null ? null : move(form.assignmentUntil),
    decidesOn: form.decidesOn === null ? null : moveDay(form.decidesOn),
    sessionList: form.sessionList.map((session) => ({
      ...session,
      sessionId: null,
      beginsAt: move(session.beginsAt),
      endsAt: move(session.endsAt),
    })),
  };
}
