/** Nominations at the desk of those who review, and their reviews. */
import type { NominationTab } from '@naru/contract/areas/portfolio/nomination.ts';
import type { PortfolioScores } from '@naru/contract/areas/portfolio/shown-words.ts';
import { sql, type RawBuilder } from 'kysely';

import { isBelow } from '../../../blocks/reference/department/below-sql.ts';
import { countByAge, type QueueAges } from '../../../blocks/manifest/queue-counts.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { countOf, firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { contains, isCalled } from '../../../platform/list/search-sql.ts';
import { NOMINATIONS, nominationColumns, type NominationRow } from './store.ts';

export interface DeskRow extends NominationRow {
  /** The mean of all reviews. */
  readonly score: number | null;
  readonly isReviewed: boolean;
}

export interface DeskNarrowed {
  /** The scope that the nomination `n` has to be in. */
  readonly isIn: RawBuilder<boolean>;
  readonly tab: NominationTab;
  readonly deptCode: string | undefined;
  readonly search: Search | undefined;
}

const inTab = (tab: NominationTab): RawBuilder<boolean> =>
  tab === 'ENDED' ? sql<boolean>`n.status in ('ENDED', 'DECLINED')` : sql<boolean>`n.status = ${tab}`;

function narrow({ isIn, tab, deptCode, search }: DeskNarrowed): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [isIn, inTab(tab)];
  if (deptCode !== undefined) parts.push(isBelow(sql`d.code`, sql`${deptCode}`));
  if (search) parts.push(sql`(${contains('v.title', search)} or ${isCalled('m', search)})`);
  return sql.join(parts, sql` and `);
}

const deskColumns = (reviewerId: string, locale: Locale): RawBuilder<unknown> => sql`
  ${nominationColumns(locale)},
  (select avg((select avg(one.value::numeric) from jsonb_each_text(r.scores) one))::float8
    from portfolio_review r where r.nomination_id = n.id) as score,
  exists (select from portfolio_review r where r.nomination_id = n.id and r.reviewer_id = ${reviewerId}::uuid)
    as "isReviewed"`;

const ORDERS: Readonly<Record<NominationTab, RawBuilder<unknown>>> = {
  NOMINATED: sql`n.nominated_at, n.id`,
  REVIEW: sql`n.nominated_at, n.id`,
  SELECTED: sql`n.nominated_at, n.id`,
  EXHIBITED: sql`n.exhibit_to, n.id`,
  ENDED: sql`n.ended_at desc, n.id`,
};

export interface DeskAsked {
  readonly narrowed: DeskNarrowed;
  readonly reviewerId: string;
  readonly locale: Locale;
}

export function selectNominationPage(
  db: Db,
  { narrowed, reviewerId, locale }: DeskAsked,
  window: PageWindow,
): Promise<PageRows<DeskRow>> {
  return selectPage<DeskRow>(db, {
    columns: deskColumns(reviewerId, locale),
    from: NOMINATIONS,
    where: narrow(narrowed),
    order: ORDERS[narrowed.tab],
    window,
  });
}

export function selectOptionalDeskRow(
  db: Db,
  asked: {
    readonly id: string;
    readonly isIn: RawBuilder<boolean>;
    readonly reviewerId: string;
    readonly locale: Locale;
  },
): Promise<DeskRow | undefined> {
  return firstOf<DeskRow>(db)`
    select ${deskColumns(asked.reviewerId, asked.locale)} from ${NOMINATIONS}
    where n.id = ${asked.id}::uuid and ${asked.isIn}`;
}

/** Counts nominations by tab. */
export async function countTabs(db: Db, isIn: RawBuilder<boolean>): Promise<Map<NominationTab, number>> {
  const rows = await rowsOf<{ tab: NominationTab; count: number }>(db)`
    select case when n.status = 'DECLINED' then 'ENDED' else n.status end as tab, count(*)::int as count
    from portfolio_nomination n where ${isIn} group by 1`;
  return new Map(rows.map(({ tab, count }) => [tab, count]));
}

export interface ReviewRow {
  readonly reviewerId: string;
  readonly reviewerName: string;
  readonly scores: PortfolioScores;
  readonly note: string;
  readonly reviewedAt: Date;
  readonly version: number;
}

export function selectReviews(db: Db, nominationId: string, locale: Locale): Promise<ReviewRow[]> {
  return rowsOf<ReviewRow>(db)`
    select r.reviewer_id as "reviewerId", ${nameOf('m', locale)} as "reviewerName", r.scores, r.note,
      r.reviewed_at as "reviewedAt", r.version
    from portfolio_review r join member m on m.id = r.reviewer_id
    where r.nomination_id = ${nominationId}::uuid order by r.reviewed_at, r.reviewer_id`;
}

export interface NewReview {
  readonly nominationId: string;
  readonly reviewerId: string;
  readonly scores: PortfolioScores;
  readonly note: string;
  readonly at: Date;
  /** The version that was seen; 0 for none. */
  readonly seen: number;
}

/** Writes somebody’s review; undefined where it is another than they saw. */
export async function writeReview(tx: Tx, given: NewReview): Promise<number | undefined> {
  const scores = JSON.stringify(given.scores);
  const { rows } = await (
    given.seen === 0
      ? sql<{ version: number }>`
        insert into portfolio_review as r (nomination_id, reviewer_id, scores, note, reviewed_at)
        values (${given.nominationId}::uuid, ${given.reviewerId}::uuid, ${scores}::jsonb, ${given.note}, ${given.at})
        on conflict do nothing returning r.version`
      : sql<{ version: number }>`
        update portfolio_review r set scores = ${scores}::jsonb, note = ${given.note}, reviewed_at = ${given.at},
          version = r.version + 1
        where r.nomination_id = ${given.nominationId}::uuid and r.reviewer_id = ${given.reviewerId}::uuid
          and r.version = ${given.seen} returning r.version`
  ).execute(tx);
  return rows[0]?.version;
}

export async function selectOptionalReviewVersion(
  db: Db,
  { nominationId, reviewerId }: Pick<NewReview, 'nominationId' | 'reviewerId'>,
): Promise<number | undefined> {
  const row = await firstOf<{ version: number }>(db)`
    select r.version from portfolio_review r
    where r.nomination_id = ${nominationId}::uuid and r.reviewer_id = ${reviewerId}::uuid`;
  return row?.version;
}

/** Counts nominations that nobody has begun to review, by how long they wait. */
export function countAgedNominations(db: Db, now: Date): Promise<QueueAges> {
  return countByAge(
    db,
    sql`select n.nominated_at as since from portfolio_nomination n where n.status = 'NOMINATED'`,
    now,
  );
}

/** Counts nominations in review that somebody can review and has not. */
export function countUnreviewed(db: Db, reviewerId: string): Promise<number> {
  return countOf(db)`
    select count(*)::int as count from portfolio_nomination n
    where n.status = 'REVIEW' and n.member_id <> ${reviewerId}::uuid and n.nominated_by <> ${reviewerId}::uuid
      and not exists (select from portfolio_review r
        where r.nomination_id = n.id and r.reviewer_id = ${reviewerId}::uuid)`;
}
