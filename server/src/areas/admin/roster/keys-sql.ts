/**
 * Finds out which rows are known already.
 */
import type { Merging } from './merging-sql.ts';

/** Finds which rows are known already, and gives the others keys. */
export async function resolveKeys({ client, source, today }: Merging): Promise<void> {
  const run = (text: string, ...values: unknown[]): Promise<unknown> => client.query(text, values);
  await run(
    `update roster_orgs staged set code = coalesce(found.code, staged.identifier, staged.sourced_id), is_new = found.code is null
     from roster_orgs one left join department found on found.source_system = $1 and found.source_id = one.sourced_id
     where one.line = staged.line`,
    source,
  );
  for (const [table, target] of [
    ['roster_courses', 'course_master'],
    ['roster_classes', 'course'],
    ['roster_users', 'member'],
    ['roster_line_items', 'assessment'],
  ]) {
    await run(
      `update ${table} staged set id = coalesce(found.id, pg_temp.new_id()), is_new = found.id is null
       from ${table} one left join ${target} found on found.source_system = $1 and found.source_id = one.sourced_id
       where one.line = staged.line`,
      source,
    );
  }
  await run(`update roster_classes staged set term = split_part(staged.term_sourced_ids, ',', 1)`);
  // A course is filed under the first term in which it is taught, and stays there.
  await run(
    `update roster_courses staged set code = coalesce(staged.course_code, staged.sourced_id),
       year = found.year, semester_code = found.semester_code
     from (
       select course.line, coalesce(master.year, first.year, own.year, latest.year, extract(year from $1::date)::integer) as year,
         coalesce(master.semester_code, first.semester_code, own.semester_code, latest.semester_code, '10') as semester_code
       from roster_courses course
       left join course_master master on master.id = course.id
       left join lateral (
         select session.year, session.semester_code from roster_classes class
         join roster_academic_sessions session on session.sourced_id = class.term
         where class.course_sourced_id = course.sourced_id
         order by session.year, session.semester_code limit 1
       ) first on true
       left join roster_academic_sessions own on own.sourced_id = course.school_year_sourced_id
       left join (
         select session.year, session.semester_code from roster_academic_sessions session
         order by session.year desc, session.semester_code desc limit 1
       ) latest on true
     ) found where found.line = staged.line`,
    today,
  );
  await run(
    `update roster_users staged set student_id = coalesce(student.id, pg_temp.new_id()), is_new_student = student.id is null,
       department_code = coalesce(own.code, found.code)
     from (
       select distinct on (role.user_sourced_id) role.user_sourced_id, org.code from roster_roles role
       join roster_orgs org on org.sourced_id = role.org_sourced_id
       where role.role = 'student' order by role.user_sourced_id, role.role_type, role.line
     ) found
     join roster_users one on one.sourced_id = found.user_sourced_id
     left join roster_orgs own on own.sourced_id = one.primary_org_sourced_id
     left join student on student.member_id = one.id
     where one.line = staged.line`,
  );
  for (const table of ['orgs', 'courses', 'classes', 'users', 'line_items']) await run(`analyze roster_${table}`);
}

/** Counts the people of the source in the university, and those among them that the bundle no longer has. */
export async function countLeaving({ client, source }: Merging): Promise<{ all: number; leaving: number }> {
  const { rows } = await client.query<{ all: number; leaving: number }>(
    `select count(*)::integer as all, (count(*) filter (where staged.line is null))::integer as leaving
     from member left join roster_users staged on staged.sourced_id = member.source_id
     where member.source_system = $1 and member.status <> 'LEFT'`,
    [source],
  );
  return rows[0] ?? { all: 0, leaving: 0 };
}
