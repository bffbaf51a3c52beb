/** Somebody's portfolios as their list has them. */
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import type { PortfolioStatus, PortfolioVisibility } from '@naru/contract/areas/portfolio/shown-words.ts';
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { hasNewResume } from '../core/new-resume-sql.ts';
import type { Search } from '../../../platform/list/search.ts';

export interface ListedRow {
  readonly id: string;
  readonly title: string;
  readonly language: PaperLanguage;
  readonly content: PortfolioContent;
  readonly contentVersion: number;
  readonly status: PortfolioStatus;
  readonly visibility: PortfolioVisibility;
  readonly publishedContentVersion: number | null;
  readonly publishedAt: Date | null;
  readonly hasNewResume: boolean;
  readonly hiddenAt: Date | null;
  readonly hiddenReason: string | null;
  readonly viewCount: number;
  readonly path: string | null;
  readonly openLinkCount: number;
  readonly changedAt: Date;
}

/** Selects somebody's portfolios, the latest change first, with their addresses and the links that lead to them. */
export function selectPortfolios(db: Db, memberId: string, now: Date): Promise<ListedRow[]> {
  return rowsOf<ListedRow>(db)`
    select p.id, p.title, p.language, p.content, p.content_version as "contentVersion", p.status, p.visibility,
      p.published_content_version as "publishedContentVersion", p.published_at as "publishedAt",
      ${hasNewResume} as "hasNewResume",
      p.hidden_at as "hiddenAt", p.hidden_reason as "hiddenReason", p.view_count as "viewCount", taken.path, (
        select count(*)::int from portfolio_link l
        where l.portfolio_id = p.id and l.revoked_at is null and (l.begins_at is null or l.begins_at <= ${now})
          and (l.ends_at is null or l.ends_at > ${now}) and (l.most_views is null or l.view_count < l.most_views)
      ) as "openLinkCount", p.changed_at as "changedAt"
    from portfolio p left join portfolio_path taken on taken.portfolio_id = p.id and taken.left_at is null
    where p.member_id = ${memberId}::uuid and p.deleted_at is null
    order by p.changed_at desc, p.id`;
}

export interface DeletedRow {
  readonly id: string;
  readonly title: string;
  readonly deletedAt: Date;
}

/** Selects what somebody deleted since then, the latest first. */
export function selectDeleted(
  db: Db,
  { memberId, since }: { readonly memberId: string; readonly since: Date },
): Promise<DeletedRow[]> {
  return rowsOf<DeletedRow>(db)`
    select p.id, p.title, p.deleted_at as "deletedAt" from portfolio p
    where p.member_id = ${memberId}::uuid and p.deleted_at > ${since} order by p.deleted_at desc, p.id`;
}

export interface FoundRow {
  readonly id: string;
  readonly title: string;
  readonly status: PortfolioStatus;
  readonly changedAt: Date;
}

/** Selects somebody's portfolios by title, the latest change first. */
export function selectFound(
  db: Db,
  { memberId, search, most }: { readonly memberId: string; readonly search: Search; readonly most: number },
): Promise<FoundRow[]> {
  const { pattern, isInitials } = search;
  return rowsOf<FoundRow>(db)`
    select p.id, p.title, p.status, p.changed_at as "changedAt" from portfolio p
    where p.member_id = ${memberId}::uuid and p.deleted_at is null
      and (replace(p.title, ' ', '') ilike ${pattern}
        or (${isInitials}::boolean and initials_of(p.title) like ${pattern}))
    order by p.changed_at desc, p.id limit ${most}`;
}
