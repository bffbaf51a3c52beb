/**
 * Requests as both sides read them. Whose rows they are is in each condition: another one's is not found.
 */
import type { CorrectionStatus, MeetingOutcome } from '@naru/contract/areas/counselling/meeting/correction-words.ts';
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import type { CONFIRMATIONS, ENDINGS, GivenReason, SOURCES } from '@naru/contract/areas/counselling/meeting/meeting.ts';
import type { EnumKey } from '@naru/contract/enums.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../../platform/db/name.ts';
import { firstOf, hasRows, rowsOf, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { countBounded } from '../../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../../platform/list/paging.ts';
import { heldRow } from '../../shared/locked-row-sql.ts';
import { inCorrectionScope, type CorrectionScope } from './correction-scope-sql.ts';
import type { RequestStatus, Side } from './rules.ts';

/** The name of a request in status_change and files. */
export const REQUEST = 'counselling_request';

export interface MeetingRow {
  readonly id: string;
  readonly status: RequestStatus;
  readonly ending: (typeof ENDINGS)[number] | null;
  readonly source: (typeof SOURCES)[number];
  readonly confirmation: (typeof CONFIRMATIONS)[number];
  readonly beginsAt: Date;
  readonly channel: EnumKey<'counsellingChannel'>;
  readonly topics: string[];
  readonly version: number;
  readonly counsellorId: string;
  readonly counsellorMemberId: string;
  readonly kind: CounsellingKind;
  readonly counsellorName: string;
  readonly counsellorDepartment: string | null;
  readonly studentId: string;
  readonly studentMemberId: string;
  readonly studentName: string;
  readonly studentDepartment: string;
  readonly studentDepartmentCode: string;
  readonly studentNumber: string;
  readonly grade: number;
  readonly slotId: string;
  readonly dataKeyId: string;
  readonly content: string | null;
  readonly hope: string | null;
  readonly fileId: string | null;
  readonly rescheduledFrom: string | null;
  readonly outcomeAt: Date | null;
  /** Since when the student says that it was not so; null where they do not. */
  readonly disputedAt: Date | null;
  /** When the outcome was last turned into the other one. */
  readonly correctedAt: Date | null;
  /** Corrections that somebody asked of the department, in no order. */
  readonly corrections: readonly { readonly status: CorrectionStatus; readonly to: MeetingOutcome }[];
  /** Or needs none: that of legal counselling is its case. */
  readonly hasRecord: boolean;
  readonly place: string | null;
  readonly videoLink: string | null;
  readonly taken: number;
  readonly openTasks: number;
  readonly tasksDueOn: string | null;
}

/**
 * The reader of rows: a student their own, a counsellor those of their desk, staff those whose outcome they decide, the
 * portal all.
 */
export type Viewer =
  | { readonly side: 'STUDENT'; readonly studentId: string | null }
  | { readonly side: 'COUNSELLOR'; readonly memberId: string; readonly kind: CounsellingKind }
  | { readonly side: 'STAFF'; readonly scope: CorrectionScope }
  | { readonly side: 'SYSTEM' };

/** Builds the condition that the request `r` of the counsellor `c` belongs to the viewer. */
export function mine(viewer: Viewer): RawBuilder<boolean> {
  if (viewer.side === 'STUDENT') return sql`r.student_id = ${viewer.studentId}::uuid`;
  if (viewer.side === 'COUNSELLOR') return sql`c.member_id = ${viewer.memberId}::uuid and c.kind = ${viewer.kind}`;
  if (viewer.side === 'SYSTEM') return sql`true`;
  // Nothing but what somebody asked them to correct.
  return sql`${inCorrectionScope(viewer.scope)} and exists (
    select from counselling_correction k where k.request_id = r.id)`;
}

/**
 * Builds the condition that the request `r` of the counsellor `c` took place, or should have, and has no record yet.
 */
export const isToRecord = (now: Date): RawBuilder<boolean> => sql`(
  (r.status = 'APPROVED' and r.begins_at <= ${now})
  or (r.status = 'COMPLETED' and r.corrected_at is not null and c.kind <> 'LAW'
    and not exists (select from counselling_record recorded where recorded.request_id = r.id)))`;

const COLUMNS = (locale: Locale): RawBuilder<unknown> => sql`
  r.id, r.status, r.ending, r.source, r.confirmation, r.begins_at as "beginsAt", r.channel, r.topics, r.version,
  c.id as "counsellorId", c.member_id as "counsellorMemberId", c.kind, ${nameOf('cm', locale)} as "counsellorName",
  (select ${nameOf('d', locale)} from member_type main join department d on d.code = main.department_code
    where main.member_id = c.member_id order by main.is_primary desc, main.type_code limit 1) as "counsellorDepartment",
  s.id as "studentId", s.member_id as "studentMemberId", ${nameOf('sm', locale)} as "studentName",
  ${nameOf('sd', locale)} as "studentDepartment",
  s.department_code as "studentDepartmentCode", s.student_number as "studentNumber", s.grade, r.slot_id as "slotId",
  r.data_key_id as "dataKeyId", r.content, r.hope, r.file_id as "fileId", r.rescheduled_from as "rescheduledFrom",
  r.outcome_at as "outcomeAt", case when r.confirmation = 'DISPUTED' then (
    select max(h.at) from status_change h
    where h.entity = ${REQUEST} and h.entity_id = r.id and h.actor_role = 'STUDENT') end as "disputedAt",
  r.corrected_at as "correctedAt",
  (select coalesce(jsonb_agg(jsonb_build_object('status', k.status, 'to', k.outcome)), '[]')
    from counselling_correction k where k.request_id = r.id) as corrections,
  c.kind = 'LAW' or exists (select from counselling_record recorded where recorded.request_id = r.id) as "hasRecord",
  coalesce(slot.place, c.place) as place, c.video_link as "videoLink", slot.taken,
  (select count(*)::int from counselling_follow_up f where f.request_id = r.id and f.done_at is null) as "openTasks",
  (select min(f.due_on) from counselling_follow_up f where f.request_id = r.id and f.done_at is null) as "tasksDueOn"`;

const FROM = sql`counselling_request r
  join counselling_slot slot on slot.id = r.slot_id
  join counsellor c on c.id = r.counsellor_id join member cm on cm.id = c.member_id
  join student s on s.id = r.student_id join member sm on sm.id = s.member_id
  join department sd on sd.code = s.department_code`;

export function selectOptionalMeeting(
  db: Db,
  asked: { id: string; viewer: Viewer; locale: Locale },
): Promise<MeetingRow | undefined> {
  return firstOf<MeetingRow>(db)`
    select ${COLUMNS(asked.locale)} from ${FROM} where r.id = ${asked.id}::uuid and ${mine(asked.viewer)}`;
}

/** Selects the request that took the place of this one; undefined for none. */
export function selectOptionalSuccessor(
  db: Db,
  id: string,
): Promise<{ requestId: string; status: RequestStatus } | undefined> {
  return firstOf<{ requestId: string; status: RequestStatus }>(db)`
    select next.id as "requestId", next.status from counselling_request next
    where next.rescheduled_from = ${id}::uuid`;
}

/** Selects the state of a request, and nothing else. */
export function selectOptionalState(
  db: Db,
  asked: { id: string; viewer: Viewer },
): Promise<Pick<MeetingRow, 'id' | 'status' | 'version'> | undefined> {
  return firstOf<Pick<MeetingRow, 'id' | 'status' | 'version'>>(db)`
    select r.id, r.status, r.version from counselling_request r join counsellor c on c.id = r.counsellor_id
    where r.id = ${asked.id}::uuid and ${mine(asked.viewer)}`;
}

/** Selects the meetings with these ids, in no order. */
export function selectMeetings(
  db: Db,
  asked: { ids: readonly string[]; viewer: Viewer; locale: Locale },
): Promise<MeetingRow[]> {
  return rowsOf<MeetingRow>(db)`
    select ${COLUMNS(asked.locale)} from ${FROM}
    where r.id = any(${[...asked.ids]}::uuid[]) and ${mine(asked.viewer)}`;
}

/** Locks its slot and then the meeting until the transaction ends; all code locks in this order. */
export async function lockOptionalMeeting(
  tx: Tx,
  asked: { id: string; viewer: Viewer; locale: Locale },
): Promise<MeetingRow | undefined> {
  await sql`select from counselling_slot slot where slot.id = (
    select r.slot_id from counselling_request r where r.id = ${asked.id}::uuid) for update`.execute(tx);
  return heldRow(tx, { table: 'counselling_request', id: asked.id }, () => selectOptionalMeeting(tx, asked));
}

export interface Listed {
  readonly condition: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly window: PageWindow;
}

/** Selects a page of meetings: the keys first, then what belongs to them. */
export async function selectMeetingPage(
  db: Db,
  viewer: Viewer,
  listed: Listed & { locale: Locale },
): Promise<{ rows: MeetingRow[]; counted: number }> {
  const base = sql`counselling_request r join counsellor c on c.id = r.counsellor_id`;
  const where = sql`${mine(viewer)} and ${listed.condition}`;
  const rows = await rowsOf<MeetingRow>(db)`
    select ${COLUMNS(listed.locale)} from ${FROM}
    where r.id = any(array(select r.id from ${base} where ${where} order by ${listed.order}
      limit ${listed.window.size} offset ${listed.window.offset}))
    order by ${listed.order}`;
  const counted = await countBounded(db, { from: base, where: where });
  return { rows, counted };
}

export interface ChangeRow {
  readonly requestId: string;
  readonly from: RequestStatus | null;
  readonly to: RequestStatus;
  readonly by: Side;
  readonly reason: string | null;
  readonly reasonCode: GivenReason | null;
  readonly dataKeyId: string;
  readonly at: Date;
}

/** Selects the history of a request, and of those that it was moved from. */
export function selectChanges(db: Db, requestId: string): Promise<ChangeRow[]> {
  return rowsOf<ChangeRow>(db)`
    with recursive chain as (
      select r.id, r.rescheduled_from, r.data_key_id, 1 as depth from counselling_request r where r.id = ${requestId}::uuid
      union all
      select r.id, r.rescheduled_from, r.data_key_id, chain.depth + 1 from counselling_request r
        join chain on r.id = chain.rescheduled_from where chain.depth < 20)
    select h.entity_id as "requestId", h.from_status as "from", h.to_status as "to", h.actor_role as "by", h.reason,
      h.reason_code as "reasonCode", chain.data_key_id as "dataKeyId", h.at
    from status_change h join chain on chain.id = h.entity_id
    where h.entity = ${REQUEST} order by h.at, h.id limit 200`;
}

export interface ParticipantRow {
  readonly id: string;
  readonly status: RequestStatus;
  readonly version: number;
  readonly studentId: string;
  readonly studentName: string;
  readonly studentDepartment: string;
  readonly studentNumber: string;
  readonly grade: number;
}

/** Selects the students with a seat in the hour, and those invited to it. */
export function selectParticipants(db: Db, slotId: string, locale: Locale): Promise<ParticipantRow[]> {
  return rowsOf<ParticipantRow>(db)`
    select r.id, r.status, r.version, s.id as "studentId", ${nameOf('sm', locale)} as "studentName",
      ${nameOf('sd', locale)} as "studentDepartment", s.student_number as "studentNumber", s.grade
    from counselling_request r join student s on s.id = r.student_id join member sm on sm.id = s.member_id
    join department sd on sd.code = s.department_code
    where r.slot_id = ${slotId}::uuid 
      and (r.status = any('{WAITING,APPROVED,COMPLETED,ABSENT}') or (r.status = 'AVAILABLE' and r.ending is null))
    order by r.created_at, r.id`;
}

/** Returns whether somebody is the student of a request, or its counsellor at a desk that they have. */
export function isConcerned(
  db: Db,
  requestId: string,
  own: { readonly studentId: string | null; readonly memberId: string; readonly kinds: readonly string[] },
): Promise<boolean> {
  return hasRows(db)`
    select from counselling_request r join counsellor c on c.id = r.counsellor_id
    where r.id = ${requestId}::uuid and (r.student_id = ${own.studentId}::uuid
      or (c.member_id = ${own.memberId}::uuid and c.kind = any(${[...own.kinds]}::text[])))`;
}
