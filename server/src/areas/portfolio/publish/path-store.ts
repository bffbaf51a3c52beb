/** Addresses of portfolios. Two that look alike are kept apart by a constraint, so that no race gives both. */
import { skeletonOf } from '@naru/contract/areas/portfolio/portfolio-path.ts';
import { sql } from 'kysely';

import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

export interface Taking {
  readonly path: string;
  readonly portfolioId: string;
  readonly memberId: string;
  readonly at: Date;
}

/** Leaves the address that a portfolio has; it leads on to the next one. */
export async function leavePath(tx: Tx, portfolioId: string, at: Date): Promise<void> {
  await sql`
    update portfolio_path set left_at = ${at} where portfolio_id = ${portfolioId}::uuid and left_at is null`.execute(
    tx,
  );
}

/** Takes an address that is nobody's, or one that the same person left; false where it is not to be had. */
export async function takePath(tx: Tx, { path, portfolioId, memberId, at }: Taking): Promise<boolean> {
  const rows = await rowsOf(tx)`
    insert into portfolio_path (path, skeleton, member_id, portfolio_id, taken_at)
    values (${path}, ${skeletonOf(path)}, ${memberId}::uuid, ${portfolioId}::uuid, ${at})
    on conflict do nothing returning path`;
  if (rows.length > 0) return true;
  const again = await rowsOf(tx)`
    update portfolio_path set portfolio_id = ${portfolioId}::uuid, taken_at = ${at}, left_at = null
    where path = ${path} and member_id = ${memberId}::uuid and left_at is not null returning path`;
  return again.length > 0;
}

/** Selects whether an address, or one that looks like it, is not to be had for a portfolio of this person. */
export async function selectPathProblem(
  db: Db,
  { path, portfolioId, memberId }: Omit<Taking, 'at'>,
): Promise<'TAKEN' | 'ALIKE' | undefined> {
  const taken = await firstOf<{ path: string }>(db)`
    select taken.path from portfolio_path taken
    where taken.skeleton = ${skeletonOf(path)}
      and not (taken.path = ${path} and taken.member_id = ${memberId}::uuid
        and (taken.left_at is not null or taken.portfolio_id = ${portfolioId}::uuid))`;
  if (taken === undefined) return undefined;
  return taken.path === path ? 'TAKEN' : 'ALIKE';
}

/** Selects the first of these addresses that is to be had; undefined where none is. */
export async function selectOptionalFreePath(db: Db, paths: readonly string[]): Promise<string | undefined> {
  const row = await firstOf<{ path: string }>(db)`
    select asked.path from unnest(${[...paths]}::text[], ${paths.map(skeletonOf)}::text[])
      with ordinality as asked(path, skeleton, place)
    where not exists (select from portfolio_path taken where taken.skeleton = asked.skeleton)
    order by asked.place limit 1`;
  return row?.path;
}

export interface LeftRow {
  readonly path: string;
  readonly leftAt: Date;
}

/** Selects addresses that a portfolio left since then, the latest first. */
export function selectLeftPaths(
  db: Db,
  { portfolioId, since }: { readonly portfolioId: string; readonly since: Date },
): Promise<LeftRow[]> {
  return rowsOf<LeftRow>(db)`
    select taken.path, taken.left_at as "leftAt" from portfolio_path taken
    where taken.portfolio_id = ${portfolioId}::uuid and taken.left_at > ${since}
    order by taken.left_at desc, taken.path`;
}

/** Deletes addresses that were left before then: they are anybody's again. */
export async function deleteLeftPaths(db: Db, before: Date): Promise<void> {
  await sql`delete from portfolio_path taken where taken.left_at < ${before}`.execute(db);
}
