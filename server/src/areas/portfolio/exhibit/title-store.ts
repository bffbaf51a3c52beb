/** Titles of portfolios for notices and to-dos, each for those who may read them. */
import { sql } from 'kysely';

import { rowsOf, type Db } from '../../../platform/db/db.ts';

interface TitlesAsked {
  readonly entityIds: readonly string[];
  readonly recipientId: string;
}

interface TitleRow {
  readonly id: string;
  readonly title: string;
}

const toMap = (rows: readonly TitleRow[]): Map<string, string> => new Map(rows.map(({ id, title }) => [id, title]));

/** Selects the titles of nominations of the reader’s portfolios, and of those that the reader made. */
export async function selectNominationTitles(
  db: Db,
  { entityIds, recipientId }: TitlesAsked,
): Promise<Map<string, string>> {
  const rows = await rowsOf<TitleRow>(db)`
    select n.id, v.title from portfolio_nomination n join portfolio_version v on v.id = n.version_id
    where n.id = any(${[...entityIds]}::uuid[])
      and (n.member_id = ${recipientId}::uuid or n.nominated_by = ${recipientId}::uuid)`;
  return toMap(rows);
}

/** Selects the titles of the reader’s own portfolios. */
export async function selectPortfolioTitles(
  db: Db,
  { entityIds, recipientId }: TitlesAsked,
): Promise<Map<string, string>> {
  const { rows } = await sql<TitleRow>`
    select p.id, p.title from portfolio p
    where p.id = any(${[...entityIds]}::uuid[]) and p.member_id = ${recipientId}::uuid and p.deleted_at is null`.execute(
    db,
  );
  return toMap(rows);
}

/** Selects the titles of exhibited portfolios whose remarks the reader wrote. */
export async function selectRemarkedTitles(
  db: Db,
  { entityIds, recipientId }: TitlesAsked,
): Promise<Map<string, string>> {
  const rows = await rowsOf<TitleRow>(db)`
    select said.id, v.title from portfolio_remark said
      join portfolio_nomination n on n.id = said.nomination_id join portfolio_version v on v.id = n.version_id
    where said.id = any(${[...entityIds]}::uuid[]) and said.author_id = ${recipientId}::uuid`;
  return toMap(rows);
}

/** Selects nominations that wait for their owner’s consent. */
export function selectWaitingConsents(db: Db, memberId: string): Promise<TitleRow[]> {
  return rowsOf<TitleRow>(db)`
    select n.id, v.title from portfolio_nomination n join portfolio_version v on v.id = n.version_id
    where n.member_id = ${memberId}::uuid and n.status = 'SELECTED' order by n.nominated_at, n.id`;
}
