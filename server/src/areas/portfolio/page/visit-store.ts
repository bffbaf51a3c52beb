/** Visits of pages, once a visitor and day. */
import { sql } from 'kysely';

import { hasRows, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

export interface Visit {
  readonly portfolioId: string;
  readonly day: string;
  readonly visitor: Buffer;
  readonly linkId: string | null;
}

/** Inserts visits of one portfolio; returns for each that is new its link. */
export function insertVisits(tx: Tx, visits: readonly Visit[]): Promise<{ readonly linkId: string | null }[]> {
  return rowsOf<{ linkId: string | null }>(tx)`
    insert into portfolio_visit (portfolio_id, day, visitor, link_id)
    select given.portfolio_id, given.day, decode(given.hex, 'hex'), given.link_id
    from unnest(${visits.map(({ portfolioId }) => portfolioId)}::uuid[], ${visits.map(({ day }) => day)}::date[],
      ${visits.map(({ visitor }) => visitor.toString('hex'))}::text[],
      ${visits.map(({ linkId }) => linkId)}::uuid[]) as given(portfolio_id, day, hex, link_id)
    order by given.portfolio_id, given.day, given.hex
    on conflict (portfolio_id, day, visitor) do nothing
    returning link_id as "linkId"`;
}

export function selectHasVisited(db: Db, { portfolioId, day, visitor }: Visit): Promise<boolean> {
  return hasRows(db)`
    select v.day from portfolio_visit v
    where v.portfolio_id = ${portfolioId}::uuid and v.day = ${day}::date and v.visitor = ${visitor}`;
}

/** Adds views of a link; returns false where it takes no more. */
export function addLinkViews(tx: Tx, linkId: string, count: number): Promise<boolean> {
  return hasRows(tx)`
    update portfolio_link link set view_count = link.view_count + ${count}
    where link.id = ${linkId}::uuid and (link.most_views is null or link.view_count + ${count} <= link.most_views)
    returning link.id`;
}

export async function addPortfolioViews(tx: Tx, portfolioId: string, count: number): Promise<void> {
  await sql`
    update portfolio p set view_count = p.view_count + ${count} where p.id = ${portfolioId}::uuid`.execute(tx);
}

/** Deletes visits before a day. */
export async function deleteVisitsBefore(db: Db, day: string): Promise<void> {
  await sql`delete from portfolio_visit v where v.day < ${day}::date`.execute(db);
}
