import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { graduationDay, makeTermEvents, makeTerms } from './calendar.ts';
import { CAST } from './demo-users.ts';
import { makeDepartmentRows } from './colleges.ts';
import { makeDutyRows } from './duties.ts';
import { makeFaculty } from './faculty.ts';
import { currentTerm, ordinalOf, type Plan } from './model.ts';
import { romaniseGivenName } from './names.ts';
import { createIds, createRandom } from './random.ts';
import { makeStaff } from './staff.ts';
import { makeStudents } from './students.ts';

const TODAY = '2026-11-20';
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const makeEverybody = (plan: Plan) => {
  const students = makeStudents(plan, ordinalOf(currentTerm(makeTerms(plan.today))));
  return { students, people: [...students, ...makeFaculty(plan).people, ...makeStaff(plan)] };
};

const duplicates = (values: readonly string[]): string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};

describe('terms', () => {
  it('are the last four years, the current one and the next', () => {
    const terms = makeTerms(TODAY);
    expect(terms).toHaveLength(10);
    expect(terms[0]).toMatchObject({ year: 2022, semesterCode: '20' });
    expect(terms.at(-1)).toMatchObject({ year: 2027, semesterCode: '10' });
    expect(currentTerm(terms)).toEqual({
      year: 2026,
      semesterCode: '20',
      beginsOn: '2026-08-31',
      endsOn: '2026-12-18',
      isCurrent: true,
    });
  });

  it('have one current one on every day, the last that has begun', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const today = day.toISOString().slice(0, 10);
        const current = makeTerms(today).filter((term) => term.isCurrent);
        expect(current).toHaveLength(1);
        expect(makeTerms(today).findLast((term) => term.beginsOn <= today)).toEqual(current[0]);
      }),
    );
  });

  it('bring midterms in week 8, finals in week 16, and the holidays between', () => {
    const events = makeTermEvents(makeTerms(TODAY)).filter((one) => one.year === 2026 && one.semester_code === '20');
    const of = (name: string) => events.find((one) => one.name_ko === name);
    expect(of('중간고사')).toMatchObject({ begins_on: '2026-10-19', ends_on: '2026-10-23', kind: 'MIDTERM' });
    expect(of('기말고사')).toMatchObject({ begins_on: '2026-12-14', ends_on: '2026-12-18', kind: 'FINAL' });
    expect(of('추석 연휴')).toMatchObject({ begins_on: '2026-09-24', name_en: 'Chuseok holidays' });
    expect(of('어린이날')).toBeUndefined();
    expect(of('강의평가')).toMatchObject({ audience: 'STUDENTS' });
    expect(of('성적 입력')).toMatchObject({ audience: 'STAFF' });
  });
});

describe('departments and duties', () => {
  it('hang under 10000, each under one that is there, with names in both languages', () => {
    const rows = makeDepartmentRows();
    expect(rows[0]).toMatchObject({ code: '10000', parent_code: null, name_ko: '가람대학교' });
    const seen = new Set<string>();
    for (const row of rows) {
      expect(row.parent_code === null || seen.has(row.parent_code ?? '')).toBe(true);
      expect(row.name_en).toMatch(/^[\u0020-\u007e]+$/);
      seen.add(row.code);
    }
    expect(duplicates(rows.map((row) => row.code))).toEqual([]);
  });

  it('have one department with a name of sixty characters', () => {
    expect(makeDepartmentRows().filter((row) => Array.from(row.name_ko).length === 60)).toHaveLength(1);
  });

  it('have some sixty duties and more, the tree two levels deep', () => {
    const rows = makeDutyRows();
    expect(rows.length).toBeGreaterThanOrEqual(60);
    const groups = new Set(rows.filter((row) => row.parent_id === null).map((row) => row.id));
    expect(rows.every((row) => !row.parent_id || groups.has(row.parent_id))).toBe(true);
  });
});

describe('people', () => {
  it.each([1, 17, 300, 30_000])('have names and numbers of their own among %i students', (students) => {
    const everybody = makeEverybody({ students, today: TODAY });
    expect(everybody.students).toHaveLength(Math.max(students, 5));
    expect(duplicates(everybody.people.map(({ member }) => member.username.toLowerCase()))).toEqual([]);
    expect(duplicates(everybody.people.map(({ member }) => member.id))).toEqual([]);
    expect(duplicates(everybody.students.map(({ row }) => row.student_number))).toEqual([]);
    expect(duplicates(everybody.students.map(({ row }) => row.id))).toEqual([]);
    expect(everybody.people.every(({ member }) => UUID_V7.test(member.id))).toBe(true);
  });

  it('include those of the sign-in page, and nobody else is a demo person', () => {
    const { people } = makeEverybody({ students: 1, today: TODAY });
    const demo = people.filter(({ member }) => member.is_demo).map(({ member }) => member.username);
    expect([...demo].sort((one, other) => one.localeCompare(other))).toEqual(
      CAST.map((one) => one.username).sort((one, other) => one.localeCompare(other)),
    );
    expect(demo).toHaveLength(27);
  });

  it('have lives that make sense, whatever the day and the number', () => {
    const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), days, (students, day) => {
        const today = day.toISOString().slice(0, 10);
        const now = ordinalOf(currentTerm(makeTerms(today)));
        for (const student of makeStudents({ students, today }, now)) {
          const { stages, row, leftOn } = student;
          expect(stages[0]?.isAttended).toBe(true);
          expect(stages.at(-1)?.ordinal).toBeLessThanOrEqual(now);
          expect(row.entrance_semester_code).toBe('10');
          expect(stages[0]?.ordinal).toBe(row.entrance_year * 2);
          expect(row.student_number.startsWith(String(row.entrance_year))).toBe(true);
          expect((leftOn ?? today) <= today).toBe(true);
          const isHere = row.register_status === 'ENROLLED' || row.register_status === 'LEAVE';
          expect(stages.at(-1)?.ordinal === now).toBe(isHere);
          expect(!isHere || stages.at(-1)?.isAttended === (row.register_status === 'ENROLLED')).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('graduate in late February or August', () => {
    expect(graduationDay({ year: 2024, semesterCode: '20' })).toBe('2025-02-20');
    expect(graduationDay({ year: 2026, semesterCode: '10' })).toBe('2026-08-21');
  });

  it('are written in Latin letters syllable by syllable', () => {
    expect(romaniseGivenName('서윤')).toBe('Seoyun');
    expect(romaniseGivenName('정훈')).toBe('Jeonghun');
    expect(romaniseGivenName('해솔')).toBe('Haesol');
    expect(romaniseGivenName('은희')).toBe('Eunhui');
  });
});

describe('chance', () => {
  it('repeats itself for a seed and differs for another', () => {
    const draw = (seed: string): number[] => Array.from({ length: 5 }, createRandom(seed).next);
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('two'));
  });

  it('makes keys that rise', () => {
    const nextId = createIds('test');
    const ids = Array.from({ length: 100 }, nextId);
    expect([...ids].sort((one, other) => (one < other ? -1 : 1))).toEqual(ids);
    expect(ids.every((id) => UUID_V7.test(id))).toBe(true);
  });
});
