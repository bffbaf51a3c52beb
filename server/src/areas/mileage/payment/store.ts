/** Uses that a sheet of payments names. */
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { lockAccounts } from '../ledger/store.ts';
import { USE_TABLES, useColumns, type UseRow } from '../use/store.ts';

export interface NamedUse extends UseRow {
  readonly name: string;
  readonly number: string;
  /** Its purpose in both languages. */
  readonly purposeKo: string;
  readonly purposeEn: string;
}

interface NamedAsked {
  readonly ids: readonly string[];
  /** Student numbers in lower case. */
  readonly numbers: readonly string[];
  /** The scope that the use `u` has to be in. */
  readonly isIn: RawBuilder<boolean>;
  readonly locale: Locale;
}

/** Selects uses by their number or by that of their student, what was decided first on top. */
export function selectNamedUses(db: Db, { ids, numbers, isIn, locale }: NamedAsked): Promise<NamedUse[]> {
  return rowsOf<NamedUse>(db)`
    select ${useColumns(locale)}, ${nameOf('m', locale)} as name, s.student_number as number,
      p.name_ko as "purposeKo", p.name_en as "purposeEn"
    from ${USE_TABLES} join member m on m.id = u.member_id join student s on s.member_id = m.id
    where ${isIn} and u.id in (
      select named.id from mileage_use named where named.id = any(${[...ids]}::uuid[])
      union select own.id from mileage_use own join student numbered on numbered.member_id = own.member_id
        where lower(numbered.student_number) = any(${[...numbers]}::text[]))
    order by u.decided_at, u.id`;
}

/** Locks their accounts and then the uses until the transaction ends, and only then reads them. */
export async function lockNamedUses(tx: Tx, asked: NamedAsked): Promise<NamedUse[]> {
  const found = await selectNamedUses(tx, asked);
  await lockAccounts(
    tx,
    found.map(({ memberId }) => memberId),
  );
  const ids = found.map(({ id }) => id);
  await sql`select from mileage_use u where u.id = any(${ids}::uuid[]) order by u.id for update`.execute(tx);
  return selectNamedUses(tx, asked);
}
