/**
 * Terms of the demonstration university and what happens in them. Dates are calendar dates in Seoul, as texts.
 */
import type { Insertable } from 'kysely';

import type { DB } from '../src/platform/db/schema.gen.ts';
import { createIds } from './random.ts';

export interface DemoTerm {
  readonly year: number;
  readonly semesterCode: '10' | '20';
  readonly beginsOn: string;
  readonly endsOn: string;
  readonly isCurrent: boolean;
}

const DAY_MS = 86_400_000;
const WEEKS = 16;
const PAST_TERMS = 8;

/** Makes the terms of the last four years, the one that has begun last, and the one after it. */
export function makeTerms(today: string): DemoTerm[] {
  const thisYear = Number(today.slice(0, 4));
  const all = [];
  for (let year = thisYear - 6; year <= thisYear + 1; year += 1) all.push(termOf(year, '10'), termOf(year, '20'));
  const current = all.findLastIndex((term) => term.beginsOn <= today);
  return all.map((term, at) => ({ ...term, isCurrent: at === current })).slice(current - PAST_TERMS, current + 2);
}

/** Returns a term of sixteen weeks from the Monday nearest to 2 March or 1 September. */
export function termOf(year: number, semesterCode: '10' | '20'): Omit<DemoTerm, 'isCurrent'> {
  const beginsOn = nearestMonday(semesterCode === '10' ? `${year}-03-02` : `${year}-09-01`);
  return { year, semesterCode, beginsOn, endsOn: addDays(beginsOn, WEEKS * 7 - 3) };
}

function nearestMonday(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, weekday <= 4 ? 1 - weekday : 8 - weekday);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the day on which people leave with a degree after a term: late February or late August. */
export function graduationDay(term: { year: number; semesterCode: string }): string {
  return term.semesterCode === '20' ? `${term.year + 1}-02-20` : `${term.year}-08-21`;
}

type EventKind = 'REGISTRATION' | 'MIDTERM' | 'FINAL' | 'HOLIDAY' | 'DEADLINE' | 'OTHER';
type EventAudience = 'STUDENTS' | 'STAFF' | 'ALL';
type Named = readonly [kind: EventKind, ko: string, en: string, from: string, to: string];
type TermEvent = readonly [...Named, audience?: EventAudience];

export function makeTermEvents(terms: readonly DemoTerm[]): Insertable<DB['term_event']>[] {
  const nextId = createIds('term_event');
  return terms.flatMap((term) =>
    eventsOf(term).map(([kind, nameKo, nameEn, from, to, audience = 'ALL']) => ({
      id: nextId(),
      year: term.year,
      semester_code: term.semesterCode,
      kind,
      name_ko: nameKo,
      name_en: nameEn,
      begins_on: from,
      ends_on: to,
      audience,
    })),
  );
}

