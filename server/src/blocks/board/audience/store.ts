/** The audience of a post, counted and named, and who of them has read it. */
import { sql, type RawBuilder } from 'kysely';

import { inForce } from '../../../platform/db/in-force.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';

export interface AudienceRule {
  readonly types: readonly string[] | null;
  readonly departments: readonly string[] | null;
  readonly grades: readonly number[] | null;
}

export interface ReaderRow {
  readonly name: string;
  readonly departmentName: string | null;
}

/** Departments with everything below them. */
const below = (codes: readonly string[]): RawBuilder<unknown> => sql`(
  with recursive tree as (
    select d.code from department d where d.code = any(${codes}::text[])
    union select d.code from department d join tree on d.parent_code = tree.code
  )
  select tree.code from tree)`;

/** Builds the condition of people of the university whom the rule names today: those whom it lets see the post. */
function inAudience(rule: AudienceRule, today: string): RawBuilder<unknown> {
  const parts = [sql`m.status = 'ACTIVE' and not m.is_external`];
  if (rule.types)
    parts.push(sql`exists (select 1 from member_type t where t.member_id = m.id and t.type_code = any(${rule.types}::text[])
      and ${inForce('t', sql.val(today))})`);
  if (rule.departments)
    parts.push(sql`m.id in (
      select t.member_id from member_type t where t.department_code in ${below(rule.departments)}
      union select s.member_id from staff_department s where s.department_code in ${below(rule.departments)}
      union select student.member_id from student where student.department_code in ${below(rule.departments)})`);
  if (rule.grades)
    parts.push(sql`m.id in (select student.member_id from student where student.grade = any(${rule.grades}::int[]))`);
  return sql.join(parts, sql` and `);
}

/** The department under which a person counts: the student's, else that of their first type. */
const HOME = sql`left join student home on home.member_id = m.id
  left join lateral (
    select t.department_code as code from member_type t where t.member_id = m.id and t.department_code is not null
    order by t.is_primary desc, t.begins_on desc limit 1
  ) first on true
  left join department d on d.code = coalesce(home.department_code, first.code)`;

/** Counts the audience and names five of them: the same five each time, so that a second look shows no new names. */
export async function countAudience(
  db: Db,
  rule: AudienceRule,
  at: { today: string; locale: Locale },
): Promise<{ count: number; examples: ReaderRow[] }> {
  const where = inAudience(rule, at.today);
  const [counted, examples] = await Promise.all([
    sql<{ n: number }>`select count(*)::int as n from member m where ${where}`.execute(db),
    sql<ReaderRow>`
      select ${nameOf('m', at.locale)} as name, ${nameOf('d', at.locale)} as "departmentName"
      from (select m.id from member m where ${where} order by m.id limit 5) few join member m on m.id = few.id ${HOME}
      order by m.id`.execute(db),
  ]);
  return { count: counted.rows[0]?.n ?? 0, examples: examples.rows };
}

export interface ReadershipRow {
  readonly departmentName: string | null;
  readonly total: number;
  readonly read: number;
  readonly confirmed: number;
}

export function selectReadership(
  db: Db,
  of: { postId: string; rule: AudienceRule },
  at: { today: string; locale: Locale },
): Promise<ReadershipRow[]> {
  return rowsOf<ReadershipRow>(db)`
    select ${nameOf('d', at.locale)} as "departmentName", count(*)::int as total, count(r.post_id)::int as read,
      count(r.confirmed_at)::int as confirmed
    from member m ${HOME} left join post_read r on r.member_id = m.id and r.post_id = ${of.postId}::uuid
    where ${inAudience(of.rule, at.today)}
    group by d.code, 1 order by total desc, 1`;
}

/** Selects people who have not confirmed the post, or not read it where nothing is to be confirmed. */
export async function selectUnreadPage(
  db: Db,
  of: { postId: string; rule: AudienceRule; mustConfirm: boolean },
  at: { today: string; locale: Locale; window: PageWindow },
): Promise<{ rows: ReaderRow[]; counted: number }> {
  const done = of.mustConfirm ? sql`and r.confirmed_at is not null` : sql``;
  const where = sql`${inAudience(of.rule, at.today)}
    and not exists (select 1 from post_read r where r.post_id = ${of.postId}::uuid and r.member_id = m.id ${done})`;
  const rows = await rowsOf<ReaderRow & { counted: number }>(db)`
    select counting.n as counted, ${nameOf('m', at.locale)} as name, ${nameOf('d', at.locale)} as "departmentName"
    from (select count(*)::int as n from (select 1 from member m where ${where} limit ${sql.lit(COUNT_BOUND + 1)}) found) counting,
      (select m.id from member m where ${where} order by m.name_ko, m.id limit ${at.window.size} offset ${at.window.offset}) page
      join member m on m.id = page.id ${HOME}
    order by m.name_ko, m.id`;
  return { rows, counted: rows[0]?.counted ?? 0 };
}

export function selectOptionalRule(
  db: Db,
  boardCode: string,
  postId: string,
): Promise<(AudienceRule & { authorId: string; mustRead: boolean }) | undefined> {
  return firstOf<AudienceRule & { authorId: string; mustRead: boolean }>(db)`
    select p.audience_types as types, p.audience_departments as departments, p.audience_grades as grades,
      p.author_id as "authorId", p.must_read as "mustRead"
    from post p where p.board_code = ${boardCode} and p.id = ${postId}::uuid and p.status <> 'DELETED'`;
}

export async function hasOnlyKnownDepartments(db: Db, codes: readonly string[]): Promise<boolean> {
  const row = await firstOf<{ n: number }>(db)`
    select count(*)::int as n from unnest(${codes}::text[]) as given(code)
    where not exists (select 1 from department d where d.code = given.code)`;
  return row?.n === 0;
}

export async function hasOnlyDepartmentsBelow(
  db: Db,
  codes: readonly string[],
  own: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from unnest(${codes}::text[]) as given(code) where given.code not in ${below(own)}`.execute(
    db,
  );
  return rows[0]?.n === 0;
}
