/** Places of a close, and a student's own. */
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isStudentMeant } from '../../../platform/list/search-sql.ts';
import type { LedgerTerm } from '../ledger/store.ts';

export interface StandingRow {
  readonly memberId: string;
  readonly rank: number | null;
  readonly studentId: string;
  readonly name: string;
  readonly number: string;
  readonly departmentName: string;
  readonly grade: number;
  readonly earned: number;
  readonly balance: number;
  readonly surveyCount: number;
  readonly programmeCount: number;
}

export interface StandingsNarrowed {
  readonly closeId: string;
  readonly search?: Search | undefined;
}

function narrow({ closeId, search }: StandingsNarrowed): RawBuilder<unknown> {
  const isOf = sql`standing.close_id = ${closeId}::uuid`;
  if (!search) return isOf;
  return sql`${isOf} and ${isStudentMeant(search)}`;
}

/** Selects places, the first on top; those who earned nothing at the end. */
export function selectStandings(
  db: Db,
  { narrowed, locale }: { readonly narrowed: StandingsNarrowed; readonly locale: Locale },
  window: PageWindow,
): Promise<PageRows<StandingRow>> {
  const people = sql`mileage_standing standing join member m on m.id = standing.member_id join student s on s.member_id = m.id`;
  return selectPage<StandingRow>(db, {
    columns: sql`standing.member_id as "memberId", standing.rank, s.id as "studentId", ${nameOf('m', locale)} as name,
      s.student_number as number, ${nameOf('d', locale)} as "departmentName", s.grade, standing.earned, standing.balance,
      standing.survey_count as "surveyCount", standing.programme_count as "programmeCount"`,
    from: sql`${people} join department d on d.code = s.department_code`,
    where: narrow(narrowed),
    order: sql`standing.rank nulls last, standing.member_id`,
    window,
    counted: people,
  });
}

export interface OwnRankRow extends LedgerTerm {
  readonly closeId: string;
  readonly rank: number | null;
  readonly earned: number;
  readonly rankedCount: number;
}

/** Selects somebody's place in the last closed term, as it was last worked out. */
export function selectOptionalOwnRank(db: Db, memberId: string): Promise<OwnRankRow | undefined> {
  return firstOf<OwnRankRow>(db)`
    select c.id as "closeId", c.year, c.semester_code as "semesterCode", own.rank, coalesce(own.earned, 0) as earned,
      (select count(*)::int from mileage_standing other where other.close_id = c.id and other.rank is not null) as "rankedCount"
    from (select c.id, c.year, c.semester_code from mileage_close c where c.status = 'DONE'
      order by c.year desc, c.semester_code desc, c.number desc limit 1) c
    left join mileage_standing own on own.close_id = c.id and own.member_id = ${memberId}::uuid`;
}

/** Selects the fewest points of the places down to one. */
export async function selectCutoff(db: Db, closeId: string, place: number): Promise<number | null> {
  const row = await firstOf<{ earned: number | null }>(db)`
    select min(standing.earned) as earned from mileage_standing standing
    where standing.close_id = ${closeId}::uuid and standing.rank <= ${place}`;
  return row?.earned ?? null;
}

/** Sums what expired with the term of a close, of the reader. */
export async function selectExpired(
  db: Db,
  { ids, recipientId }: { readonly ids: readonly string[]; readonly recipientId: string },
): Promise<Map<string, number>> {
  const rows = await rowsOf<{ id: string; points: number }>(db)`
    select c.id, -sum(l.amount)::int as points
    from mileage_close c
    join mileage_line l on l.year = c.year and l.semester_code = c.semester_code and l.kind = 'EXPIRE'
    where c.id = any(${[...ids]}::uuid[]) and l.member_id = ${recipientId}::uuid group by c.id`;
  return new Map(rows.map(({ id, points }) => [id, points]));
}
