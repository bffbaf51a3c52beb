import { sql } from 'kysely';

import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import { newId } from '../../../../platform/db/id.ts';
import { nameOf } from '../../../../platform/db/name.ts';
import { firstOf, idsOf, rowsOf, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';

export interface FreedSlot {
  readonly id: string;
  readonly counsellorId: string;
  readonly beginsAt: Date;
}

/** Selects a seat of an hour that can be offered; undefined where there is none. The caller has locked the slot. */
export async function selectOptionalFreed(tx: Tx, slotId: string): Promise<FreedSlot | undefined> {
  const { rows } = await sql<FreedSlot>`
    select slot.id, slot.counsellor_id as "counsellorId", slot.begins_at as "beginsAt"
    from counselling_slot slot join counsellor c on c.id = slot.counsellor_id
    where slot.id = ${slotId}::uuid and slot.is_open and c.is_active and slot.taken + slot.held < slot.capacity`.execute(
    tx,
  );
  return rows[0];
}

export interface OfferedRow {
  readonly id: string;
  readonly memberId: string;
}

/** Keeps a seat for the longest waiting student who is free; undefined for nobody. The caller has locked the slot. */
export async function offerSeat(tx: Tx, slot: FreedSlot, until: Date): Promise<OfferedRow | undefined> {
  const rows = await rowsOf<OfferedRow>(tx)`
    update counselling_wait w set slot_id = ${slot.id}::uuid, offered_until = ${until}
    from student s
    where s.id = w.student_id and w.id = (
      select first.id from counselling_wait first
      join student waiting on waiting.id = first.student_id
      join member m on m.id = waiting.member_id and m.status = 'ACTIVE'
      where first.counsellor_id = ${slot.counsellorId}::uuid and first.ended_at is null and first.slot_id is null
        and not exists (select from busy where busy.person_id = waiting.member_id
          and busy.period && tstzrange(${slot.beginsAt}, ${slot.beginsAt}::timestamptz + interval '50 minutes'))
      order by first.since, first.id limit 1 for update of first skip locked)
    returning w.id, s.member_id as "memberId"`;
  if (rows[0]) await sql`update counselling_slot set held = held + 1 where id = ${slot.id}::uuid`.execute(tx);
  return rows[0];
}

/** Frees the kept seat for its student, in the transaction that takes it. The caller has locked the slot. */
export async function takeOffer(tx: Tx, own: { slotId: string; studentId: string; now: Date }): Promise<void> {
  const rows = await rowsOf(tx)`
    update counselling_wait w set ended_at = ${own.now}, outcome = 'BOOKED'
    where w.slot_id = ${own.slotId}::uuid and w.student_id = ${own.studentId}::uuid and w.ended_at is null
      and w.offered_until > ${own.now} returning w.id`;
  if (rows.length > 0)
    await sql`update counselling_slot set held = held - 1 where id = ${own.slotId}::uuid`.execute(tx);
}

/** Ends the wait of a student who has found another hour of the counsellor. */
export async function endWaiting(tx: Tx, own: { counsellorId: string; studentId: string; now: Date }): Promise<void> {
  await sql`
    update counselling_wait w set ended_at = ${own.now}, outcome = 'BOOKED'
    where w.counsellor_id = ${own.counsellorId}::uuid and w.student_id = ${own.studentId}::uuid
      and w.ended_at is null and w.slot_id is null`.execute(tx);
}

export interface WaitRow {
  readonly id: string;
  readonly since: Date;
  readonly counsellorId: string;
  readonly kind: CounsellingKind;
  readonly name: string;
  readonly departmentName: string | null;
  readonly slotId: string | null;
  readonly until: Date | null;
  readonly beginsAt: Date | null;
  readonly channels: string[];
  readonly capacity: number | null;
}

/** Selects the counsellors for whom the student waits; an expired offer does not count, its entry is about to end. */
export function selectWaiting(db: Db, asked: { studentId: string; locale: Locale; now: Date }): Promise<WaitRow[]> {
  const { studentId, locale, now } = asked;
  return rowsOf<WaitRow>(db)`
    select w.id, w.since, c.id as "counsellorId", c.kind, ${nameOf('m', locale)} as name,
      (select ${nameOf('d', locale)} from member_type main join department d on d.code = main.department_code
        where main.member_id = c.member_id order by main.is_primary desc, main.type_code limit 1) as "departmentName",
      w.slot_id as "slotId", w.offered_until as until, slot.begins_at as "beginsAt",
      coalesce(slot.channels, c.channels) as channels, slot.capacity
    from counselling_wait w join counsellor c on c.id = w.counsellor_id join member m on m.id = c.member_id
    left join counselling_slot slot on slot.id = w.slot_id
    where w.student_id = ${studentId}::uuid and w.ended_at is null
      and (w.offered_until is null or w.offered_until > ${now})
    order by w.offered_until nulls last, w.since, w.id limit 20`;
}

/** Adds a wait, or keeps the existing one. The caller has locked the student row, so the count stays correct. */
export async function insertWait(tx: Tx, own: { counsellorId: string; studentId: string; at: Date }): Promise<void> {
  await sql`
    insert into counselling_wait (id, counsellor_id, student_id, since)
    values (${newId()}::uuid, ${own.counsellorId}::uuid, ${own.studentId}::uuid, ${own.at}) on conflict do nothing`.execute(
    tx,
  );
}

/**
 * Counts the student's waits for other counsellors. The caller has locked the student row until the transaction ends.
 */
export async function countWaits(tx: Tx, own: { counsellorId: string; studentId: string }): Promise<number> {
  await sql`select from student s where s.id = ${own.studentId}::uuid for no key update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from counselling_wait w
    where w.student_id = ${own.studentId}::uuid and w.ended_at is null and w.counsellor_id <> ${own.counsellorId}::uuid`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

export interface EndedRow {
  readonly slotId: string | null;
  readonly counsellorId: string;
  readonly memberId: string;
}

/** Ends a wait; undefined where it has ended, or is another student's. Locks its slot first, as all code does. */
export async function endOneWait(
  tx: Tx,
  end: { id: string; studentId?: string; outcome: 'LEFT' | 'EXPIRED'; now: Date },
): Promise<EndedRow | undefined> {
  await sql`select from counselling_slot slot where slot.id = (
    select w.slot_id from counselling_wait w where w.id = ${end.id}::uuid) for update`.execute(tx);
  const isOwn = end.studentId === undefined ? sql`true` : sql`w.student_id = ${end.studentId}::uuid`;
  const isDue = end.outcome === 'EXPIRED' ? sql`w.offered_until <= ${end.now}` : sql`true`;
  return firstOf<EndedRow>(tx)`
    update counselling_wait w set ended_at = ${end.now}, outcome = ${end.outcome}
    from student s where s.id = w.student_id and w.id = ${end.id}::uuid and w.ended_at is null and ${isOwn} and ${isDue}
    returning w.slot_id as "slotId", w.counsellor_id as "counsellorId", s.member_id as "memberId"`;
}

export function selectExpired(db: Db, now: Date, most: number): Promise<string[]> {
  return idsOf(db)`
    select w.id from counselling_wait w
    where w.ended_at is null and w.slot_id is not null and w.offered_until <= ${now}
    order by w.offered_until, w.id limit ${most}`;
}

/** Ends waits that are so old that the student may not mean them any more. */
export async function endOldWaits(db: Db, own: { before: Date; now: Date }): Promise<void> {
  await sql`
    update counselling_wait w set ended_at = ${own.now}, outcome = 'OLD'
    where w.id = any(array(select old.id from counselling_wait old
      where old.ended_at is null and old.slot_id is null and old.since < ${own.before}
      order by old.id limit 200 for update skip locked))`.execute(db);
}
