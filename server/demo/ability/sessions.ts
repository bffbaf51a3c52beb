/** The sessions of people: which test, when and how. Pure: one plan gives the same results. */
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import type { QualityFlag, SessionStatus, TestLanguage } from '@naru/contract/areas/ability/words.ts';

import { scoreAnswers, type RawScore } from '../../src/areas/ability/scoring/score.ts';
import { judgeQuality } from '../../src/areas/ability/session/rules.ts';
import { addDays, type DemoTerm } from '../calendar.ts';
import { ordinalOf, type Plan, type Student } from '../model.ts';
import { createIds, createRandom, type Random } from '../random.ts';
import {
  answerBy,
  drawTraits,
  growTraits,
  prepareInstrument,
  type AnsweredInstrument,
  type Traits,
} from './answers.ts';
import { STORIES, type Story, type TermsAgo } from './stories.ts';

/** The largest demonstration has no more people with results: it is to be there in a moment. */
export const MOST_PEOPLE = 1200;

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;
const HALF_HOUR_MS = HOUR_MS / 2;

/** Shares of students who take a test in a term: two terms ago, one term ago, now. */
const SHARES: Readonly<Record<string, readonly [number, number, number]>> = {
  CORE: [0.45, 0.5, 0.7],
  LEARN: [0.35, 0.3, 0.6],
  CAREER: [0.3, 0.3, 0.4],
};
/** Share of first-year students who have taken the test that they have to take. */
const COMPULSORY_SHARE = 0.5;
const RARE = { doubtful: 0.035, switched: 0.015, left: 0.04, expired: 0.02 } as const;

export interface DemoVersion {
  readonly id: string;
  readonly testId: string;
  readonly number: number;
  readonly answered: AnsweredInstrument;
  readonly publishedAt: number;
  /** Null while it is in use. */
  readonly retiredAt: number | null;
}

export interface DemoSession {
  readonly id: string;
  readonly memberId: string;
  readonly username: string;
  readonly testCode: string;
  readonly version: DemoVersion;
  readonly status: SessionStatus;
  readonly place: { readonly departmentCode: string; readonly collegeCode: string | null; readonly grade: number };
  readonly term: DemoTerm;
  readonly language: TestLanguage;
  readonly switched: boolean;
  readonly startedAt: number;
  /** The last answer; of a result its submission. */
  readonly at: number;
  readonly elapsed: number;
  readonly answers: ReadonlyMap<string, number>;
  /** None while it is not a result. */
  readonly scores: readonly RawScore[];
  readonly quality: readonly QualityFlag[];
}

export interface SessionsOwn {
  readonly versions: readonly DemoVersion[];
  readonly terms: readonly DemoTerm[];
  readonly students: readonly Student[];
  /** The college of a department. */
  readonly collegeOf: (departmentCode: string) => string | null;
  /** The day from which first-year students have to take the first test. */
  readonly compulsoryFrom: string;
}

export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - 9 * HOUR_MS;
export const prepare = (instrument: Instrument): AnsweredInstrument => prepareInstrument(instrument);

/** Makes everybody's sessions up to this morning, in the order of their moments. */
export function makeSessions(plan: Plan, own: SessionsOwn): DemoSession[] {
  const nextId = createIds('ability_session');
  const takers = own.students.filter(({ types }) => types.some(({ type }) => type === 'CURRENT_STUDENT'));
  return takers
    .slice(0, MOST_PEOPLE)
    .flatMap((student) => makeStudent({ plan, own, nextId }, student))
    .toSorted((one, other) => one.at - other.at);
}

interface Making {
  readonly plan: Plan;
  readonly own: SessionsOwn;
  readonly nextId: () => string;
}

function makeStudent(making: Making, student: Student): DemoSession[] {
  const story = STORIES[student.member.username];
  const random = createRandom(`ability ${student.member.id}`);
  const collegeCode = making.own.collegeOf(student.row.department_code);
  return [...Map.groupBy(making.own.versions, ({ testId }) => testId).values()].flatMap((versions) => {
    const [first] = versions;
    if (!first) return [];
    const given = { making, student, story, random, versions, code: first.answered.instrument.code };
    return makeTest(given, drawTraits(random, first.answered, collegeCode));
  });
}

