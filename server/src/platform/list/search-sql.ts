/** Conditions of a search (search.ts), as every list has them. */
import { sql, type RawBuilder } from 'kysely';

import type { Search } from './search.ts';

/** Builds the condition that a text has the search in it, spaces aside. */
export const contains = (text: string, { pattern }: Search): RawBuilder<boolean> =>
  sql`replace(${sql.ref(text)}, ' ', '') ilike ${pattern}`;

/** Builds the condition that the name of a row is meant, in either language or by its Korean initials. */
export const isCalled = (table: string, search: Search): RawBuilder<boolean> => sql`(
  ${contains(`${table}.name_ko`, search)} or ${contains(`${table}.name_en`, search)}
  or (${search.isInitials}::boolean and initials_of(${sql.ref(`${table}.name_ko`)}) like ${search.pattern}))`;

/** Builds the condition that a student `s`, who is the member `m`, is meant: by name, or by how the number begins. */
export const isStudentMeant = (search: Search): RawBuilder<boolean> =>
  sql`(${isCalled('m', search)} or s.student_number like ${search.start})`;

/** The same of any member `m`, who may be a student `s`. */
export const isMemberMeant = (search: Search): RawBuilder<boolean> =>
  sql`(${isStudentMeant(search)} or m.username ilike ${search.start})`;

/** Builds the condition that the student with this id is called so. */
export const isStudentCalled = (studentId: string, search: Search): RawBuilder<boolean> => sql`exists (
  select from student asked join member who on who.id = asked.member_id
  where asked.id = ${sql.ref(studentId)} and ${isCalled('who', search)})`;
