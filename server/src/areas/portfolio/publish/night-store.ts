/** Portfolios under the rule for those who have graduated or left, and counts of views. */
import { sql, type RawBuilder } from 'kysely';

import { rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

/** Register statuses of people who have left the university. */
const LEFT: RawBuilder<boolean> = sql`s.register_status in ('GRADUATED', 'EXPELLED')`;

/** Notes who has left since the last night, and forgets who came back. */
export async function noteLeft(tx: Tx, today: string): Promise<void> {
  await sql`
    insert into portfolio_owner_left (member_id, left_on)
    select distinct p.member_id, ${today}::date from portfolio p join student s on s.member_id = p.member_id
    where ${LEFT}
    on conflict do nothing`.execute(tx);
  await sql`
    delete from portfolio_owner_left gone using student s where s.member_id = gone.member_id and not ${LEFT}`.execute(
    tx,
  );
}

export interface RuleAsked {
  readonly months: number;
  /** Days on which it is due. */
  readonly from: string | null;
  readonly to: string;
  /** Visibilities that the rule changes. */
  readonly visibilities: readonly string[];
}

export interface DueRow {
  readonly id: string;
  readonly memberId: string;
  readonly dueOn: string;
}

/** Selects published portfolios that the rule reaches in those days: so many months after leaving or publishing, whichever is later. */
export function selectDue(db: Db, { months, from, to, visibilities }: RuleAsked): Promise<DueRow[]> {
  return rowsOf<DueRow>(db)`
    select due.id, due."memberId", due."dueOn"
    from (
      select p.id, p.member_id as "memberId", (greatest(gone.left_on, (p.published_at at time zone 'Asia/Seoul')::date)
        + make_interval(months => ${months}::int))::date as "dueOn"
      from portfolio p join portfolio_owner_left gone on gone.member_id = p.member_id
      where p.status = 'PUBLISHED' and p.deleted_at is null and p.visibility = any(${[...visibilities]}::text[])) due
    where due."dueOn" <= ${to}::date and (${from}::date is null or due."dueOn" > ${from}::date)
    order by due.id`;
}

export interface EndingLink {
  readonly linkId: string;
  readonly portfolioId: string;
  readonly memberId: string;
}

/**
 * Selects secret links that end within those moments and are the way to a page that is there; with `olderThan`, those
 * that were made by then.
 */
export function selectEndingLinks(
  db: Db,
  { from, until, olderThan }: { readonly from: Date; readonly until: Date; readonly olderThan: Date | null },
): Promise<EndingLink[]> {
  return rowsOf<EndingLink>(db)`
    select l.id as "linkId", p.id as "portfolioId", p.member_id as "memberId"
    from portfolio_link l join portfolio p on p.id = l.portfolio_id
    where l.revoked_at is null and l.ends_at > ${from} and l.ends_at <= ${until}
      and (${olderThan}::timestamptz is null or l.created_at <= ${olderThan})
      and p.status = 'PUBLISHED' and p.visibility = 'LINK' and p.hidden_at is null and p.deleted_at is null
    order by l.id`;
}

/** Keeps how many visitors each day had, before their visits are forgotten. */
export async function countViewDays(db: Db): Promise<void> {
  await sql`
    insert into portfolio_view_day (portfolio_id, day, view_count)
    select v.portfolio_id, v.day, count(*)::int from portfolio_visit v group by v.portfolio_id, v.day
    order by v.portfolio_id, v.day
    on conflict (portfolio_id, day) do update
      set view_count = greatest(portfolio_view_day.view_count, excluded.view_count)`.execute(db);
}

/** Deletes counts of days before then. */
export async function deleteViewDays(db: Db, before: string): Promise<void> {
  await sql`delete from portfolio_view_day d where d.day < ${before}::date`.execute(db);
}
