/**
 * Students in a person's scope, as SQL: by the scopes of a privilege (docs/specification.md §6). Others are not found.
 */
import type { GeneralPrivilege, Scope } from '@naru/contract/access.ts';
import type { ALL_STUDENTS_VIEWS } from '@naru/contract/areas/analytics.ts';
import { sql, type RawBuilder } from 'kysely';

import type { Person } from '../../platform/access/actor.ts';
import { inForce } from '../../platform/db/in-force.ts';
import type { Db } from '../../platform/db/db.ts';
import { currentTerm } from '../reference/term/current-sql.ts';
import { runShape, slot, type SlotValues } from '../../platform/db/statements.ts';

/** The scopes of a condition, sorted; ALL stands alone. It names the shape of the condition. */
export type StudentScope = readonly Scope[];

/** Returns the scope: everybody with ALLSTDNT, once a reason was given. The caller has checked the privilege itself. */
export function studentScope(actor: Person, menuId: string, privilege: GeneralPrivilege): StudentScope {
  const scopes = actor.rights.scopes(menuId, privilege);
  if (scopes.has('ALL') || readAllStudentsView(actor, menuId, privilege) === 'OPEN') return ['ALL'];
  return [...scopes].sort();
}

/** Reads the state of the view of all students; `NONE` too where the privilege itself reaches everybody. */
export function readAllStudentsView(
  actor: Person,
  menuId: string,
  privilege: GeneralPrivilege,
): (typeof ALL_STUDENTS_VIEWS)[number] {
  const { rights, allStudentsReason } = actor;
  if (!rights.hasNamed('ALLSTDNT') || rights.scopes(menuId, privilege).has('ALL')) return 'NONE';
  return allStudentsReason === null ? 'ASK' : 'OPEN';
}

/** Removes students whom one only teaches: one sees that course of theirs, and nothing else. */
export function withoutCourses(scope: StudentScope): StudentScope {
  return scope.filter((one) => one !== 'COURSE');
}

/** Describes a scope: the same for the same scope of the same person; by departments where those decide. */
export function describeScope(actor: Person, scope: StudentScope): string {
  const departments = scope.includes('DEPARTMENT') ? [...actor.departmentCodes].sort() : [];
  return [...scope, ...departments].join(' ');
}

/** Returns the values of the conditions. `today` is a day in Seoul: advisors are in force by the day. */
export function scopeValues(actor: Person, today: string): SlotValues {
  return { me: actor.memberId, ownStudentId: actor.studentId, departments: actor.departmentCodes, today };
}

/** Courses that the person teaches or assists in this term. Each is looked up: a term has as many as the university. */
export const TAUGHT_COURSES = sql`
  select taught.course_id from course_teacher taught
    cross join lateral (
      select held.year, held.semester_code from course held where held.id = taught.course_id offset 0) course
    join ${currentTerm(slot('today'))} term on term.year = course.year and term.semester_code = course.semester_code
  where taught.member_id = ${slot('me')}::uuid`;

const advisedBy = (advisor: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select advised.student_id from advisor_assignment advised
  where advised.advisor_id = ${advisor}::uuid and ${inForce('advised', slot('today'))}`;

/** The students of one scope who are few, by their keys. */
const STUDENTS: Readonly<Record<Exclude<Scope, 'ALL' | 'DEPARTMENT'>, RawBuilder<unknown>>> = {
  OWN: sql`select ${slot('ownStudentId')}::uuid`,
  ASSIGNED: advisedBy(slot('me')),
  COURSE: sql`
    select attending.student_id from enrolment attending
    where attending.status <> 'DROPPED' and attending.course_id in (${TAUGHT_COURSES})`,
};

/** Builds the condition that the student is of a course that the person teaches. */
export const isTaught = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`${id} in (${STUDENTS.COURSE})`;

/** Builds the condition that the student with this key is in scope, for one student or those of a page: nobody else is read. */
export function isOneInScope(scope: StudentScope, id: RawBuilder<unknown>): RawBuilder<unknown> {
  if (scope.includes('ALL')) return sql`true`;
  const ways: Readonly<Record<Exclude<Scope, 'ALL'>, RawBuilder<unknown>>> = {
    OWN: sql`${id} = ${slot('ownStudentId')}::uuid`,
    ASSIGNED: sql`exists (${advisedBy(slot('me'))} and advised.student_id = ${id})`,
    COURSE: sql`exists (
      select from enrolment attending where attending.student_id = ${id} and attending.status <> 'DROPPED'
        and attending.course_id in (${TAUGHT_COURSES}))`,
    DEPARTMENT: sql`exists (
      select from student member_of where member_of.id = ${id} and member_of.department_code = any(${slot('departments')}::text[]))`,
  };
  const given = scope.flatMap((one) => (one === 'ALL' ? [] : [ways[one]]));
  return given.length === 0 ? sql`false` : sql`(${sql.join(given, sql` or `)})`;
}

export interface StudentsWanted {
  /** The condition on a student `s`. */
  readonly where: RawBuilder<unknown>;
  /** Joins that the order needs. */
  readonly joins?: RawBuilder<unknown>;
  /** An order that places every student; without it any of them will do. */
  readonly order?: RawBuilder<unknown>;
  readonly most: RawBuilder<unknown>;
}

/**
 * Builds the select of the keys of students in scope: the first so many, or those of more than one way. Each department
 * gives no more than are wanted, by its index: they grow with the university. The other ways name few.
 */
export function studentsInScope(scope: StudentScope, wanted: StudentsWanted): RawBuilder<unknown> {
  const { where, joins = sql``, order, most } = wanted;
  const ordered = order ? sql`order by ${order}` : sql``;
  const select = (isIn: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`select s.id from student s ${joins} where ${isIn} and ${where} ${ordered} limit ${most}`;
  if (scope.includes('ALL')) return select(sql`true`);
  const ways = scope.flatMap((one) => {
    if (one === 'ALL') return [];
    if (one !== 'DEPARTMENT') return [sql`(${select(sql`s.id = any(array(${STUDENTS[one]}))`)})`];
    return [
      sql`(select own.id from unnest(${slot('departments')}::text[]) below(code)
        cross join lateral (${select(sql`s.department_code = below.code`)}) own)`,
    ];
  });
  return ways.length === 0 ? select(sql`false`) : sql.join(ways, sql` union `);
}

/** Students whom this person advises today; the key fills the slot `advisor`. */
export function advisedBySlot(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${id} in (${advisedBy(slot('advisor'))})`;
}

export async function isStudentInScope(
  db: Db,
  studentId: string,
  who: { readonly actor: Person; readonly scope: StudentScope; readonly today: string },
): Promise<boolean> {
  const condition = isOneInScope(who.scope, sql.ref('s.id'));
  const shape = {
    key: `student in scope | ${who.scope.join(' ')}`,
    build: (handle: Db) =>
      sql<{ id: string }>`select s.id from student s where s.id = ${slot('studentId')}::uuid and ${condition}`.compile(
        handle,
      ),
  };
  const rows = await runShape(db, shape, { ...scopeValues(who.actor, who.today), studentId });
  return rows.length > 0;
}
