import type { StudentRef } from '@naru/contract/areas/counselling/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { ownDepartments } from '../../../../blocks/reference/department/own-sql.ts';
import { inForce } from '../../../../platform/db/in-force.ts';
import { newId } from '../../../../platform/db/id.ts';
import { nameOf } from '../../../../platform/db/name.ts';
import { hasRows, idsOf, rowsOf, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import type { Search } from '../../../../platform/list/search.ts';
import { isCalled } from '../../../../platform/list/search-sql.ts';
import type { CounsellorRow } from '../../counsellor/store.ts';
import { FIRST_SEAT } from '../core/seat-store.ts';
import { presentStudent } from '../../shared/student.ts';

export interface Inviter extends Pick<CounsellorRow, 'memberId' | 'kind'> {
  readonly today: string;
}

/**
 * Builds the condition that the counsellor may approach the student `s`: an advisee, or one who asked before. One list
 * of keys, so that the database begins with those few and not with every student.
 */
const isKnown = (by: Inviter): RawBuilder<boolean> => sql`s.id = any(array(
  select advised.student_id from advisor_assignment advised
    where advised.advisor_id = ${by.memberId}::uuid and ${inForce('advised', sql`${by.today}`)}
  union select asked.student_id from counselling_request asked join counsellor c on c.id = asked.counsellor_id
    where c.member_id = ${by.memberId}::uuid and c.kind = ${by.kind} and asked.source <> 'INVITATION'))`;

export interface KnownRow {
  readonly id: string;
  readonly memberId: string;
}

/** Selects those of the students whom the counsellor may approach, in the order of their ids. */
export function selectKnown(db: Db, by: Inviter, studentIds: readonly string[]): Promise<KnownRow[]> {
  return rowsOf<KnownRow>(db)`
    select s.id, s.member_id as "memberId" from student s join member m on m.id = s.member_id
    where s.id = any(${[...studentIds]}::uuid[]) and m.status = 'ACTIVE' and s.member_id <> ${by.memberId}::uuid
      and ${isKnown(by)} order by s.id`;
}

export async function selectFoundStudents(
  db: Db,
  by: Inviter,
  asked: { search: Search | undefined; locale: Locale; most: number },
): Promise<StudentRef[]> {
  const { search } = asked;
  // A peer coach sees no numbers, and could find one out digit by digit.
  const isPeer = by.kind === 'PEER';
  const named = search
    ? sql`and ((not ${isPeer}::boolean and s.student_number like ${search.start}) or ${isCalled('m', search)})`
    : sql``;
  const { rows } = await sql<Parameters<typeof presentStudent>[0]>`
    select s.id as "studentId", ${nameOf('m', asked.locale)} as "studentName",
      ${nameOf('d', asked.locale)} as "studentDepartment", s.student_number as "studentNumber", s.grade
    from student s join member m on m.id = s.member_id join department d on d.code = s.department_code
    where m.status = 'ACTIVE' and s.member_id <> ${by.memberId}::uuid and ${isKnown(by)} ${named}
    order by s.department_code in ${ownDepartments(by)} desc, m.name_ko, s.student_number limit ${asked.most}`.execute(
    db,
  );
  return rows.map((row) => presentStudent(row, isPeer));
}

export interface HourRow {
  readonly id: string;
  readonly beginsAt: Date;
  readonly capacity: number;
  /** Seats that somebody has or that are kept. */
  readonly used: number;
  readonly channels: string[];
}

/** Locks one of the counsellor's own hours until the transaction ends. */
export async function lockOptionalHour(
  tx: Tx,
  own: { slotId: string; counsellorId: string },
): Promise<HourRow | undefined> {
  const { rows } = await sql<HourRow>`
    select slot.id, slot.begins_at as "beginsAt", slot.capacity, slot.taken + slot.held as used,
      coalesce(slot.channels, c.channels) as channels
    from counselling_slot slot join counsellor c on c.id = slot.counsellor_id
    where slot.id = ${own.slotId}::uuid and slot.counsellor_id = ${own.counsellorId}::uuid for update of slot`.execute(
    tx,
  );
  return rows[0];
}

/**
 * Locks the hour at that time until the transaction ends, inserting one that students do not find where there is none.
 */
export async function holdHourAt(tx: Tx, counsellorId: string, beginsAt: Date): Promise<HourRow> {
  await sql`
    insert into counselling_slot (id, counsellor_id, begins_at, is_open)
    values (${newId()}, ${counsellorId}, ${beginsAt}, false)
    on conflict (counsellor_id, begins_at) do nothing`.execute(tx);
  const rows = await rowsOf<{ id: string }>(tx)`
    select slot.id from counselling_slot slot
    where slot.counsellor_id = ${counsellorId}::uuid and slot.begins_at = ${beginsAt}`;
  const row = await lockOptionalHour(tx, { slotId: rows[0]?.id ?? '', counsellorId });
  if (!row) throw new Error('An hour that was just made is not there.');
  return row;
}

/** Seats for so many more; where a group needs more than there were, those are its own. */
export async function addSeats(
  tx: Tx,
  slotId: string,
  seats: { column: 'taken' | 'held'; count: number },
): Promise<void> {
  const { column, count } = seats;
  await sql`
    update counselling_slot set ${sql.ref(column)} = ${sql.ref(column)} + ${count}::int,
      own_capacity = case when taken + held + ${count}::int > capacity then coalesce(own_capacity, capacity) else own_capacity end,
      capacity = greatest(capacity, taken + held + ${count}::int)
    where id = ${slotId}::uuid`.execute(tx);
}

/** Selects those of the students who have a seat of the hour, or an invitation to it. */
export async function selectSeated(db: Db, slotId: string, studentIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ studentId: string }>`
    select r.student_id as "studentId" from counselling_request r
    where r.slot_id = ${slotId}::uuid and r.student_id = any(${[...studentIds]}::uuid[])
      and (r.status = any('{WAITING,APPROVED,COMPLETED,ABSENT}') or (r.status = 'AVAILABLE' and r.ending is null))`.execute(
    db,
  );
  return rows.map((row) => row.studentId);
}

