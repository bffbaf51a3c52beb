/** Portfolios as they once were. */
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { SHOWN_MOST, type PortfolioVersionReason } from '@naru/contract/areas/portfolio/shown-words.ts';
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';
import { sql } from 'kysely';

import { firstOf, hasRows, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { insertVersion, type NewVersion, type ShownResumeRow } from '../core/version-store.ts';

export interface VersionRow {
  readonly number: number;
  readonly reason: PortfolioVersionReason;
  readonly name: string;
  readonly title: string;
  readonly language: PaperLanguage;
  readonly content: PortfolioContent;
  /** A published one has the résumés that it names, as they were then. */
  readonly resumes: readonly ShownResumeRow[];
  readonly createdAt: Date;
}

export interface ListedVersionRow extends Omit<VersionRow, 'content' | 'resumes' | 'language'> {
  readonly blockCount: number;
}

/** Selects the versions of a portfolio that the caller may read, the latest first. */
export function selectVersions(db: Db, portfolioId: string): Promise<ListedVersionRow[]> {
  return rowsOf<ListedVersionRow>(db)`
    select v.number, v.reason, v.name, v.title, v.created_at as "createdAt",
      jsonb_array_length(jsonb_path_query_array(v.content, '$.rowList[*].cellList[*][*]')) as "blockCount"
    from portfolio_version v where v.portfolio_id = ${portfolioId}::uuid order by v.number desc`;
}

export function selectOptionalVersion(
  db: Db,
  { portfolioId, number }: { readonly portfolioId: string; readonly number: number },
): Promise<VersionRow | undefined> {
  return firstOf<VersionRow>(db)`
    select v.number, v.reason, v.name, v.title, v.language, v.content, v.resumes,
      v.created_at as "createdAt"
    from portfolio_version v where v.portfolio_id = ${portfolioId}::uuid and v.number = ${number}`;
}

/** Selects when the last version was kept; null where none was. */
export async function selectLastKept(db: Db, portfolioId: string): Promise<Date | null> {
  const row = await firstOf<{ at: Date | null }>(db)`
    select max(v.created_at) as at from portfolio_version v where v.portfolio_id = ${portfolioId}::uuid`;
  return row?.at ?? null;
}

/**
 * Keeps a version of a portfolio that the transaction has locked, and gives its number. Of those that come by themselves
 * and have no name the oldest go, but never one that a nomination rests on.
 */
export async function writeVersion(tx: Tx, version: NewVersion): Promise<number> {
  const { number } = await insertVersion(tx, version);
  await sql`
    delete from portfolio_version v
    where v.portfolio_id = ${version.portfolioId}::uuid and v.name = '' and v.reason in ('AUTO', 'RESTORE')
      and not exists (select from portfolio_nomination n where n.version_id = v.id)
      and v.number <= (
        select older.number from portfolio_version older
        where older.portfolio_id = ${version.portfolioId}::uuid and older.name = ''
          and older.reason in ('AUTO', 'RESTORE')
        order by older.number desc offset ${SHOWN_MOST.autoVersions} limit 1)`.execute(tx);
  return number;
}

/** Names a version; gives whether it is there. */
export function updateVersionName(
  tx: Tx,
  { portfolioId, number, name }: { readonly portfolioId: string; readonly number: number; readonly name: string },
): Promise<boolean> {
  return hasRows(tx)`
    update portfolio_version set name = ${name}
    where portfolio_id = ${portfolioId}::uuid and number = ${number} returning number`;
}
