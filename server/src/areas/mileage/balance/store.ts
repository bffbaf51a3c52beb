/** Balances of everybody, for the mileage office. */
import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { countBounded, selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isStudentMeant } from '../../../platform/list/search-sql.ts';
import { OWES } from '../ledger/owed-sql.ts';
import { studentColumns, STUDENTS, type StudentRow } from '../use/desk-store.ts';

export interface BalanceRow extends StudentRow {
  readonly memberId: string;
  readonly balance: number;
  readonly held: number;
}

export interface BalancesNarrowed {
  readonly isOwed: boolean;
  readonly search: Search | undefined;
}

function narrow({ isOwed, search }: BalancesNarrowed): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (isOwed) parts.push(OWES);
  if (search) parts.push(isStudentMeant(search));
  return sql.join(parts, sql` and `);
}

/** Selects a page of balances by student number. */
export function selectBalances(
  db: Db,
  asked: { readonly narrowed: BalancesNarrowed; readonly locale: Locale },
  window: PageWindow,
): Promise<PageRows<BalanceRow>> {
  return selectPage<BalanceRow>(db, {
    columns: sql`a.member_id as "memberId", ${studentColumns(asked.locale)}, a.balance, a.held`,
    from: sql`mileage_account a join ${STUDENTS} on m.id = a.member_id`,
    where: narrow(asked.narrowed),
    order: sql`s.student_number, s.id`,
    window,
    counted: sql`mileage_account a join member m on m.id = a.member_id join student s on s.member_id = m.id`,
  });
}

export function countOwing(db: Db): Promise<number> {
  return countBounded(db, { from: sql`mileage_account a join student s on s.member_id = a.member_id`, where: OWES });
}