export interface EnteredRequest {
  readonly id: string;
  readonly slotId: string;
  readonly counsellorId: string;
  readonly studentId: string;
  readonly beginsAt: Date;
  readonly channel: string;
  readonly topics: readonly string[];
  readonly dataKeyId: string;
  readonly content: string | null;
  readonly hope: string | null;
  readonly status: 'AVAILABLE' | 'COMPLETED';
  readonly source: 'INVITATION' | 'POST_HOC';
  readonly rescheduledFrom: string | null;
  readonly at: Date;
}

/** Inserts a meeting that the counsellor begins; the caller counts its seat. */
export async function insertEntered(tx: Tx, made: EnteredRequest): Promise<void> {
  const isHeld = made.status === 'COMPLETED';
  await sql`
    insert into counselling_request (id, slot_id, counsellor_id, student_id, begins_at, seat, channel, topics, data_key_id,
      content, hope, status, source, confirmation, rescheduled_from, outcome_at, created_at)
    select ${made.id}::uuid, slot.id, ${made.counsellorId}::uuid, ${made.studentId}::uuid, ${made.beginsAt}::timestamptz,
      ${FIRST_SEAT}, ${made.channel}, ${[...made.topics]}::text[], ${made.dataKeyId}::uuid, ${made.content}, ${made.hope},
      ${made.status}, ${made.source}, ${isHeld ? 'WAITING' : 'NONE'}, ${made.rescheduledFrom}::uuid,
      ${isHeld ? made.at : null}::timestamptz, ${made.at}::timestamptz
    from counselling_slot slot where slot.id = ${made.slotId}::uuid`.execute(tx);
}

export interface NewInvitation {
  readonly id: string;
  readonly counsellorId: string;
  readonly studentId: string;
  readonly channel: string;
  readonly dataKeyId: string;
  readonly message: string;
  readonly at: Date;
  readonly until: Date;
}

export async function insertInvitation(tx: Tx, made: NewInvitation): Promise<void> {
  await tx
    .insertInto('counselling_invitation')
    .values({
      id: made.id,
      counsellor_id: made.counsellorId,
      student_id: made.studentId,
      channel: made.channel,
      data_key_id: made.dataKeyId,
      message: made.message,
      created_at: made.at,
      ends_at: made.until,
    })
    .execute();
}

/** Ends those of the counsellor's that have run out, and returns which of the students still have one. */
export async function selectInvited(
  tx: Tx,
  asked: { counsellorId: string; studentIds: readonly string[]; now: Date },
): Promise<string[]> {
  await sql`update counselling_invitation set ended_at = ends_at
    where counsellor_id = ${asked.counsellorId}::uuid and ended_at is null and ends_at <= ${asked.now}`.execute(tx);
  return idsOf(tx)`
    select i.student_id as id from counselling_invitation i
    where i.counsellor_id = ${asked.counsellorId}::uuid and i.student_id = any(${[...asked.studentIds]}::uuid[])
      and i.ended_at is null`;
}

/** Returns whether students can choose any hour of the counsellor's. */
export function hasOpenHour(db: Db, counsellorId: string, now: Date): Promise<boolean> {
  return hasRows(db)`
    select from counselling_slot slot join counsellor c on c.id = slot.counsellor_id
    where c.id = ${counsellorId}::uuid and c.is_active and slot.is_open and slot.taken + slot.held < slot.capacity
      and slot.begins_at > ${now} limit 1`;
}
