/** Secret links of a portfolio that the caller owns. */

import { countOf, firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

export interface LinkRow {
  readonly id: string;
  readonly name: string;
  readonly beginsAt: Date | null;
  readonly endsAt: Date | null;
  readonly mostViews: number | null;
  readonly viewCount: number;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

/** The links that are listed: with more of them, the oldest are left out. */
const MOST_LISTED = 60;

/** Selects the links of a portfolio, those that are not revoked and then the newest first. */
export function selectLinks(db: Db, portfolioId: string): Promise<LinkRow[]> {
  return rowsOf<LinkRow>(db)`
    select l.id, l.name, l.begins_at as "beginsAt", l.ends_at as "endsAt", l.most_views as "mostViews",
      l.view_count as "viewCount", l.created_at as "createdAt", l.revoked_at as "revokedAt"
    from portfolio_link l where l.portfolio_id = ${portfolioId}::uuid
    order by l.revoked_at is not null, l.created_at desc, l.id limit ${MOST_LISTED}`;
}

export interface NewLink extends Pick<LinkRow, 'id' | 'name' | 'beginsAt' | 'endsAt' | 'mostViews'> {
  readonly portfolioId: string;
  readonly tokenHash: Buffer;
  readonly at: Date;
}

export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  await tx
    .insertInto('portfolio_link')
    .values({
      id: link.id,
      portfolio_id: link.portfolioId,
      name: link.name,
      token_hash: link.tokenHash,
      begins_at: link.beginsAt,
      ends_at: link.endsAt,
      most_views: link.mostViews,
      created_at: link.at,
    })
    .execute();
}

/** Counts the links that are neither revoked nor over, under the lock of their portfolio. */
export function countOpenLinks(tx: Tx, portfolioId: string, now: Date): Promise<number> {
  return countOf(tx)`
    select count(*)::int as count from portfolio_link l
    where l.portfolio_id = ${portfolioId}::uuid and l.revoked_at is null and (l.ends_at is null or l.ends_at > ${now})
      and (l.most_views is null or l.view_count < l.most_views)`;
}

/** Revokes a link; undefined where the portfolio has no such link, false where it was revoked before. */
export async function revokeLink(
  tx: Tx,
  { portfolioId, linkId, at }: { readonly portfolioId: string; readonly linkId: string; readonly at: Date },
): Promise<boolean | undefined> {
  const row = await firstOf<{ isNew: boolean }>(tx)`
    with held as (
      select l.id, l.revoked_at is null as "isNew" from portfolio_link l
      where l.id = ${linkId}::uuid and l.portfolio_id = ${portfolioId}::uuid for update),
    changed as (
      update portfolio_link set revoked_at = ${at} from held where portfolio_link.id = held.id and held."isNew"
      returning portfolio_link.id)
    select held."isNew" from held left join changed on changed.id = held.id`;
  return row?.isNew;
}
