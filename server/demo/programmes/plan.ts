/** Which programmes of the demonstration were held when, and how each of this term stands today. */
import type { Selection } from '@naru/contract/areas/learning/words.ts';

import { beginOf, weekdayOf } from '../../src/blocks/calendar/hours.ts';
import { addDays, publicHolidays, type DemoTerm } from '../calendar.ts';
import { departmentBySubject, DEPARTMENTS, officeCode } from '../colleges.ts';
import type { Person, Plan } from '../model.ts';
import { createIds, createRandom, type Random } from '../random.ts';
import { seriesOf } from './department-texts.ts';
import { FILLING_SERIES } from './filling-texts.ts';
import { LEARNING_SERIES } from './learning-texts.ts';
import { LINKING_SERIES } from './linking-texts.ts';
import type { Series } from './series.ts';
import { DEPARTMENT_STORIES, STORIES, type Story } from './stories.ts';
import { WORKSHOP_SERIES } from './workshop-texts.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const PAST_TERMS = 6;
/** Each series was held in so many of the terms, in a large university in nearly all. */
const HELD_SHARE = 0.75;
const LARGE_HELD_SHARE = 0.97;
/** From so many students on, all departments hold programmes; before, those of the cast. */
const STUDENTS_OF_ALL = 3000;
const CAST_SUBJECTS = ['MDC', 'CSE', 'PSY'];
/** So many programmes of earlier terms were completed by answering the survey too. */
const SURVEY_SHARE = 0.4;
/** Seats grow with the university, to so many times the least. */
const MOST_SCALE = 4.2;

export interface PlannedSession {
  readonly title: string;
  readonly beginsAt: number;
  readonly endsAt: number;
}

/** Moments are in milliseconds. */
export interface Planned {
  readonly id: string;
  readonly series: Series;
  readonly seriesId: string;
  readonly story: Story;
  /** Held in a term before this one: by chance, and settled. */
  readonly isPast: boolean;
  readonly term: DemoTerm;
  readonly departmentCode: string;
  readonly needsSurvey: boolean;
  readonly manager: Person;
  readonly helper: Person | undefined;
  readonly selection: Selection;
  readonly appliesFrom: number;
  readonly appliesUntil: number;
  readonly cancelsUntil: number;
  readonly decidesAt: number | undefined;
  readonly calledOffAt: number | undefined;
  readonly settledAt: number | undefined;
  readonly sessions: readonly PlannedSession[];
  readonly beginsAt: number;
  readonly endsAt: number;
  readonly capacity: number;
  readonly queueCapacity: number;
}

export interface Organisers {
  /** By what they sign in with. */
  readonly named: (username: string | undefined) => Person | undefined;
  /** Those who could manage a programme of a department or an office. */
  readonly of: (departmentCode: string) => readonly Person[];
}

interface Planning {
  readonly plan: Plan;
  readonly random: Random;
  readonly nextId: () => string;
  readonly terms: readonly DemoTerm[];
  readonly organisers: Organisers;
  readonly holidays: ReadonlySet<string>;
  readonly scale: number;
}

/** Plans all programmes, the earliest term first. */
export function planProgrammes(plan: Plan, terms: readonly DemoTerm[], organisers: Organisers): Planned[] {
  const planning: Planning = {
    plan,
    random: createRandom('programmes'),
    nextId: createIds('programme'),
    terms,
    organisers,
    holidays: publicHolidays(plan.today),
    scale: Math.min(MOST_SCALE, Math.max(1, plan.students / 2500)),
  };
  const isLarge = plan.students >= STUDENTS_OF_ALL;
  const departments = isLarge ? DEPARTMENTS : CAST_SUBJECTS.map((subject) => departmentBySubject(subject));
  const central = [...LEARNING_SERIES, ...FILLING_SERIES, ...LINKING_SERIES, ...WORKSHOP_SERIES];
  const own = departments.flatMap(seriesOf);
  const firsts = new Map<string, string>();
  const planned: Planned[] = [];
  const add = (series: Series, story: Story, isPast: boolean): void => {
    const id = planning.nextId();
    const seriesId = firsts.get(series.key) ?? id;
    const made = planOne(planning, series, { id, seriesId, story, isPast });
    if (!made) return;
    firsts.set(series.key, seriesId);
    planned.push(made);
  };
  const current = terms.findIndex((term) => term.isCurrent);
  for (const term of terms.slice(Math.max(0, current - PAST_TERMS), current))
    for (const series of [...central, ...own])
      if (planning.random.chance(isLarge ? LARGE_HELD_SHARE : HELD_SHARE)) add(series, pastStory(planning, term), true);
  for (const series of central) {
    const story = STORIES[series.key];
    if (story) add(series, story, false);
  }
  for (const [at, series] of own.entries()) {
    const story = DEPARTMENT_STORIES[at % DEPARTMENT_STORIES.length];
    if (story) add(series, story, false);
  }
  return planned;
}

const daysFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Tells a programme of an earlier term by chance, all of it over for months. */
function pastStory({ plan, random }: Planning, term: DemoTerm): Story {
  const first = daysFrom(plan.today, term.beginsOn) + 14 + random.between(0, 45);
  const opens = first - random.between(18, 24);
  const isChosen = { decided: first - 3 };
  return {
    opens,
    closes: first - random.between(4, 6),
    first,
    every: 7,
    wanted: 0.65 + random.next() * 0.75,
    ...isChosen,
    settled: first + 50,
    closing: 'APPROVED',
  };
}

const half = (hours: number): number => Math.round(hours * 2) / 2;

function planOne(
  planning: Planning,
  series: Series,
  told: { readonly id: string; readonly seriesId: string; readonly story: Story; readonly isPast: boolean },
): Planned | undefined {
  const { plan, organisers, scale, random } = planning;
  const { story } = told;
  const at = (days: number, hour: number): number => beginOf(addDays(plan.today, days), 0).getTime() + hour * HOUR_MS;
  const sessions = planSessions(planning, series, story);
  const [first, last] = [sessions[0], sessions.at(-1)];
  const departmentCode =
    typeof series.by === 'string' ? officeCode(series.by) : departmentBySubject(series.by.subject).code;
  const among = organisers.of(departmentCode);
  const manager = organisers.named(story.manager) ?? (among.length > 0 ? random.pick(among) : undefined);
  const term = first && planning.terms.findLast(({ beginsOn }) => beginsOn <= koreanDay(first.beginsAt));
  if (!first || !last || !manager || !term) return undefined;
  const capacity = Math.max(4, Math.round((series.seats * scale) / 2) * 2);
  return {
    ...told,
    series,
    term,
    departmentCode,
    needsSurvey: story.needsSurvey ?? (told.isPast && createRandom(`survey ${told.id}`).chance(SURVEY_SHARE)),
    manager,
    helper: organisers.named(story.helper),
    selection: series.selection ?? 'FIRST_COME',
    appliesFrom: at(story.opens, 10),
    // A day that is today ends late, so that it can be met whatever the hour.
    appliesUntil: at(story.closes, story.closes === 0 ? 23.5 : 18),
    cancelsUntil: at(story.first - 1, 18),
    decidesAt: story.decided === undefined || series.selection === undefined ? undefined : at(story.decided, 10),
    calledOffAt: story.calledOff === undefined ? undefined : at(story.calledOff, 11),
    settledAt: story.settled === undefined ? undefined : Math.max(at(story.settled, 10), last.endsAt + 2 * DAY_MS),
    sessions,
    beginsAt: first.beginsAt,
    endsAt: last.endsAt,
    capacity,
    queueCapacity: series.selection === 'SELECTION' ? 0 : Math.round(series.queue * scale),
  };
}

export const koreanDay = (ms: number): string => new Date(ms + 9 * HOUR_MS).toISOString().slice(0, 10);

/** A session meets on a weekday that is no holiday, unless today is the day. */
function planSessions({ plan, holidays }: Planning, series: Series, story: Story): PlannedSession[] {
  let earliest = '';
  return series.titles.map((title, at) => {
    const days = story.first + at * (story.every ?? 7);
    let date = addDays(plan.today, days);
    const isFree = (day: string): boolean => weekdayOf(day) !== 7 && !holidays.has(day) && day > earliest;
    const isFixed = days === 0;
    while (!isFixed && !isFree(date)) date = addDays(date, 1);
    earliest = date;
    const beginsAt = beginOf(date, 0).getTime() + half(series.begins) * HOUR_MS;
    return { title, beginsAt, endsAt: beginsAt + half(series.length) * HOUR_MS };
  });
}
