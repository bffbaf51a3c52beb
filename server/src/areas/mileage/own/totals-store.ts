/** Balances of students, for people who look after them. */
import { sql, type RawBuilder } from 'kysely';

import { searchValues, searchWay, STUDENT_SEARCHES } from '../../../blocks/student/search-sql.ts';
import { scopeValues, studentsInScope, type StudentScope } from '../../../blocks/student/scope-sql.ts';
import type { Person } from '../../../platform/access/actor.ts';
import { nameOf } from '../../../platform/db/name.ts';
import type { Db } from '../../../platform/db/db.ts';
import { runShape, slot } from '../../../platform/db/statements.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { PageRows } from '../../../platform/list/page-queries.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import type { LedgerTerm } from '../ledger/store.ts';

export interface TotalRow {
  readonly memberId: string;
  readonly studentId: string;
  readonly name: string;
  readonly studentNumber: string;
  readonly departmentName: string;
  readonly grade: number;
  readonly balance: number;
  readonly earnedThisTerm: number;
}

const CONDITIONS = { all: sql`true`, ...STUDENT_SEARCHES };

export interface TotalsAsked {
  readonly actor: Person;
  readonly today: string;
  readonly scope: StudentScope;
  readonly search: Search | undefined;
  readonly term: LedgerTerm;
  readonly window: PageWindow;
  readonly locale: Locale;
}

/** Selects the page and its bounded count in one statement, by student number. */
export async function selectTotalPage(db: Db, asked: TotalsAsked): Promise<PageRows<TotalRow>> {
  const { actor, today, scope, search, term, window, locale } = asked;
  const condition = search ? searchWay(search) : 'all';
  const shape = {
    key: `mileage totals ${locale} | ${scope.join(' ')} | ${condition}`,
    build: (handle: Db) => buildPage(scope, condition, locale).compile(handle),
  };
  const rows = await runShape(db, shape, {
    ...scopeValues(actor, today),
    ...term,
    ...searchValues(search),
    limit: window.size,
    offset: window.offset,
  });
  return { rows: rows.filter(({ isRow }) => isRow), counted: rows[0]?.counted ?? 0 };
}

type CountedTotal = TotalRow & { readonly isRow: boolean; readonly counted: number };

/** Builds the statement; a page without rows still returns the count, in one row of nothing else. */
function buildPage(scope: StudentScope, condition: keyof typeof CONDITIONS, locale: Locale): RawBuilder<CountedTotal> {
  const where = CONDITIONS[condition];
  const counted = studentsInScope(scope, { where, most: sql.lit(COUNT_BOUND + 1) });
  const most = sql`${slot('limit')}::int + ${slot('offset')}::int`;
  const first = studentsInScope(scope, { where, order: sql`s.student_number`, most });
  return sql<CountedTotal>`
    select (page.id is not null) as "isRow", total.counted, s.id as "studentId", s.member_id as "memberId", ${nameOf('m', locale)} as name,
      s.student_number as "studentNumber", ${nameOf('department', locale)} as "departmentName", s.grade,
      coalesce(account.balance, 0) as balance,
      (select coalesce(sum(l.amount), 0)::int from mileage_line l
        left join mileage_line reversed on reversed.id = l.reverses_id
        where l.member_id = s.member_id and l.year = ${slot('year')}::int and l.semester_code = ${slot('semesterCode')}
          and (l.kind in ('EARN', 'ADJUST') or (l.kind = 'REVERSE' and reversed.kind in ('EARN', 'ADJUST')))) as "earnedThisTerm"
    from (select count(*)::int as counted from (
        select from (${counted}) reached limit ${sql.lit(COUNT_BOUND + 1)}) bounded) total
    left join (
      select s.id from student s where s.id = any(array(${first}))
      order by s.student_number limit ${slot('limit')} offset ${slot('offset')}
    ) page on true
    left join student s on s.id = page.id
    left join member m on m.id = s.member_id
    left join department on department.code = s.department_code
    left join mileage_account account on account.member_id = s.member_id
    order by s.student_number`;
}
