/** Results as the testing centre sees them: that they are there, and nothing of them. */
import type { SessionStatus, TestFamily } from '@naru/contract/areas/ability/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';

export interface TakenRow {
  readonly id: string;
  readonly memberId: string;
  readonly testCode: string;
  readonly family: TestFamily;
  readonly testName: string;
  readonly versionNumber: number;
  readonly status: SessionStatus;
  readonly scoredAt: Date;
  readonly reason: string | null;
  readonly version: number;
}

const columns = (locale: Locale): RawBuilder<unknown> => sql`
  x.id, x.member_id as "memberId", t.code as "testCode", t.family, ${nameOf('t', locale)} as "testName",
  v.number as "versionNumber", x.status, x.scored_at as "scoredAt", x.reason, x.version`;
const source: RawBuilder<unknown> = sql`
  ability_session x join ability_test t on t.id = x.test_id join ability_version v on v.id = x.version_id`;

/** Selects results of somebody, the latest first. */
export function selectTakenPage(
  db: Db,
  { memberId, locale }: { readonly memberId: string; readonly locale: Locale },
  window: PageWindow,
): Promise<PageRows<TakenRow>> {
  return selectPage<TakenRow>(db, {
    columns: columns(locale),
    from: source,
    where: sql`x.member_id = ${memberId}::uuid and x.status in ('SCORED', 'INVALIDATED')`,
    order: sql`x.scored_at desc, x.id desc`,
    window,
  });
}

/** Locks a result first, and only then reads it. */
export async function lockOptionalTaken(tx: Tx, id: string, locale: Locale): Promise<TakenRow | undefined> {
  await sql`select from ability_session x where x.id = ${id}::uuid for update`.execute(tx);
  return firstOf<TakenRow>(tx)`
    select ${columns(locale)} from ${source}
    where x.id = ${id}::uuid and x.status in ('SCORED', 'INVALIDATED')`;
}

export interface StudentRow {
  readonly memberId: string;
  readonly name: string;
  readonly departmentName: string;
  readonly grade: number;
}

export function selectOptionalStudent(db: Db, studentNumber: string, locale: Locale): Promise<StudentRow | undefined> {
  return firstOf<StudentRow>(db)`
    select s.member_id as "memberId", ${nameOf('m', locale)} as name, ${nameOf('d', locale)} as "departmentName", s.grade
    from student s join member m on m.id = s.member_id join department d on d.code = s.department_code
    where s.student_number = ${studentNumber}`;
}

/** Selects the names of tests whose results somebody lost, by the session. */
export async function selectOwnTestNames(
  db: Db,
  { ids, memberId, locale }: { readonly ids: readonly string[]; readonly memberId: string; readonly locale: Locale },
): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; name: string }>(db)`
    select x.id, ${nameOf('t', locale)} as name from ability_session x join ability_test t on t.id = x.test_id
    where x.id = any(${[...ids]}::uuid[]) and x.member_id = ${memberId}::uuid`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
