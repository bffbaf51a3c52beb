/** Portfolios as their owner publishes them; anybody else's are not found. */
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import type { PortfolioStatus, PortfolioVisibility } from '@naru/contract/areas/portfolio/shown-words.ts';
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { firstOf, hasRows, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { hasNewResume } from '../core/new-resume-sql.ts';

/** The name of a portfolio in the history and the audit log. */
export const PORTFOLIO = 'portfolio';

export interface PublishingRow {
  readonly id: string;
  readonly memberId: string;
  readonly title: string;
  readonly language: PaperLanguage;
  readonly content: PortfolioContent;
  readonly contentVersion: number;
  readonly status: PortfolioStatus;
  readonly visibility: PortfolioVisibility;
  readonly isIndexed: boolean;
  readonly publishedNumber: number | null;
  readonly publishedContentVersion: number | null;
  readonly publishedAt: Date | null;
  readonly factsVersion: number;
  /** A résumé was saved since, of which the page shows words of before. */
  readonly hasNewResume: boolean;
  readonly hiddenReason: string | null;
  readonly viewCount: number;
  readonly version: number;
  /** The address that it has now. */
  readonly path: string | null;
  /** In Latin letters where the portal knows it so; otherwise in Korean. */
  readonly ownerNameEn: string;
  readonly ownerLeftOn: string | null;
  /** Empty for somebody without one. */
  readonly ownerNumbers: readonly string[];
}

const COLUMNS: RawBuilder<unknown> = sql`
  p.id, p.member_id as "memberId", p.title, p.language, p.content, p.content_version as "contentVersion", p.status,
  p.visibility, p.is_indexed as "isIndexed", p.published_number as "publishedNumber",
  p.published_content_version as "publishedContentVersion", p.published_at as "publishedAt",
  p.facts_version as "factsVersion", ${hasNewResume} as "hasNewResume", p.hidden_reason as "hiddenReason",
  p.view_count as "viewCount", p.version, taken.path,
  coalesce(m.name_en, m.name_ko) as "ownerNameEn", gone.left_on as "ownerLeftOn",
  array(select s.student_number from student s where s.member_id = p.member_id) as "ownerNumbers"`;

const JOINS: RawBuilder<unknown> = sql`
  join member m on m.id = p.member_id
  left join portfolio_path taken on taken.portfolio_id = p.id and taken.left_at is null
  left join portfolio_owner_left gone on gone.member_id = p.member_id`;

export interface Own {
  readonly id: string;
  readonly memberId: string;
}

const isOwn = ({ id, memberId }: Own): RawBuilder<boolean> =>
  sql`p.id = ${id}::uuid and p.member_id = ${memberId}::uuid and p.deleted_at is null`;

export function selectOptionalPublishing(db: Db, own: Own): Promise<PublishingRow | undefined> {
  return firstOf<PublishingRow>(db)`
    select ${COLUMNS} from portfolio p ${JOINS} where ${isOwn(own)}`;
}

/** Locks it first, and only then reads it. */
export async function lockOptionalPublishing(tx: Tx, own: Own): Promise<PublishingRow | undefined> {
  await sql`select from portfolio p where ${isOwn(own)} for update`.execute(tx);
  return selectOptionalPublishing(tx, own);
}

/** Locks one that is published, for the clock. */
export async function lockOptionalPublished(tx: Tx, id: string): Promise<PublishingRow | undefined> {
  await sql`select from portfolio p where p.id = ${id}::uuid for update`.execute(tx);
  return firstOf<PublishingRow>(tx)`
    select ${COLUMNS} from portfolio p ${JOINS}
    where p.id = ${id}::uuid and p.status = 'PUBLISHED' and p.deleted_at is null`;
}

/** Selects whether a version is still the one that others see. */
export function selectIsShown(db: Db, versionId: string): Promise<boolean> {
  return hasRows(db)`
    select from portfolio_version v
    join portfolio p on p.id = v.portfolio_id and p.published_number = v.number and p.status = 'PUBLISHED'
    where v.id = ${versionId}::uuid`;
}

export interface Shown {
  readonly id: string;
  readonly version: number;
  readonly visibility: PortfolioVisibility;
  readonly isIndexed: boolean;
}

/** Gives whether it stood as it was seen. */
export function updateVisibility(tx: Tx, { id, version, visibility, isIndexed }: Shown): Promise<boolean> {
  return hasRows(tx)`
    update portfolio set visibility = ${visibility}, is_indexed = ${isIndexed}, version = version + 1
    where id = ${id}::uuid and version = ${version} returning id`;
}

export interface DayRow {
  readonly day: string;
  readonly viewCount: number;
}

/** Selects views a day since then; days without one are left out. */
export function selectViewDays(
  db: Db,
  { portfolioId, since }: { readonly portfolioId: string; readonly since: string },
): Promise<DayRow[]> {
  return rowsOf<DayRow>(db)`
    select seen.day, max(seen.view_count)::int as "viewCount"
    from (
      select d.day, d.view_count from portfolio_view_day d
      where d.portfolio_id = ${portfolioId}::uuid and d.day >= ${since}::date
      union all
      select v.day, count(*)::int from portfolio_visit v
      where v.portfolio_id = ${portfolioId}::uuid and v.day >= ${since}::date group by v.day) seen
    group by seen.day order by seen.day`;
}