interface Given {
  readonly making: Making;
  readonly student: Student;
  readonly story: Story | undefined;
  readonly random: Random;
  readonly versions: readonly DemoVersion[];
  readonly code: string;
}

/** Goes through three terms; traits grow in each, whether the test is taken or not. */
function makeTest(given: Given, drawn: Traits): DemoSession[] {
  const { making, student, story, random, code } = given;
  const now = ordinalOf(currentOf(making.own.terms));
  const begins = story?.begins?.[code] ?? 0;
  let traits = new Map([...drawn].map(([scale, trait]) => [scale, trait + begins]));
  const made: DemoSession[] = [];
  for (const ago of [2, 1, 0] as const) {
    traits = growTraits(random, traits);
    if (story) traits = new Map([...traits].map(([scale, trait]) => [scale, trait + story.growth]));
    const term = making.own.terms.find((one) => ordinalOf(one) === now - ago);
    if (!term || !wasThere(student, now - ago, ago)) continue;
    const day = dayOf(given, term, ago);
    const isTaken = takes(given, ago);
    if (isTaken && day !== undefined) made.push(aResult(given, { term, day, traits }));
    const left = isTaken ? undefined : leftOf(given, { term, ago });
    if (left) made.push(anUnfinished(given, { term, traits, ...left }));
  }
  return made;
}

function currentOf(terms: readonly DemoTerm[]): DemoTerm {
  const found = terms.find(({ isCurrent }) => isCurrent);
  if (!found) throw new RangeError('no term is the current one');
  return found;
}

const wasThere = ({ row, stages }: Student, ordinal: number, ago: TermsAgo): boolean =>
  ago === 0
    ? row.register_status === 'ENROLLED'
    : stages.some((stage) => stage.ordinal === ordinal && stage.isAttended);

function takes({ story, random, student, code }: Given, ago: TermsAgo): boolean {
  const isCompulsory = code === 'CORE' && ago === 0 && student.row.grade === 1;
  const share = isCompulsory ? COMPULSORY_SHARE : (SHARES[code]?.[2 - ago] ?? 0);
  // Drawn for the people of the stories too, so that one does not move another.
  const chance = random.chance(share);
  return story ? (story.taken[code] ?? []).includes(ago) : chance;
}

/** A day on which the test is taken; undefined where it would be today or later. */
function dayOf({ making, random, student, code }: Given, term: DemoTerm, ago: TermsAgo): string | undefined {
  const { plan, own } = making;
  const yesterday = addDays(plan.today, -1);
  const isCompulsory = code === 'CORE' && ago === 0 && student.row.grade === 1;
  const from = isCompulsory ? own.compulsoryFrom : addDays(term.beginsOn, 7);
  const days = isCompulsory ? daysBetween(from, yesterday) : 75;
  const day = addDays(from, random.between(0, Math.max(0, days)));
  return day <= yesterday && day >= term.beginsOn ? day : undefined;
}

const daysBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / DAY_MS;

interface Taking {
  readonly term: DemoTerm;
  readonly day: string;
  readonly traits: Traits;
}

function aResult(given: Given, { term, day, traits }: Taking): DemoSession {
  const { random } = given;
  const at = startOf(day) + random.between(18, 43) * HALF_HOUR_MS;
  const version = versionAt(given, at);
  const { instrument } = version.answered;
  const honest = answerBy(random, version.answered, traits);
  const careful = Math.round(instrument.minutes * 60 * (0.6 + 0.6 * random.next()));
  const isDoubtful = random.chance(RARE.doubtful) && !given.story;
  const doubtful = isDoubtful ? spoil(random, version.answered, { answers: honest, elapsed: careful }) : undefined;
  const { answers, elapsed } = doubtful ?? { answers: honest, elapsed: careful };
  return {
    ...factsOf(given, term),
    version,
    status: 'SCORED',
    switched: random.chance(RARE.switched) && !given.story,
    startedAt: at - HALF_HOUR_MS,
    at,
    elapsed,
    answers,
    scores: scoreAnswers(instrument, answers),
    quality: judgeQuality(instrument, { answers, elapsedSeconds: elapsed }),
  };
}

