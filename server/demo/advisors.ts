/** Advisors: one supervising professor at a time, for some with one before; first-year students have a coach too. */
import type { Insertable } from 'kysely';

import type { DB } from '../src/platform/db/schema.gen.ts';
import { addDays } from './calendar.ts';
import type { Faculty } from './faculty.ts';
import type { Person, Plan, Student } from './model.ts';
import { createIds, createRandom, type Random } from './random.ts';

export type AdvisorRow = Insertable<DB['advisor_assignment']>;

const CHANGED_SHARE = 0.08;
const REASONS = [
  ['TRANSFER', 4],
  ['REQUEST', 3],
  ['SABBATICAL', 2],
  ['RETIREMENT', 1],
] as const;
const SHORTEST_DAYS = 120;

/** Makes the assignments of advisors, earlier ones before those that follow them. */
export function makeAdvisors(plan: Plan, students: readonly Student[], faculty: Faculty): AdvisorRow[] {
  const random = createRandom('advisors');
  const nextId = createIds('advisor_assignment');
  const turn = createTurns(faculty.supervisors);
  return students.flatMap((student) => {
    const from = student.types[0]?.type === 'ALUMNI' ? student.since : (student.types[0]?.from ?? student.since);
    const end = student.leftOn;
    const row = (advisor: Person, beginsOn: string, own: Pick<AdvisorRow, 'reason' | 'ends_on' | 'previous_id'>) => ({
      id: nextId(),
      student_id: student.row.id,
      advisor_id: advisor.member.id,
      begins_on: beginsOn,
      // Not the moment of filling: the same plan gives the same rows.
      created_at: `${beginsOn}T00:00:00+09:00`,
      kind: 'ADVISOR',
      shares_history: own.previous_id ? random.chance(0.7) : false,
      ...own,
    });
    const advisor = turn(student.row.department_code);
    const changedOn = pickChange(random, { from, until: end ?? plan.today });
    if (!changedOn || student.member.is_demo) {
      return [row(advisor, from, { reason: 'INITIAL', ends_on: end, previous_id: null })];
    }
    const first = row(advisor, from, { reason: 'INITIAL', ends_on: addDays(changedOn, -1), previous_id: null });
    const next = turn(student.row.department_code);
    const reason = random.weighted(REASONS);
    return [first, row(next, changedOn, { reason, ends_on: end, previous_id: first.id })];
  });
}

/** Adds a coach beside the professor for the freshman of the cast and a third of the other first-year students. */
export function makeCoached(students: readonly Student[], staff: readonly Person[]): AdvisorRow[] {
  const nextId = createIds('advisor_assignment:coach');
  const random = createRandom('coached');
  const coaches = staff.filter((person) => person.types[0]?.type === 'ACADEMIC_COACH');
  let turn = 0;
  return students.flatMap((student) => {
    const isChosen = student.row.grade === 1 && !student.isGraduate && random.chance(1 / 3);
    const isFreshman = student.member.username === 'freshman';
    if (student.row.register_status !== 'ENROLLED' || !(isChosen || isFreshman)) return [];
    const coach = isFreshman ? coaches[0] : coaches[turn++ % coaches.length];
    if (!coach) throw new RangeError('nobody coaches');
    return [
      {
        id: nextId(),
        student_id: student.row.id,
        advisor_id: coach.member.id,
        kind: 'COACH',
        begins_on: student.since,
        created_at: `${student.since}T00:00:00Z`,
        ends_on: null,
        reason: 'INITIAL',
        previous_id: null,
        shares_history: false,
      },
    ];
  });
}

/** Picks a day between, for the few whose professor changed; none where they have not been here for long. */
function pickChange(random: Random, own: { from: string; until: string }): string | undefined {
  const isChanged = random.chance(CHANGED_SHARE);
  const days = Math.floor((Date.parse(own.until) - Date.parse(own.from)) / 86_400_000);
  if (!isChanged || days < 2 * SHORTEST_DAYS) return undefined;
  return addDays(own.from, random.between(SHORTEST_DAYS, days - SHORTEST_DAYS));
}

/** Returns a function that gives the supervising professors of a department in turn. */
function createTurns(supervisors: ReadonlyMap<string, readonly Person[]>): (departmentCode: string) => Person {
  const turns = new Map<string, number>();
  return (code) => {
    const list = supervisors.get(code) ?? [];
    const at = turns.get(code) ?? 0;
    turns.set(code, at + 1);
    const found = list[at % list.length];
    if (!found) throw new RangeError(`nobody supervises in ${code}`);
    return found;
  };
}
