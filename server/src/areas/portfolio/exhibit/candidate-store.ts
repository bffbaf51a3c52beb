/** Portfolios that can be nominated. */
import type { PortfolioStatus, PortfolioVisibility } from '@naru/contract/areas/portfolio/shown-words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { contains, isCalled } from '../../../platform/list/search-sql.ts';
import { IS_OPEN } from '../core/nomination-sql.ts';
import type { NominableFacts } from './rules.ts';
import { OWNERS } from './scope-sql.ts';

export interface CandidateRow extends NominableFacts {
  readonly id: string;
  readonly memberId: string;
  readonly ownerName: string;
  readonly departmentName: string;
  /** As it is published. */
  readonly title: string;
  readonly headline: string;
  readonly versionId: string;
  readonly status: PortfolioStatus;
  readonly visibility: PortfolioVisibility;
  readonly publishedAt: Date;
}

const CANDIDATES = sql`portfolio p join ${OWNERS} on m.id = p.member_id
  join portfolio_version v on v.portfolio_id = p.id and v.number = p.published_number`;

const columns = (locale: Locale): RawBuilder<unknown> => sql`
  p.id, p.member_id as "memberId", ${nameOf('m', locale)} as "ownerName",
  coalesce(${nameOf('d', locale)}, '') as "departmentName", v.title,
  coalesce(v.content -> 'head' ->> 'headline', '') as headline, v.id as "versionId", p.status, p.visibility,
  coalesce(p.published_at, v.created_at) as "publishedAt", p.hidden_at is not null as "isHidden",
  p.published_number as "publishedNumber",
  exists (select from portfolio_nomination n where n.portfolio_id = p.id and ${IS_OPEN})
    as "hasOpen",
  (select declined.number from portfolio_nomination n join portfolio_version declined on declined.id = n.version_id
    where n.portfolio_id = p.id and n.status = 'DECLINED' order by n.ended_at desc limit 1) as "declinedNumber"`;

export interface CandidatesAsked {
  /** The condition that the portfolio `p` of `m` may be nominated. */
  readonly isIn: RawBuilder<boolean>;
  readonly search: Search | undefined;
  readonly locale: Locale;
}

/** Selects portfolios that somebody may nominate, the latest published first. */
export function selectCandidatePage(
  db: Db,
  { isIn, search, locale }: CandidatesAsked,
  window: PageWindow,
): Promise<PageRows<CandidateRow>> {
  const isFound = search ? sql`(${contains('v.title', search)} or ${isCalled('m', search)})` : sql`true`;
  return selectPage<CandidateRow>(db, {
    columns: columns(locale),
    from: CANDIDATES,
    where: sql`${isIn} and ${isFound}`,
    order: sql`p.published_at desc nulls last, p.id`,
    window,
  });
}

export function selectOptionalCandidate(
  db: Db,
  { id, isIn, locale }: Pick<CandidatesAsked, 'isIn' | 'locale'> & { readonly id: string },
): Promise<CandidateRow | undefined> {
  return firstOf<CandidateRow>(db)`
    select ${columns(locale)} from ${CANDIDATES} where p.id = ${id}::uuid and ${isIn}`;
}

/** Locks a portfolio, so that it is neither published nor hidden while it is being nominated. */
export async function lockPortfolio(tx: Tx, id: string): Promise<void> {
  await sql`select from portfolio p where p.id = ${id}::uuid for no key update`.execute(tx);
}
