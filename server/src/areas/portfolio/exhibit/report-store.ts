/** Reports of portfolios, and hiding them. */
import type { REPORT_TABS } from '@naru/contract/areas/portfolio/report.ts';
import type {
  PortfolioReportReason,
  PortfolioReportStatus,
  PortfolioVisibility,
} from '@naru/contract/areas/portfolio/shown-words.ts';
import { sql, type RawBuilder } from 'kysely';

import { countByAge, type QueueAges } from '../../../blocks/manifest/queue-counts.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import { IS_OPEN } from '../core/nomination-sql.ts';
import { OWNERS } from './scope-sql.ts';

/** The name of a report in the audit log. */
export const REPORT = 'portfolio_report';

export type ReportTab = (typeof REPORT_TABS)[number];

export interface ReportedRow {
  readonly id: string;
  readonly memberId: string;
  readonly title: string;
  readonly ownerName: string;
  readonly departmentName: string;
  readonly openCount: number;
  readonly reportCount: number;
  readonly reasons: readonly PortfolioReportReason[];
  readonly reportedAt: Date;
  readonly hiddenAt: Date | null;
  readonly hiddenReason: string | null;
  /** Hidden, and published again since. */
  readonly isChanged: boolean;
  readonly path: string | null;
  readonly visibility: PortfolioVisibility;
  readonly isPublished: boolean;
  readonly version: number;
}

const REPORTED = sql`(
    select r.portfolio_id, count(*)::int as total, count(*) filter (where r.status = 'OPEN')::int as open,
      coalesce(min(r.reported_at) filter (where r.status = 'OPEN'), max(r.reported_at)) as at,
      array_agg(distinct r.reason) as reasons
    from portfolio_report r group by r.portfolio_id) told
  join portfolio p on p.id = told.portfolio_id join ${OWNERS} on m.id = p.member_id`;

/** The title that others could read: a draft's is nobody's but its owner's. */
const PUBLISHED_TITLE: RawBuilder<string> = sql<string>`coalesce((
    select shown.title from portfolio_version shown
    where shown.portfolio_id = p.id and shown.number = p.published_number), '')`;

const columns = (locale: Locale): RawBuilder<unknown> => sql`
  p.id, p.member_id as "memberId", ${PUBLISHED_TITLE} as title, ${nameOf('m', locale)} as "ownerName",
  coalesce(${nameOf('d', locale)}, '') as "departmentName", told.open as "openCount", told.total as "reportCount",
  told.reasons, told.at as "reportedAt", p.hidden_at as "hiddenAt", p.hidden_reason as "hiddenReason",
  coalesce(p.published_at > p.hidden_at, false) as "isChanged",
  (select held.path from portfolio_path held where held.portfolio_id = p.id and held.left_at is null) as path,
  p.visibility, p.status = 'PUBLISHED' and p.deleted_at is null as "isPublished", p.version`;

const inTab: Readonly<Record<ReportTab, RawBuilder<boolean>>> = {
  OPEN: sql<boolean>`told.open > 0`,
  HIDDEN: sql<boolean>`(told.open = 0 and p.hidden_at is not null)`,
  DONE: sql<boolean>`(told.open = 0 and p.hidden_at is null)`,
};

export interface ReportsAsked {
  /** The condition that the caller handles reports. */
  readonly isIn: RawBuilder<boolean>;
  readonly locale: Locale;
}

/** Selects reported portfolios: what waits by its age, hidden ones that were changed first, the rest the latest first. */
export function selectReportedPage(
  db: Db,
  { tab, isIn, locale }: ReportsAsked & { readonly tab: ReportTab },
  window: PageWindow,
): Promise<PageRows<ReportedRow>> {
  const order =
    tab === 'OPEN' ? sql`told.at, p.id` : sql`coalesce(p.published_at > p.hidden_at, false) desc, told.at desc, p.id`;
  return selectPage<ReportedRow>(db, {
    columns: columns(locale),
    from: REPORTED,
    where: sql`${isIn} and ${inTab[tab]}`,
    order,
    window,
  });
}

export async function countReported(db: Db, isIn: RawBuilder<boolean>): Promise<Record<ReportTab, number>> {
  const row = await firstOf<Record<ReportTab, number>>(db)`
    select count(*) filter (where ${inTab.OPEN})::int as "OPEN", count(*) filter (where ${inTab.HIDDEN})::int as "HIDDEN",
      count(*) filter (where ${inTab.DONE})::int as "DONE"
    from ${REPORTED} where ${isIn}`;
  return row ?? { OPEN: 0, HIDDEN: 0, DONE: 0 };
}

