import type { EnumKey } from '@naru/contract/enums.ts';
import { sql } from 'kysely';

import { writeArray } from '../../../../platform/db/arrays.ts';
import { newId } from '../../../../platform/db/id.ts';
import { nameOf } from '../../../../platform/db/name.ts';
import { firstOf, idsOf, rowsOf, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import type { HourException, WeekHour } from './rules.ts';

export async function selectWeekHours(db: Db, counsellorId: string): Promise<WeekHour[]> {
  return db
    .selectFrom('counsellor_hour')
    .select(['counsellor_hour.day_of_week as day', 'counsellor_hour.hour'])
    .where('counsellor_hour.counsellor_id', '=', counsellorId)
    .orderBy('counsellor_hour.day_of_week')
    .orderBy('counsellor_hour.hour')
    .execute();
}

export async function selectExceptions(db: Db, counsellorId: string): Promise<HourException[]> {
  return db
    .selectFrom('counsellor_exception')
    .select([
      'counsellor_exception.on_date as date',
      'counsellor_exception.hour',
      'counsellor_exception.is_open as isOpen',
    ])
    .where('counsellor_exception.counsellor_id', '=', counsellorId)
    .orderBy('counsellor_exception.on_date')
    .orderBy('counsellor_exception.hour')
    .execute();
}

export interface SavedHours {
  readonly week: readonly WeekHour[];
  readonly exceptions: readonly HourException[];
  readonly validFrom: string;
  readonly validTo: string;
}

/** Replaces the saved hours, as the next version. */
export async function replaceHours(tx: Tx, counsellorId: string, hours: SavedHours): Promise<void> {
  const { week, exceptions } = hours;
  await tx.deleteFrom('counsellor_hour').where('counsellor_hour.counsellor_id', '=', counsellorId).execute();
  await sql`insert into counsellor_hour (counsellor_id, day_of_week, hour)
    select distinct ${counsellorId}::uuid, given.day, given.hour
    from unnest(${writeArray(week, (one) => one.day)}::int[], ${writeArray(week, (one) => one.hour)}::int[])
      as given(day, hour)`.execute(tx);
  await tx.deleteFrom('counsellor_exception').where('counsellor_exception.counsellor_id', '=', counsellorId).execute();
  await sql`insert into counsellor_exception (counsellor_id, on_date, hour, is_open)
    select ${counsellorId}::uuid, given.on_date, given.hour, given.is_open
    from unnest(${writeArray(exceptions, (one) => one.date)}::date[], ${writeArray(exceptions, (one) => one.hour)}::int[],
      ${writeArray(exceptions, (one) => one.isOpen)}::boolean[]) as given(on_date, hour, is_open)`.execute(tx);
  await sql`update counsellor set valid_from = ${hours.validFrom}, valid_to = ${hours.validTo},
    availability_version = availability_version + 1 where id = ${counsellorId}::uuid`.execute(tx);
}

/** Slots at these times, made or opened again; those that are open already stay as they are. */
export async function openSlots(tx: Tx, counsellorId: string, begins: readonly Date[]): Promise<void> {
  await sql`
    insert into counselling_slot (id, counsellor_id, begins_at)
    select given.id, ${counsellorId}::uuid, given.begins_at
    from unnest(${writeArray(begins, () => newId())}::uuid[], ${writeArray(begins, (at) => at.toISOString())}::timestamptz[])
      as given(id, begins_at)
    order by given.begins_at
    on conflict (counsellor_id, begins_at) do update set is_open = true, version = counselling_slot.version + 1
    where not counselling_slot.is_open`.execute(tx);
}

/** Closes upcoming slots that are not offered any more; meetings booked there stay. */
export async function closeSlots(
  tx: Tx,
  counsellorId: string,
  kept: { offered: readonly Date[]; after: Date },
): Promise<void> {
  await sql`
    update counselling_slot set is_open = false, version = version + 1
    where counsellor_id = ${counsellorId}::uuid and begins_at > ${kept.after} and is_open
      and begins_at <> all(${writeArray(kept.offered, (at) => at.toISOString())}::timestamptz[])`.execute(tx);
}

export interface MeetingRow {
  readonly requestId: string;
  readonly slotId: string;
  readonly beginsAt: Date;
  readonly status: EnumKey<'counsellingStatus'>;
  readonly channel: EnumKey<'counsellingChannel'>;
  readonly studentId: string;
  readonly studentName: string;
  readonly departmentName: string;
  readonly studentNumber: string;
  readonly grade: number;
}

/** Meetings of a counsellor between two times, that wait, are agreed or took place, and invitations to them. */
export function selectMeetings(
  db: Db,
  counsellorId: string,
  asked: { from: Date; to: Date | null; locale: Locale },
): Promise<MeetingRow[]> {
  return rowsOf<MeetingRow>(db)`
    select r.id as "requestId", r.slot_id as "slotId", r.begins_at as "beginsAt", r.status, r.channel,
      s.id as "studentId", ${nameOf('m', asked.locale)} as "studentName", ${nameOf('d', asked.locale)} as "departmentName",
      s.student_number as "studentNumber", s.grade
    from counselling_request r
    join student s on s.id = r.student_id
    join member m on m.id = s.member_id
    join department d on d.code = s.department_code
    where r.counsellor_id = ${counsellorId}::uuid and (r.status = any('{WAITING,APPROVED,COMPLETED,ABSENT}') or (r.status = 'AVAILABLE' and r.ending is null))
      and r.begins_at >= ${asked.from} and (${asked.to}::timestamptz is null or r.begins_at < ${asked.to}::timestamptz)
    order by r.begins_at, r.seat
    limit 1000`;
}

export interface SlotRow {
  readonly id: string;
  readonly beginsAt: Date;
  readonly isOpen: boolean;
  readonly capacity: number;
  /** Seats that somebody has, and those kept for who is invited. */
  readonly taken: number;
  readonly channels: string[] | null;
  readonly place: string | null;
  readonly version: number;
}

const SLOT_COLUMNS = sql`slot.id, slot.begins_at as "beginsAt", slot.is_open as "isOpen", slot.capacity, slot.taken + slot.held as taken,
  slot.channels, slot.place, slot.version`;

/** Hours that are offered, and those with somebody. */
export function selectWeekSlots(db: Db, counsellorId: string, week: { from: Date; to: Date }): Promise<SlotRow[]> {
  return rowsOf<SlotRow>(db)`
    select ${SLOT_COLUMNS} from counselling_slot slot
    where slot.counsellor_id = ${counsellorId}::uuid and slot.begins_at >= ${week.from} and slot.begins_at < ${week.to}
      and (slot.is_open or slot.taken + slot.held > 0)
    order by slot.begins_at`;
}

/** Locks one's own slot until the transaction ends. */
export function lockOptionalSlot(
  tx: Tx,
  own: { slotId: string; memberId: string; kind: string },
): Promise<SlotRow | undefined> {
  return firstOf<SlotRow>(tx)`
    select ${SLOT_COLUMNS} from counselling_slot slot join counsellor c on c.id = slot.counsellor_id
    where slot.id = ${own.slotId}::uuid and c.member_id = ${own.memberId}::uuid and c.kind = ${own.kind}
    for update of slot`;
}

export async function updateSlot(
  tx: Tx,
  id: string,
  change: { capacity: number; channels: readonly string[] | null; place: string | null },
): Promise<void> {
  await tx
    .updateTable('counselling_slot')
    .set((eb) => ({
      capacity: change.capacity,
      own_capacity: null,
      channels: change.channels === null ? null : [...change.channels],
      place: change.place,
      version: eb('counselling_slot.version', '+', 1),
    }))
    .where('counselling_slot.id', '=', id)
    .execute();
}

export interface Generated {
  readonly id: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly horizonDays: number | null;
}

/** Selects the active counsellors after that id whose hours have not ended, in the order of their ids. */
export function selectOffering(db: Db, asked: { today: string; after: string; most: number }): Promise<string[]> {
  return idsOf(db)`
    select c.id from counsellor c where c.is_active and c.valid_to >= ${asked.today}::date and c.id > ${asked.after}::uuid
    order by c.id limit ${sql.lit(asked.most)}`;
}

export function lockOptionalGenerated(tx: Tx, id: string): Promise<Generated | undefined> {
  return firstOf<Generated>(tx)`
    select c.id, c.valid_from as "validFrom", c.valid_to as "validTo", c.horizon_days as "horizonDays"
    from counsellor c where c.id = ${id}::uuid for no key update`;
}
