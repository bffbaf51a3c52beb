/** Students of a compulsory test who have not taken part, by name; and the test as those students see it. */
import type { TestFamily } from '@naru/contract/areas/ability/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import { COUNT_BOUND } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isStudentMeant } from '../../../platform/list/search-sql.ts';
import { cohortsOf, HAS_TAKEN, IS_OF_COHORT, runsOn } from '../cohort/cohort-sql.ts';

export interface MissingRow {
  readonly memberId: string;
  readonly name: string;
  readonly number: string;
  readonly departmentName: string;
  readonly grade: number;
  readonly isBegun: boolean;
  readonly remindedAt: Date | null;
}

export interface MissingAsked {
  readonly assignmentId: string;
  readonly search: Search | undefined;
  readonly locale: Locale;
}

const missing = ({ assignmentId, search }: MissingAsked): { with: RawBuilder<unknown>; from: RawBuilder<unknown> } => ({
  with: sql`with ${cohortsOf(sql`a.id = ${assignmentId}::uuid`)}`,
  from: sql`
    from cohort join student s on ${IS_OF_COHORT} and not ${HAS_TAKEN}
    join member m on m.id = s.member_id join department d on d.code = s.department_code
    where ${search ? isStudentMeant(search) : sql`true`}`,
});

/** Selects them by department, grade and number. */
export function selectMissing(
  db: Db,
  asked: MissingAsked,
  { size, offset }: Pick<PageWindow, 'size' | 'offset'>,
): Promise<MissingRow[]> {
  const { with: cohort, from } = missing(asked);
  return rowsOf<MissingRow>(db)`
    ${cohort}
    select s.member_id as "memberId", ${nameOf('m', asked.locale)} as name, s.student_number as number,
      ${nameOf('d', asked.locale)} as "departmentName", s.grade,
      exists (select from ability_session begun where begun.member_id = s.member_id
        and begun.test_id = cohort.test_id and begun.status = 'IN_PROGRESS') as "isBegun",
      (select max(r.sent_at) from ability_reminder r
        where r.assignment_id = cohort.id and r.member_id = s.member_id) as "remindedAt"
    ${from} order by d.position, d.code, s.grade, s.student_number limit ${size} offset ${offset}`;
}

/** Counts them up to one more than the bound of lists. */
export async function countMissing(db: Db, asked: MissingAsked): Promise<number> {
  const { with: cohort, from } = missing(asked);
  const { rows } = await sql<{ count: number }>`
    ${cohort} select count(*)::int as count from (select ${from} limit ${sql.lit(COUNT_BOUND + 1)}) bounded`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export interface OwnRow {
  readonly id: string;
  readonly name: string;
  readonly testId: string;
  readonly testName: string;
  readonly family: TestFamily;
  readonly dueOn: string;
  /** The session that they are in the middle of. */
  readonly openId: string | null;
}

/** Selects the compulsory tests that somebody has still to take, the first that is due first. */
export function selectOwnMissing(
  db: Db,
  { memberId, today, locale }: { readonly memberId: string; readonly today: string; readonly locale: Locale },
): Promise<OwnRow[]> {
  return rowsOf<OwnRow>(db)`
    with ${cohortsOf(runsOn(today))}
    select a.id, ${nameOf('a', locale)} as name, a.test_id as "testId",
      ${nameOf('t', locale)} as "testName", t.family, a.due_on as "dueOn",
      (select open.id from ability_session open where open.member_id = s.member_id
        and open.test_id = cohort.test_id and open.status = 'IN_PROGRESS') as "openId"
    from cohort join student s on s.member_id = ${memberId}::uuid and ${IS_OF_COHORT} and not ${HAS_TAKEN}
    join ability_assignment a on a.id = cohort.id join ability_test t on t.id = a.test_id
    order by a.due_on, a.id`;
}
