/** Portfolios, links and badges of one person, as their home has them. */
import type { PortfolioStatus, PortfolioVisibility } from '@naru/contract/areas/portfolio/shown-words.ts';

import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { hasNewResume } from '../core/new-resume-sql.ts';

export interface StandingRow {
  readonly id: string;
  readonly title: string;
  readonly status: PortfolioStatus;
  readonly visibility: PortfolioVisibility;
  readonly publishedNumber: number | null;
  readonly isHidden: boolean;
  readonly isChanged: boolean;
  readonly hasNewFacts: boolean;
  readonly weekViewCount: number;
}

/** Selects the portfolio that others see, of several the one with the most views, or the one that was changed last. */
export function selectOptionalMain(
  db: Db,
  { memberId, since }: { readonly memberId: string; readonly since: string },
): Promise<StandingRow | undefined> {
  return firstOf<StandingRow>(db)`
    select p.id, p.title, p.status, p.visibility, p.published_number as "publishedNumber",
      p.hidden_at is not null as "isHidden", (${hasNewResume} or p.content_version > coalesce(p.published_content_version, 0)) as "isChanged",
      p.facts_version > p.published_facts_version as "hasNewFacts", (
        select coalesce(sum(seen.count), 0)::int from (
          select max(one.count) as count from (
            select d.day, d.view_count as count from portfolio_view_day d
            where d.portfolio_id = p.id and d.day >= ${since}::date
            union all
            select v.day, count(*)::int from portfolio_visit v
            where v.portfolio_id = p.id and v.day >= ${since}::date group by v.day) one
          group by one.day) seen
      ) as "weekViewCount"
    from portfolio p where p.member_id = ${memberId}::uuid and p.deleted_at is null
    order by p.status = 'PUBLISHED' desc, "weekViewCount" desc, p.changed_at desc, p.id limit 1`;
}

export interface EndingRow {
  readonly kind: 'HIDDEN' | 'LINK' | 'BADGE';
  readonly id: string;
  /** The portfolio that it is about; of a badge, its class. */
  readonly aboutId: string;
  readonly title: string;
  readonly endsAt: Date | null;
}

/** Selects what somebody has to look at: hidden portfolios, and links and badges that end by then. */
export function selectEndingOwn(
  db: Db,
  asked: {
    readonly memberId: string;
    readonly now: Date;
    readonly linksUntil: Date;
    readonly badgesUntil: Date;
    readonly locale: Locale;
  },
): Promise<EndingRow[]> {
  const { memberId, now, locale } = asked;
  return rowsOf<EndingRow>(db)`
    select 'HIDDEN' as kind, p.id, p.id as "aboutId", p.title, null::timestamptz as "endsAt" from portfolio p
    where p.member_id = ${memberId}::uuid and p.deleted_at is null and p.status = 'PUBLISHED' and p.hidden_at is not null
      and p.published_at <= p.hidden_at
    union all
    select 'LINK', l.id, p.id, coalesce(nullif(l.name, ''), p.title), l.ends_at
    from portfolio p join portfolio_link l on l.portfolio_id = p.id
    where p.member_id = ${memberId}::uuid and p.deleted_at is null and p.status = 'PUBLISHED' and p.visibility = 'LINK'
      and p.hidden_at is null and l.revoked_at is null and l.ends_at > ${now} and l.ends_at <= ${asked.linksUntil}
    union all
    select 'BADGE', a.id, a.class_id, a.achievement -> 'name' ->> ${locale}::text, a.expires_at from badge_assertion a
    where a.member_id = ${memberId}::uuid and a.status = 'GRANTED' and a.expires_at > ${now}
      and a.expires_at <= ${asked.badgesUntil}
    order by "endsAt" nulls first, id`;
}
