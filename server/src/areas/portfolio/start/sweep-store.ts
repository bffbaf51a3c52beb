/** The end of portfolios that nobody brought back in time. */
import { sql } from 'kysely';

import { rowsOf, type Tx } from '../../../platform/db/db.ts';
import { IS_OPEN } from '../core/nomination-sql.ts';

export interface ErasedRow {
  readonly id: string;
}

/** Selects portfolios that were deleted before then and still say something, and holds them. */
export async function lockOld(tx: Tx, before: Date): Promise<string[]> {
  const rows = await rowsOf<ErasedRow>(tx)`
    select p.id from portfolio p
    where p.deleted_at < ${before} and p.content <> '{}'::jsonb and not exists (
      select from portfolio_nomination n where n.portfolio_id = p.id and ${IS_OPEN})
    for update of p skip locked`;
  return rows.map(({ id }) => id);
}

/** Takes all that they say away. Rows stay where an address, a report or a nomination needs them. */
export async function eraseContents(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  const all = sql`any(${[...ids]}::uuid[])`;
  await sql`update portfolio_nomination set version_id = null where portfolio_id = ${all}`.execute(tx);
  await sql`delete from portfolio_version where portfolio_id = ${all}`.execute(tx);
  await sql`delete from portfolio_link where portfolio_id = ${all}`.execute(tx);
  await sql`delete from portfolio_visit where portfolio_id = ${all}`.execute(tx);
  await sql`update portfolio_path set left_at = ${at} where portfolio_id = ${all} and left_at is null`.execute(tx);
  await sql`
    update portfolio set content = '{}'::jsonb, title = '–', status = 'DRAFT', published_number = null
    where id = ${all}`.execute(tx);
}

/** Deletes rows of erased portfolios that nothing needs any more, with addresses that were left before then. */
export async function deleteErased(tx: Tx, leftBefore: Date): Promise<void> {
  await sql`
    delete from portfolio_path taken using portfolio p
    where p.id = taken.portfolio_id and p.content = '{}'::jsonb and taken.left_at < ${leftBefore}`.execute(tx);
  await sql`
    delete from portfolio p
    where p.content = '{}'::jsonb and p.deleted_at is not null
      and not exists (select from portfolio_path taken where taken.portfolio_id = p.id)
      and not exists (select from portfolio_report r where r.portfolio_id = p.id)
      and not exists (select from portfolio_nomination n where n.portfolio_id = p.id)`.execute(tx);
}