interface Answered {
  readonly answers: ReadonlyMap<string, number>;
  readonly elapsed: number;
}

/** Answers in haste, with the same choice in a row, or with much left out. */
function spoil(random: Random, { instrument, items }: AnsweredInstrument, { answers, elapsed }: Answered): Answered {
  const { fastSeconds, straightItems } = instrument.quality;
  switch (random.between(0, 2)) {
    case 0:
      return { answers, elapsed: Math.floor(items.length * fastSeconds * 0.7) };
    case 1: {
      const from = random.between(0, items.length - straightItems - 4);
      const row = items.slice(from, from + straightItems + 3);
      return {
        answers: new Map([...answers, ...row.map(({ code, values }) => [code, values[1] ?? 0] as const)]),
        elapsed,
      };
    }
    default: {
      const from = random.between(0, 4);
      return { answers: new Map([...answers].filter((_answer, at) => (at + from) % 5 !== 0)), elapsed };
    }
  }
}

interface Left {
  readonly status: 'IN_PROGRESS' | 'EXPIRED';
  readonly day: string;
  readonly count: number;
}

/** Somebody began and left a test: lately, or in an earlier term so that it has expired. */
function leftOf(
  { making, story, random, versions, code }: Given,
  { term, ago }: { term: DemoTerm; ago: TermsAgo },
): Left | undefined {
  const [chance, days] = [random.chance(ago === 0 ? RARE.left : RARE.expired), random.between(2, 12)];
  const items = versions[0]?.answered.items.length ?? 0;
  const count = random.between(3, items - 5);
  if (ago !== 0)
    return chance && !story && ago === 1
      ? { status: 'EXPIRED', day: addDays(term.beginsOn, 20 + days), count }
      : undefined;
  const isStory = story?.open?.test === code;
  if (!isStory && (!chance || story)) return undefined;
  const day = addDays(making.plan.today, isStory ? -2 : -days);
  if (day < term.beginsOn) return undefined;
  return { status: 'IN_PROGRESS', day, count: isStory ? (story.open?.answers ?? count) : count };
}

function anUnfinished(
  given: Given,
  { term, traits, status, day, count }: Left & { term: DemoTerm; traits: Traits },
): DemoSession {
  const { random } = given;
  const at = startOf(day) + random.between(18, 43) * HALF_HOUR_MS;
  const version = versionAt(given, at);
  const answers = [...answerBy(random, version.answered, traits)].slice(0, count);
  return {
    ...factsOf(given, term),
    version,
    status,
    switched: false,
    startedAt: at - HALF_HOUR_MS,
    at,
    elapsed: count * 8,
    answers: new Map(answers),
    scores: [],
    quality: [],
  };
}

function factsOf({ making, student, code }: Given, term: DemoTerm) {
  const { member, row } = student;
  const language: TestLanguage = member.locale === 'en' ? 'en' : 'ko';
  const place = {
    departmentCode: row.department_code,
    collegeCode: making.own.collegeOf(row.department_code),
    grade: gradeAt(student, term),
  };
  return { id: making.nextId(), memberId: member.id, username: member.username, testCode: code, place, term, language };
}

/** Two terms of attendance make a year. */
function gradeAt({ row, stages }: Student, term: DemoTerm): number {
  if (term.isCurrent) return row.grade;
  const attended = stages.filter((stage) => stage.isAttended && stage.ordinal <= ordinalOf(term)).length;
  return Math.max(1, Math.min(row.grade, Math.ceil(attended / 2)));
}

function versionAt({ versions }: Given, at: number): DemoVersion {
  const found = versions.find(({ retiredAt }) => retiredAt === null || at < retiredAt);
  if (!found) throw new RangeError('a test has a version that is in use');
  return found;
}
