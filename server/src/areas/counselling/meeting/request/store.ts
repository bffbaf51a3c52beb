import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import { sql } from 'kysely';

import { firstOf, hasRows, rowsOf, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { Sealing } from '../../../../platform/sealing/sealing.ts';
import { IS_COUNSELLOR_FREE, isAskerFree, isAheadEnough, isNearEnough } from '../../counsellor/search/free-sql.ts';
import { loadOf, type Finder } from '../../counsellor/search/store.ts';
import { isCounsellorOn } from '../../shared/kinds-sql.ts';
import { isOfferedTo, wasOfferedTo } from '../../counsellor/search/offered-sql.ts';

export interface AskedSlot {
  readonly id: string;
  readonly beginsAt: Date;
  readonly capacity: number;
  readonly taken: number;
  readonly channels: string[];
  readonly counsellorId: string;
  readonly memberId: string;
  readonly kind: CounsellingKind;
  readonly autoApprove: boolean;
  readonly termMost: number | null;
  readonly leadHours: number;
  readonly horizonDays: number;
  readonly isOffered: boolean;
  /** It was kept for who asks, and is not any more. */
  readonly wasOffered: boolean;
  readonly isAheadEnough: boolean;
  readonly isNearEnough: boolean;
  readonly isCounsellorFree: boolean;
  readonly isAskerFree: boolean;
  /** The asker has a request for this very hour, from another tab perhaps. */
  readonly isOwn: boolean;
  /** Ended by a request: a wait for this hour or any of the counsellor's, an invitation to choose, a draft. */
  readonly isAwaited: boolean;
  readonly isInvited: boolean;
  readonly isDrafted: boolean;
  /** A professor wrote to counsellors of this kind, and who asks has agreed to pass it on. */
  readonly isReferred: boolean;
  /** Requests of who asks that are open with counsellors of the kind, and meetings of this term with this one. */
  readonly open: number;
  readonly inTerm: number;
}

/** Selects an hour with all facts for or against asking for it. */
export function selectOptionalAskedSlot(db: Db, finder: Finder, slotId: string): Promise<AskedSlot | undefined> {
  return firstOf<AskedSlot>(db)`
    select slot.id, slot.begins_at as "beginsAt", slot.capacity, slot.taken + slot.held - ${isOfferedTo(finder)}::int as taken, coalesce(slot.channels, c.channels) as channels,
      c.id as "counsellorId", c.member_id as "memberId", c.kind, c.auto_approve as "autoApprove", c.term_most as "termMost",
      coalesce(c.lead_hours, ${finder.defaults.leadHours}::int) as "leadHours",
      coalesce(c.horizon_days, ${finder.defaults.horizonDays}::int) as "horizonDays",
      slot.is_open and c.is_active and ${isCounsellorOn(finder.today)} as "isOffered",
      (${isAheadEnough(finder)} or ${isOfferedTo(finder)}) as "isAheadEnough", ${wasOfferedTo(finder)} as "wasOffered",
      ${isNearEnough(finder)} as "isNearEnough",
      ${IS_COUNSELLOR_FREE} as "isCounsellorFree", ${isAskerFree(finder)} as "isAskerFree",
      exists (select from counselling_request own where own.slot_id = slot.id
        and own.student_id = ${finder.studentId}::uuid and own.status = any('{WAITING,APPROVED}')) as "isOwn",
      exists (select from counselling_wait w where w.counsellor_id = c.id and w.student_id = ${finder.studentId}::uuid
        and w.ended_at is null) as "isAwaited",
      exists (select from counselling_invitation i where i.counsellor_id = c.id
        and i.student_id = ${finder.studentId}::uuid and i.ended_at is null) as "isInvited",
      exists (select from counselling_draft d where d.counsellor_id = c.id
        and d.member_id = ${finder.memberId}::uuid) as "isDrafted",
      exists (select from counselling_referral agreed where agreed.student_id = ${finder.studentId}::uuid
        and agreed.status = 'ACCEPTED' and agreed.destination = c.kind) as "isReferred",
      ${loadOf(finder)}
    from counselling_slot slot join counsellor c on c.id = slot.counsellor_id join member m on m.id = c.member_id
    where slot.id = ${slotId}::uuid`;
}

/** Seats of an hour: whether it is full, and the students whom a full hour still concerns. */
export interface Seats {
  readonly isFull: boolean;
  readonly beginsAt: Date;
  /** Students to whom it was offered, or who have asked for it. */
  readonly concerned: readonly string[];
}

export async function selectSeats(db: Db, slotIds: readonly string[]): Promise<ReadonlyMap<string, Seats>> {
  const rows = await rowsOf<Seats & { id: string }>(db)`
    select slot.id, slot.taken + slot.held >= slot.capacity as "isFull", slot.begins_at as "beginsAt",
      array(select w.student_id from counselling_wait w where w.slot_id = slot.id
        union all select r.student_id from counselling_request r where r.slot_id = slot.id)::text[] as concerned
    from counselling_slot slot where slot.id = any(${[...slotIds]}::uuid[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

export interface NewRequest {
  readonly id: string;
  readonly slotId: string;
  readonly counsellorId: string;
  readonly studentId: string;
  readonly beginsAt: Date;
  readonly channel: string;
  readonly topics: readonly string[];
  readonly dataKey: ReturnType<Sealing['newKey']>['row'];
  readonly content: string;
  readonly hope: string;
  readonly status: 'WAITING' | 'APPROVED';
  readonly rescheduledFrom: string | null;
  readonly at: Date;
}

/** Inserts a request with its key, on the hour's first free seat; false for none left: the caller must roll back. */
export function insertRequest(tx: Tx, made: NewRequest): Promise<boolean> {
  return hasRows(tx)`
    with slot as (
      update counselling_slot taking set taken = taking.taken + 1
      where taking.id = ${made.slotId}::uuid and taking.taken + taking.held < taking.capacity
      returning taking.id, taking.capacity),
    key as (
      insert into data_key (id, master, wrapped, created_at)
      values (${made.dataKey.id}::uuid, ${made.dataKey.master}, ${made.dataKey.wrapped}, ${made.at}::timestamptz))
    insert into counselling_request (id, slot_id, counsellor_id, student_id, begins_at, seat, channel, topics, data_key_id,
      content, hope, status, source, rescheduled_from, created_at)
    select ${made.id}::uuid, slot.id, ${made.counsellorId}::uuid, ${made.studentId}::uuid, ${made.beginsAt}::timestamptz, (
        select min(seat.number) from generate_series(1, slot.capacity) as seat(number)
        where not exists (select from counselling_request r where r.slot_id = slot.id and r.seat = seat.number
          and r.status = any('{WAITING,APPROVED,COMPLETED,ABSENT}'))),
      ${made.channel}, ${[...made.topics]}::text[], ${made.dataKey.id}::uuid, ${made.content}, ${made.hope}, ${made.status},
      'STUDENT', ${made.rescheduledFrom}::uuid, ${made.at}::timestamptz
    from slot
    on conflict do nothing returning counselling_request.id`;
}

export async function updateFile(tx: Tx, requestId: string, fileId: string): Promise<void> {
  await tx
    .updateTable('counselling_request')
    .set({ file_id: fileId })
    .where('counselling_request.id', '=', requestId)
    .execute();
}

export interface DraftRow {
  readonly dataKeyId: string;
  readonly body: string;
  readonly fileId: string | null;
  readonly savedAt: Date;
}

export interface DraftKey {
  readonly memberId: string;
  readonly counsellorId: string;
}

export function selectOptionalDraft(db: Db, key: DraftKey): Promise<DraftRow | undefined> {
  return db
    .selectFrom('counselling_draft')
    .select([
      'counselling_draft.data_key_id as dataKeyId',
      'counselling_draft.body',
      'counselling_draft.file_id as fileId',
      'counselling_draft.saved_at as savedAt',
    ])
    .where('counselling_draft.member_id', '=', key.memberId)
    .where('counselling_draft.counsellor_id', '=', key.counsellorId)
    .executeTakeFirst();
}

export async function saveDraftRow(tx: Tx, key: DraftKey, draft: DraftRow): Promise<void> {
  const given = { data_key_id: draft.dataKeyId, body: draft.body, file_id: draft.fileId, saved_at: draft.savedAt };
  await tx
    .insertInto('counselling_draft')
    .values({ member_id: key.memberId, counsellor_id: key.counsellorId, ...given })
    .onConflict((conflict) => conflict.columns(['member_id', 'counsellor_id']).doUpdateSet(given))
    .execute();
}

/** Deletes a draft with its key, so that it cannot be read any more. */
export async function deleteDraft(tx: Tx, key: DraftKey): Promise<void> {
  const gone = await tx
    .deleteFrom('counselling_draft')
    .where('counselling_draft.member_id', '=', key.memberId)
    .where('counselling_draft.counsellor_id', '=', key.counsellorId)
    .returning('counselling_draft.data_key_id as dataKeyId')
    .execute();
  for (const { dataKeyId } of gone) await tx.deleteFrom('data_key').where('data_key.id', '=', dataKeyId).execute();
}

/** Deletes drafts that nobody continued. */
export async function deleteOldDrafts(tx: Tx, before: Date): Promise<void> {
  const rows = await rowsOf<{ dataKeyId: string }>(tx)`
    delete from counselling_draft d where d.data_key_id = any(array(
      select old.data_key_id from counselling_draft old where old.saved_at < ${before} limit 500 for update skip locked))
    returning d.data_key_id as "dataKeyId"`;
  await sql`delete from data_key k where k.id = any(${rows.map((row) => row.dataKeyId)}::uuid[])`.execute(tx);
}

export const DRAFT_DAYS = 30;

/** Ends the invitation: the student has chosen an hour. */
export async function endInvitation(
  tx: Tx,
  asked: { studentId: string | null; counsellorId: string; at: Date },
): Promise<void> {
  await sql`update counselling_invitation set ended_at = ${asked.at}
    where student_id = ${asked.studentId}::uuid and counsellor_id = ${asked.counsellorId}::uuid
      and ended_at is null`.execute(tx);
}
