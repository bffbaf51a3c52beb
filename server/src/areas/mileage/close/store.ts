/** Closes as rows: a term is closed by one of them at a time. */
import type { ClosingTerm } from '@naru/contract/areas/mileage/closes.ts';
import { sql } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { LedgerTerm } from '../ledger/store.ts';
import type { TermState } from './rules.ts';

/** The name of a close in the audit log. */
export const CLOSE = 'mileage_close';

export interface TermRow extends LedgerTerm, TermState {
  readonly status: ClosingTerm['status'];
}

/** Terms that the list goes back. */
const MOST_TERMS = 12;

/** Builds the select of terms that have begun by a day, with what their closing depends on. */
const termsBegun = (today: string) => sql`
  select term.year, term.semester_code as "semesterCode", term.ends_on as "endsOn", coalesce(own.status, 'OPEN') as status,
    exists (select from mileage_close running where running.status = 'RUNNING') as "isRunning",
    exists (select from mileage_term earlier where earlier.status <> 'CLOSED'
      and (earlier.year, earlier.semester_code) < (term.year, term.semester_code)
      and exists (select from mileage_line l
        where l.year = earlier.year and l.semester_code = earlier.semester_code)) as "hasEarlier",
    exists (select from mileage_term later where later.status <> 'OPEN'
      and (later.year, later.semester_code) > (term.year, term.semester_code)) as "isLaterClosed",
    exists (select from term next where next.begins_on > term.begins_on) as "hasNext"
  from term left join mileage_term own on own.year = term.year and own.semester_code = term.semester_code
  where term.begins_on <= ${today}::date`;

/** Selects the terms of the ledger that have begun, and the one of today, the latest first. */
export function selectTerms(db: Db, today: string): Promise<TermRow[]> {
  return rowsOf<TermRow>(db)`
    ${termsBegun(today)} and (own.year is not null
      or term.begins_on >= (select max(begun.begins_on) from term begun where begun.begins_on <= ${today}::date))
    order by term.begins_on desc limit ${sql.lit(MOST_TERMS)}`;
}

/**
 * Locks a term and those before it until the transaction ends: lines that are being written are there then, and no other
 * comes. Undefined where there is no such term, or it has not begun.
 */
export async function lockOptionalTerm(tx: Tx, term: LedgerTerm, today: string): Promise<TermRow | undefined> {
  await sql`
    insert into mileage_term (year, semester_code, status)
    select term.year, term.semester_code, 'OPEN' from term
    where (term.year, term.semester_code) <= (${term.year}::int, ${term.semesterCode}::text)
    order by term.year, term.semester_code on conflict do nothing`.execute(tx);
  await sql`
    select from mileage_term held
    where (held.year, held.semester_code) <= (${term.year}::int, ${term.semesterCode}::text)
    order by held.year, held.semester_code for update`.execute(tx);
  return firstOf<TermRow>(tx)`
    ${termsBegun(today)} and term.year = ${term.year} and term.semester_code = ${term.semesterCode}`;
}

export interface WaitingCounts {
  readonly claims: number;
  readonly uses: number;
}

/** Counts claims and uses of a term that nobody has decided. */
export async function countWaiting(db: Db, term: LedgerTerm): Promise<WaitingCounts> {
  const row = await firstOf<WaitingCounts>(db)`
    select
      (select count(*)::int from mileage_claim c
        where c.status = 'WAIT' and c.happened_on >= own.begins_on
          and c.happened_on < coalesce(
            (select min(next.begins_on) from term next where next.begins_on > own.begins_on), 'infinity')) as claims,
      (select count(*)::int from mileage_use u
        where u.status = 'APPLY' and u.year = own.year and u.semester_code = own.semester_code) as uses
    from term own where own.year = ${term.year} and own.semester_code = ${term.semesterCode}`;
  return row ?? { claims: 0, uses: 0 };
}

/** Sets a locked term closing, and those before it, in which there is nothing, closed; begins its next close. */
export async function insertClose(
  tx: Tx,
  { term, by, at }: { readonly term: LedgerTerm; readonly by: string; readonly at: Date },
): Promise<string> {
  const id = newId();
  await sql`
    update mileage_term set version = mileage_term.version + 1,
      status = case when mileage_term.year = ${term.year} and mileage_term.semester_code = ${term.semesterCode}
        then 'CLOSING' else 'CLOSED' end,
      closed_at = case when mileage_term.year = ${term.year} and mileage_term.semester_code = ${term.semesterCode}
        then null else coalesce(mileage_term.closed_at, ${at}) end
    where (mileage_term.year, mileage_term.semester_code) <= (${term.year}::int, ${term.semesterCode}::text)
      and (mileage_term.status <> 'CLOSED'
        or (mileage_term.year = ${term.year} and mileage_term.semester_code = ${term.semesterCode}))`.execute(tx);
  await sql`
    insert into mileage_close (id, year, semester_code, number, status, begun_at, begun_by, member_count, last_place)
    select ${id}::uuid, ${term.year}, ${term.semesterCode}, coalesce(max(c.number), 0) + 1, 'RUNNING', ${at}, ${by}::uuid, 0,
      (select coalesce(max(l.place), 0) from mileage_line l)
    from mileage_close c where c.year = ${term.year} and c.semester_code = ${term.semesterCode}`.execute(tx);
  return id;
}

export interface CloseRow extends LedgerTerm {
  readonly id: string;
  readonly number: number;
  readonly status: 'RUNNING' | 'DONE' | 'FAILED';
  readonly begunAt: Date;
  readonly begunByName: string;
  readonly doneAt: Date | null;
  readonly memberCount: number;
  readonly doneCount: number;
  readonly expiredPoints: number;
  readonly expiredCount: number;
}

const closes = (locale: Locale) => sql`
  select c.id, c.year, c.semester_code as "semesterCode", c.number, c.status, c.begun_at as "begunAt",
    ${nameOf('m', locale)} as "begunByName", c.done_at as "doneAt", c.member_count as "memberCount",
    c.done_count as "doneCount", c.expired_points as "expiredPoints", c.expired_count as "expiredCount"
  from mileage_close c join member m on m.id = c.begun_by`;

/** Selects all closes, the latest first. */
export function selectCloses(db: Db, locale: Locale): Promise<CloseRow[]> {
  return rowsOf<CloseRow>(db)`${closes(locale)} order by c.begun_at desc, c.number desc`;
}

export function selectOptionalClose(db: Db, id: string, locale: Locale): Promise<CloseRow | undefined> {
  return firstOf<CloseRow>(db)`${closes(locale)} where c.id = ${id}::uuid`;
}

/** Selects purposes that are paid to an account. */
export function selectPaidPurposes(
  db: Db,
  locale: Locale,
): Promise<{ readonly purposeCode: string; readonly name: string }[]> {
  return rowsOf<{ purposeCode: string; name: string }>(db)`
    select p.code as "purposeCode", ${nameOf('p', locale)} as name from mileage_purpose p
    where p.needs_account order by p.position, p.code`;
}
