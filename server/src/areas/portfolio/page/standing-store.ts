/** Reads what decides the answer at an address of a portfolio. */
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { ShownResumeRow } from '../core/version-store.ts';
import type { Standing } from './judge.ts';

const COLUMNS: RawBuilder<unknown> = sql`
  p.id as "portfolioId", p.status, p.visibility, p.is_indexed as "isIndexed", p.hidden_at is not null as "isHidden",
  p.deleted_at is not null as "isDeleted", m.status = 'ACTIVE' as "isMemberActive",
  v.id as "versionId"`;

const PUBLISHED: RawBuilder<unknown> = sql`
  left join portfolio_version v on v.portfolio_id = p.id and v.number = p.published_number`;

/** Selects what stands at a path, and the link whose secret has this hash. */
export function selectOptionalStanding(
  db: Db,
  asked: { readonly path: string; readonly tokenHash: Buffer | null },
): Promise<Standing | undefined> {
  return firstOf<Standing>(db)`
    select ${COLUMNS}, p.facts_version as "factsVersion", taken.left_at as "leftAt", today.path as "currentPath",
      link.id as "linkId", link.begins_at as "beginsAt", link.ends_at as "endsAt", link.most_views as "mostViews",
      link.view_count as "linkViews", link.revoked_at as "revokedAt"
    from portfolio_path taken
    join portfolio p on p.id = taken.portfolio_id
    join member m on m.id = p.member_id
    ${PUBLISHED}
    left join portfolio_path today on today.portfolio_id = p.id and today.left_at is null
    left join portfolio_link link on link.portfolio_id = p.id and link.token_hash = ${asked.tokenHash}::bytea
    where taken.path = ${asked.path}`;
}

export interface KnownPortfolio extends Pick<
  Standing,
  'portfolioId' | 'status' | 'visibility' | 'isIndexed' | 'isHidden' | 'isDeleted' | 'isMemberActive' | 'versionId'
> {
  readonly memberId: string;
  readonly ownerName: string;
  readonly publishedAt: Date | null;
}

/** Selects a portfolio by its id, for people who are signed in. */
export function selectOptionalKnown(db: Db, id: string, locale: Locale): Promise<KnownPortfolio | undefined> {
  return firstOf<KnownPortfolio>(db)`
    select ${COLUMNS}, p.member_id as "memberId", ${nameOf('m', locale)} as "ownerName", p.published_at as "publishedAt"
    from portfolio p join member m on m.id = p.member_id ${PUBLISHED}
    where p.id = ${id}::uuid`;
}

/** Selects the portfolio of a version. */
export async function selectOptionalPortfolioOf(db: Db, versionId: string): Promise<string | undefined> {
  const row = await firstOf<{ id: string }>(db)`
    select v.portfolio_id as id from portfolio_version v where v.id = ${versionId}::uuid`;
  return row?.id;
}

/** A portfolio as it is to be drawn. */
export interface PageSource {
  readonly portfolioId: string;
  readonly memberId: string;
  readonly title: string;
  readonly language: PaperLanguage;
  readonly content: PortfolioContent;
  /** Résumés as they were published; undefined: as they are now. */
  readonly resumes?: readonly ShownResumeRow[];
}

export async function selectVersionSource(db: Db, versionId: string): Promise<PageSource> {
  const row = await firstOf<PageSource>(db)`
    select v.portfolio_id as "portfolioId", p.member_id as "memberId", v.title, v.language, v.content,
      v.resumes
    from portfolio_version v join portfolio p on p.id = v.portfolio_id
    where v.id = ${versionId}::uuid`;
  if (!row) throw new Error('There is no such version of a portfolio.');
  return row;
}

export async function selectDraftSource(db: Db, portfolioId: string): Promise<PageSource> {
  const row = await firstOf<PageSource>(db)`
    select p.id as "portfolioId", p.member_id as "memberId", p.title, p.language, p.content
    from portfolio p where p.id = ${portfolioId}::uuid`;
  if (!row) throw new Error('There is no such portfolio.');
  return row;
}