function eventsOf(term: DemoTerm): TermEvent[] {
  const monday = (week: number): string => addDays(term.beginsOn, (week - 1) * 7);
  const friday = (week: number): string => addDays(monday(week), 4);
  const forStudents: readonly Named[] = [
    ['REGISTRATION', '수강신청', 'Course registration', addDays(term.beginsOn, -21), addDays(term.beginsOn, -18)],
    ['REGISTRATION', '등록금 납부', 'Tuition payment', addDays(term.beginsOn, -10), addDays(term.beginsOn, -6)],
    ['REGISTRATION', '수강 정정', 'Add and drop', term.beginsOn, friday(1)],
    ['DEADLINE', '휴학·복학 신청 마감', 'Leave and return requests close', friday(4), friday(4)],
    ['DEADLINE', '수강 철회 마감', 'Course withdrawal closes', friday(6), friday(6)],
    ['DEADLINE', '졸업논문 제출 마감', 'Graduation thesis due', friday(12), friday(12)],
    ['OTHER', '강의평가', 'Course evaluation', monday(14), friday(15)],
  ];
  const forStaff: readonly Named[] = [
    ['DEADLINE', '강의계획서 입력 마감', 'Syllabuses due', addDays(term.beginsOn, -24), addDays(term.beginsOn, -24)],
    ['DEADLINE', '중간 성적 입력 마감', 'Midterm grades due', friday(10), friday(10)],
    ['OTHER', '성적 입력', 'Grade entry', monday(WEEKS), friday(WEEKS + 1)],
  ];
  const own: TermEvent[] = [
    ...forStudents.map((event): TermEvent => [...event, 'STUDENTS']),
    ...forStaff.map((event): TermEvent => [...event, 'STAFF']),
    ['OTHER', '개강', 'First day of classes', term.beginsOn, term.beginsOn],
    ['MIDTERM', '중간고사', 'Midterm examinations', monday(8), friday(8)],
    ['FINAL', '기말고사', 'Final examinations', monday(WEEKS), friday(WEEKS)],
  ];
  const free = holidays(term.year).filter(([, , , from, to]) => to >= term.beginsOn && from <= term.endsOn);
  return [...own, ...free].sort((one, other) => (one[3] < other[3] ? -1 : 1));
}

/** Chuseok and Buddha's Birthday follow the moon: those of the years near ours are listed, others are left out. */
const CHUSEOK: Readonly<Record<number, string>> = {
  2020: '09-30',
  2021: '09-20',
  2022: '09-09',
  2023: '09-28',
  2024: '09-16',
  2025: '10-05',
  2026: '09-24',
  2027: '09-14',
  2028: '10-02',
  2029: '09-21',
  2030: '09-11',
};
const BUDDHA: Readonly<Record<number, string>> = {
  2020: '04-30',
  2021: '05-19',
  2022: '05-08',
  2023: '05-27',
  2024: '05-15',
  2025: '05-05',
  2026: '05-24',
  2027: '05-13',
  2028: '05-02',
  2029: '05-20',
  2030: '05-09',
};

const SEOLLAL: Readonly<Record<number, string>> = {
  2024: '02-09',
  2025: '01-28',
  2026: '02-16',
  2027: '02-06',
  2028: '01-26',
};
const FIXED = ['01-01', '03-01', '05-05', '06-06', '08-15', '10-03', '10-09', '12-25'];

/** Returns the public holidays around a day, as a new portal has them but for the substitute ones. */
export function publicHolidays(today: string): ReadonlySet<string> {
  const thisYear = Number(today.slice(0, 4));
  const days = [thisYear - 1, thisYear, thisYear + 1].flatMap((year) => [
    ...FIXED.map((day) => `${year}-${day}`),
    ...[CHUSEOK[year], SEOLLAL[year]].flatMap((first) =>
      first === undefined ? [] : [0, 1, 2].map((step) => addDays(`${year}-${first}`, step)),
    ),
    ...(BUDDHA[year] === undefined ? [] : [`${year}-${BUDDHA[year]}`]),
  ]);
  return new Set(days);
}

function holidays(year: number): TermEvent[] {
  const day = (ko: string, en: string, date: string): TermEvent => [
    'HOLIDAY',
    ko,
    en,
    `${year}-${date}`,
    `${year}-${date}`,
  ];
  const list = [
    day('어린이날', "Children's Day", '05-05'),
    day('현충일', 'Memorial Day', '06-06'),
    day('개천절', 'National Foundation Day', '10-03'),
    day('한글날', 'Hangeul Day', '10-09'),
  ];
  const [chuseok, buddha] = [CHUSEOK[year], BUDDHA[year]];
  if (chuseok) {
    const from = `${year}-${chuseok}`;
    list.push(['HOLIDAY', '추석 연휴', 'Chuseok holidays', from, addDays(from, 2)]);
  }
  if (buddha && buddha !== '05-05') list.push(day('부처님오신날', "Buddha's Birthday", buddha));
  return list;
}