export function selectOptionalReported(
  db: Db,
  { id, isIn, locale }: ReportsAsked & { readonly id: string },
): Promise<ReportedRow | undefined> {
  return firstOf<ReportedRow>(db)`
    select ${columns(locale)} from ${REPORTED} where p.id = ${id}::uuid and ${isIn}`;
}

export interface ReportRow {
  readonly id: string;
  readonly reason: PortfolioReportReason;
  readonly text: string;
  readonly reporterName: string | null;
  readonly reportedAt: Date;
  readonly status: PortfolioReportStatus;
  readonly decidedByName: string | null;
  readonly decidedAt: Date | null;
  readonly decision: string;
}

/** Selects the reports of a portfolio, those that wait first, and then the latest first. */
export function selectReports(db: Db, portfolioId: string, locale: Locale): Promise<ReportRow[]> {
  return rowsOf<ReportRow>(db)`
    select r.id, r.reason, r.text, r.reported_at as "reportedAt", r.status, r.decided_at as "decidedAt", r.decision,
      (select ${nameOf('m', locale)} from member m where m.id = r.reporter_id) as "reporterName",
      (select ${nameOf('m', locale)} from member m where m.id = r.decided_by) as "decidedByName"
    from portfolio_report r where r.portfolio_id = ${portfolioId}::uuid
    order by r.status <> 'OPEN', r.reporter_id is null, r.reported_at desc, r.id limit 200`;
}

export interface NewReport {
  readonly id: string;
  readonly path: string;
  readonly reason: PortfolioReportReason;
  readonly text: string;
  readonly reporterId: string | null;
  readonly at: Date;
}

/** Inserts a report of what somebody else could see at an address; nothing where there is no such thing. */
export async function insertReport(tx: Tx, given: NewReport): Promise<void> {
  await sql`
    insert into portfolio_report (id, portfolio_id, version_number, reason, text, reporter_id, reported_at, status)
    select ${given.id}::uuid, p.id, p.published_number, ${given.reason}, ${given.text}, ${given.reporterId}::uuid,
      ${given.at}, 'OPEN'
    from portfolio_path held join portfolio p on p.id = held.portfolio_id
    where held.path = ${given.path} and p.status = 'PUBLISHED' and p.visibility <> 'PRIVATE'
      and p.hidden_at is null and p.deleted_at is null`.execute(tx);
}

/** Locks a portfolio that is there. */
export function lockOptionalPortfolio(
  tx: Tx,
  id: string,
): Promise<{ readonly memberId: string; readonly version: number; readonly isHidden: boolean } | undefined> {
  return firstOf<{ memberId: string; version: number; isHidden: boolean }>(tx)`
    select p.member_id as "memberId", p.version, p.hidden_at is not null as "isHidden"
    from portfolio p where p.id = ${id}::uuid for no key update`;
}

/** Hides a portfolio, or shows it again where there is no reason. The row is held. */
export async function updateHidden(
  tx: Tx,
  { id, reason, at }: { readonly id: string; readonly reason: string | null; readonly at: Date },
): Promise<void> {
  await sql`
    update portfolio p set hidden_at = ${reason === null ? null : at}::timestamptz, hidden_reason = ${reason}::text,
      version = p.version + 1
    where p.id = ${id}::uuid`.execute(tx);
}

/** Decides all reports of a portfolio that wait. */
export async function decideOpenReports(
  tx: Tx,
  given: {
    readonly portfolioId: string;
    readonly status: 'HIDDEN' | 'KEPT';
    readonly by: string;
    readonly at: Date;
    readonly decision: string;
  },
): Promise<number> {
  const rows = await rowsOf<{ id: string }>(tx)`
    update portfolio_report r set status = ${given.status}, decided_by = ${given.by}::uuid, decided_at = ${given.at},
      decision = ${given.decision}, version = r.version + 1
    where r.portfolio_id = ${given.portfolioId}::uuid and r.status = 'OPEN' returning r.id`;
  return rows.length;
}

/** Selects the open nomination of a portfolio. */
export async function selectOptionalOpenNomination(db: Db, portfolioId: string): Promise<string | undefined> {
  const row = await firstOf<{ id: string }>(db)`
    select n.id from portfolio_nomination n
    where n.portfolio_id = ${portfolioId}::uuid and ${IS_OPEN}`;
  return row?.id;
}

/** Counts portfolios whose reports wait, by how long. */
export function countAgedReports(db: Db, now: Date): Promise<QueueAges> {
  return countByAge(
    db,
    sql`select min(r.reported_at) as since from portfolio_report r where r.status = 'OPEN' group by r.portfolio_id`,
    now,
  );
}
