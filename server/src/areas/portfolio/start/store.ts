/** Portfolios of the person who makes them; anybody else's are not found. */
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { countOf, firstOf, hasRows, type Db, type Tx } from '../../../platform/db/db.ts';
import { IS_OPEN } from '../core/nomination-sql.ts';

/** The name of a portfolio in the audit log. */
export const PORTFOLIO = 'portfolio';

export interface PortfolioRow {
  readonly id: string;
  readonly title: string;
  readonly language: PaperLanguage;
  readonly content: PortfolioContent;
  readonly contentVersion: number;
  readonly publishedNumber: number | null;
  readonly createdAt: Date;
}

export interface Own {
  readonly id: string;
  readonly memberId: string;
}

const isOwn = ({ id, memberId }: Own): RawBuilder<boolean> =>
  sql`p.id = ${id}::uuid and p.member_id = ${memberId}::uuid and p.deleted_at is null`;

export function selectOptionalPortfolio(db: Db, own: Own): Promise<PortfolioRow | undefined> {
  return firstOf<PortfolioRow>(db)`
    select p.id, p.title, p.language, p.content, p.content_version as "contentVersion",
      p.published_number as "publishedNumber", p.created_at as "createdAt"
    from portfolio p where ${isOwn(own)}`;
}

/** Locks it first, and only then reads it. */
export async function lockOptionalPortfolio(tx: Tx, own: Own): Promise<PortfolioRow | undefined> {
  await sql`
    select from portfolio p
    where p.id = ${own.id}::uuid and p.member_id = ${own.memberId}::uuid for update`.execute(tx);
  return selectOptionalPortfolio(tx, own);
}

/** Holds the number of somebody's portfolios until the transaction ends. */
export async function lockShelf(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('portfolios of ' || ${memberId}::text, 0))`.execute(tx);
}

export function countPortfolios(db: Db, memberId: string): Promise<number> {
  return countOf(db)`
    select count(*)::int as count from portfolio p
    where p.member_id = ${memberId}::uuid and p.deleted_at is null`;
}

export interface NewPortfolio {
  readonly id: string;
  readonly memberId: string;
  readonly title: string;
  readonly language: PaperLanguage;
  readonly content: PortfolioContent;
  readonly at: Date;
}

export async function insertPortfolio(tx: Tx, one: NewPortfolio): Promise<void> {
  await sql`
    insert into portfolio (id, member_id, title, language, content, created_at, changed_at)
    values (${one.id}::uuid, ${one.memberId}::uuid, ${one.title}, ${one.language},
      ${JSON.stringify(one.content)}::jsonb, ${one.at}, ${one.at})`.execute(tx);
}

export interface Rewritten extends Pick<PortfolioRow, 'id' | 'title' | 'language' | 'content'> {
  readonly at: Date;
}

/** Writes the draft that its lock has let nobody else write; editors that are open see another version. */
export async function updateDraft(tx: Tx, { id, title, language, content, at }: Rewritten): Promise<void> {
  await sql`
    update portfolio set title = ${title}, language = ${language}, content = ${JSON.stringify(content)}::jsonb,
      changed_at = ${at}, content_version = content_version + 1
    where id = ${id}::uuid`.execute(tx);
}

/** Deletes a portfolio that the transaction has locked, and takes its page down. */
export async function updateDeleted(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    update portfolio set deleted_at = ${at}, version = version + 1,
      status = case when status = 'PUBLISHED' then 'UNPUBLISHED' else status end
    where id = ${id}::uuid`.execute(tx);
}

/** Gives whether it was there to be brought back. */
export function updateUndeleted(tx: Tx, { id, memberId, since }: Own & { since: Date }): Promise<boolean> {
  return hasRows(tx)`
    update portfolio set deleted_at = null, version = version + 1
    where id = ${id}::uuid and member_id = ${memberId}::uuid and deleted_at > ${since} returning id`;
}

export function hasOpenNomination(db: Db, portfolioId: string): Promise<boolean> {
  return hasRows(db)`
    select from portfolio_nomination n
    where n.portfolio_id = ${portfolioId}::uuid and ${IS_OPEN}`;
}
