/** A close at work: people batch by batch, and their places at the end. */
import { sql } from 'kysely';

import { firstOf, idsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { CurrentTerm } from '../ledger/lots-store.ts';
import type { LedgerTerm } from '../ledger/store.ts';
import { PROGRAMME_CONTEXT } from '../../learning/api.ts';

/** A close that runs. */
export interface RunningClose extends CurrentTerm {
  readonly id: string;
  readonly number: number;
  /** The last line that was there when it began. */
  readonly lastPlace: string;
  readonly lastMemberId: string | null;
}

/** Locks a close that runs until the transaction ends; undefined once it has ended. */
export function lockOptionalRunning(tx: Tx, id: string): Promise<RunningClose | undefined> {
  return firstOf<RunningClose>(tx)`
    select c.id, c.year, c.semester_code as "semesterCode", c.number, c.last_place as "lastPlace",
      c.last_member_id as "lastMemberId", term.ends_on as "endsOn"
    from mileage_close c join term on term.year = c.year and term.semester_code = c.semester_code
    where c.id = ${id}::uuid and c.status = 'RUNNING' for update of c`;
}

/** Builds the condition that an account `account` has a line in a term, before it, or about it. */
const isConcerned = ({ year, semesterCode }: LedgerTerm) => sql`exists (
  select from mileage_line l where l.member_id = account.member_id
    and ((l.year, l.semester_code) <= (${year}::int, ${semesterCode}::text)
      or (l.about_year, l.about_semester) <= (${year}::int, ${semesterCode}::text)))`;

/** Selects the next people of a close, in the order of their keys. */
export function selectConcerned(db: Db, close: RunningClose, most: number): Promise<string[]> {
  return idsOf(db)`
    select account.member_id as id from mileage_account account
    where (${close.lastMemberId}::uuid is null or account.member_id > ${close.lastMemberId}::uuid) and ${isConcerned(close)}
    order by account.member_id limit ${most}`;
}

/** Counts whom a close is about, for its progress. */
export async function updateMemberCount(tx: Tx, close: LedgerTerm & { readonly id: string }): Promise<void> {
  await sql`
    update mileage_close set member_count = (
      select count(*)::int from mileage_account account where ${isConcerned(close)})
    where mileage_close.id = ${close.id}::uuid`.execute(tx);
}

/** Selects who of some people was enrolled in a term: by the register of it, or where that is not written yet, of today. */
export async function selectEnrolled(db: Db, memberIds: readonly string[], term: LedgerTerm): Promise<Set<string>> {
  const ids = await idsOf(db)`
    select s.member_id as id from student s
    left join student_term own
      on own.student_id = s.id and own.year = ${term.year} and own.semester_code = ${term.semesterCode}
    where s.member_id = any(${[...memberIds]}::uuid[])
      and coalesce(own.register_status, s.register_status) = 'ENROLLED'`;
  return new Set(ids);
}

/**
 * Writes how people stand. A line counts in its own term; closing again also counts what had come late about the term when
 * it began, which no later one counts then. Lines are told apart by their place: the time that one carries is that of its
 * request, which may be long before it is there.
 */
export async function insertStandings(tx: Tx, close: RunningClose, memberIds: readonly string[]): Promise<void> {
  const { year, semesterCode } = close;
  const isOwn = sql`(l.year = ${year} and l.semester_code = ${semesterCode} and not exists (
    select from mileage_close again where again.number > 1 and again.status = 'DONE'
      and again.year = l.about_year and again.semester_code = l.about_semester
      and (again.year, again.semester_code) < (${year}::int, ${semesterCode}::text) and l.place <= again.last_place))`;
  const isLate = sql`(${close.number}::int > 1 and l.about_year = ${year} and l.about_semester = ${semesterCode}
    and (l.year, l.semester_code) > (${year}::int, ${semesterCode}::text) and l.place <= ${close.lastPlace}::bigint)`;
  await sql`
    insert into mileage_standing (close_id, member_id, earned, balance, survey_count, programme_count)
    select ${close.id}::uuid, given.member_id, sums.earned, sums.balance, figures.surveys, figures.programmes
    from unnest(${[...memberIds]}::uuid[]) as given(member_id)
    cross join lateral (
      select
        coalesce(sum(l.amount) filter (where (${isOwn} or ${isLate})
          and (l.kind in ('EARN', 'ADJUST') or (l.kind = 'REVERSE' and reversed.kind in ('EARN', 'ADJUST')))), 0)::int as earned,
        coalesce(sum(l.amount) filter (where l.kind not in ('HOLD', 'RELEASE')
          and ((l.year, l.semester_code) <= (${year}::int, ${semesterCode}::text) or ${isLate})), 0)::int as balance
      from mileage_line l left join mileage_line reversed on reversed.id = l.reverses_id
      where l.member_id = given.member_id) sums
    cross join lateral (
      select
        count(*) filter (where t.completed_at is not null and t.withdrawn_at is null)::int as programmes,
        count(*) filter (where exists (
          select from survey s join survey_target answered on answered.survey_id = s.id
          where s.context_type = ${PROGRAMME_CONTEXT} and answered.context_id = t.id
            and answered.member_id = t.member_id))::int as surveys
      from trainee t join programme p on p.id = t.programme_id
      join term own on own.year = ${year} and own.semester_code = ${semesterCode}
      where t.member_id = given.member_id and (p.ends_at at time zone 'Asia/Seoul')::date >= own.begins_on
        and (p.ends_at at time zone 'Asia/Seoul')::date < coalesce(
          (select min(next.begins_on) from term next where next.begins_on > own.begins_on), 'infinity')) figures`.execute(
    tx,
  );
}

/** Writes how far a close is. */
export async function updateProgress(
  tx: Tx,
  id: string,
  batch: { readonly last: string; readonly count: number; readonly points: number; readonly people: number },
): Promise<void> {
  await sql`
    update mileage_close set last_member_id = ${batch.last}::uuid, done_count = mileage_close.done_count + ${batch.count},
      member_count = greatest(mileage_close.member_count, mileage_close.done_count + ${batch.count}),
      expired_points = mileage_close.expired_points + ${batch.points},
      expired_count = mileage_close.expired_count + ${batch.people}
    where mileage_close.id = ${id}::uuid`.execute(tx);
}

/** Gives everybody who earned something their place, equal ones to equals, and closes the term. */
export async function endClose(tx: Tx, { id, year, semesterCode }: RunningClose, at: Date): Promise<void> {
  await sql`
    update mileage_standing set rank = ranked.rank
    from (select standing.member_id, rank() over (
        order by standing.earned desc, standing.survey_count desc, standing.programme_count desc)::int as rank
      from mileage_standing standing where standing.close_id = ${id}::uuid and standing.earned > 0) ranked
    where mileage_standing.close_id = ${id}::uuid and mileage_standing.member_id = ranked.member_id`.execute(tx);
  await sql`
    update mileage_term set status = 'CLOSED', closed_at = ${at}, version = mileage_term.version + 1
    where mileage_term.year = ${year} and mileage_term.semester_code = ${semesterCode}`.execute(tx);
  await sql`
    update mileage_close set status = 'DONE', done_at = ${at}, member_count = mileage_close.done_count
    where mileage_close.id = ${id}::uuid`.execute(tx);
}

/** Fails a close that runs; the term takes no line until it is closed again. */
export async function failClose(db: Db, id: string, at: Date): Promise<void> {
  await sql`
    update mileage_close set status = 'FAILED', done_at = ${at}
    where mileage_close.id = ${id}::uuid and mileage_close.status = 'RUNNING'`.execute(db);
}
