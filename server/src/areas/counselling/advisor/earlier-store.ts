/**
 * Notes that earlier advisors shared with a student, for the advisor of today and only where the student lets them.
 */
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { inForce } from '../../../platform/db/in-force.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { hasRows, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import { isMeeting } from '../shared/held-meeting-sql.ts';

export interface EarlierRow {
  readonly id: string;
  readonly heldAt: Date;
  readonly kind: CounsellingKind;
  readonly advisorName: string;
  readonly topics: string[];
  readonly dataKeyId: string;
  readonly sharedNote: string;
}

/**
 * Meetings of a student `a.student_id` with somebody who advised them before `a`, from before the change.
 * A counsellor of law is none of these, even where they advised.
 */
const EARLIER = sql`counselling_request r
  join counsellor c on c.id = r.counsellor_id and c.kind = any('{PROFESSOR,COACH}')
  join counselling_record record on record.request_id = r.id
  join member cm on cm.id = c.member_id`;
const IS_EARLIER = sql`r.student_id = a.student_id and ${isMeeting('r')} and c.member_id <> a.advisor_id
  and r.begins_at < greatest(a.created_at, a.begins_on::timestamp at time zone 'Asia/Seoul')
  and exists (select from advisor_assignment before where before.student_id = a.student_id and before.kind = a.kind
    and before.advisor_id = c.member_id and before.id <> a.id and before.begins_on <= a.begins_on)`;

const isOpen = (who: { studentId: string; advisorId: string; today: string }): RawBuilder<unknown> => sql`
  a.student_id = ${who.studentId}::uuid and a.advisor_id = ${who.advisorId}::uuid and a.kind = 'ADVISOR'
  and a.shares_history and ${inForce('a', sql`${who.today}`)}`;

export interface EarlierParams {
  readonly studentId: string;
  readonly advisorId: string;
  readonly today: string;
}

/** Whether the student lets this advisor read; false for who advises them no longer. */
export function isShared(db: Db, asked: EarlierParams): Promise<boolean> {
  return hasRows(db)`select from advisor_assignment a where ${isOpen(asked)}`;
}

export async function selectEarlier(
  db: Db,
  asked: EarlierParams,
  { window, locale }: { window: PageWindow; locale: Locale },
): Promise<{ rows: EarlierRow[]; counted: number }> {
  const rows = await rowsOf<EarlierRow>(db)`
    select r.id, r.begins_at as "heldAt", c.kind, ${nameOf('cm', locale)} as "advisorName", record.topics,
      r.data_key_id as "dataKeyId", record.shared_note as "sharedNote"
    from advisor_assignment a join ${EARLIER} on ${IS_EARLIER}
    where ${isOpen(asked)} order by r.begins_at desc, r.id limit ${window.size} offset ${window.offset}`;
  const counted = await sql<{ counted: number }>`
    select count(*)::int as counted from advisor_assignment a join ${EARLIER} on ${IS_EARLIER}
    where ${isOpen(asked)}`.execute(db);
  return { rows, counted: counted.rows[0]?.counted ?? 0 };
}

export interface ShareRow {
  readonly assignmentId: string;
  readonly advisorId: string;
  readonly name: string;
  readonly departmentName: string | null;
  /** Where an hour can be asked for; null where they offer none. */
  readonly counsellorId: string | null;
  readonly count: number;
  readonly isShared: boolean;
  readonly isAnswered: boolean;
}

/** A student's advisor of today, and how much there is that they could be let read. */
export async function selectOptionalShare(
  db: Db,
  asked: { studentId: string; today: string; locale: Locale },
): Promise<ShareRow | undefined> {
  const { rows } = await sql<ShareRow>`
    select a.id as "assignmentId", a.advisor_id as "advisorId", ${nameOf('m', asked.locale)} as name,
      (select ${nameOf('d', asked.locale)} from member_type main join department d on d.code = main.department_code
        where main.member_id = m.id order by main.is_primary desc, main.type_code limit 1) as "departmentName",
      (select c.id from counsellor c where c.member_id = a.advisor_id and c.kind = 'PROFESSOR' and c.is_active) as "counsellorId",
      (select count(*)::int from ${EARLIER} where ${IS_EARLIER}) as count,
      a.shares_history as "isShared", a.share_answered_at is not null as "isAnswered"
    from advisor_assignment a join member m on m.id = a.advisor_id
    where a.student_id = ${asked.studentId}::uuid and a.kind = 'ADVISOR' and ${inForce('a', sql`${asked.today}`)}`.execute(
    db,
  );
  return rows[0];
}

/** False where it is none of the student's of today. */
export function updateShare(
  tx: Tx,
  said: { assignmentId: string; studentId: string; today: string; isShared: boolean; at: Date },
): Promise<boolean> {
  return hasRows(tx)`
    update advisor_assignment a set shares_history = ${said.isShared}::boolean, share_answered_at = ${said.at}
    where a.id = ${said.assignmentId}::uuid and a.student_id = ${said.studentId}::uuid
      and ${inForce('a', sql`${said.today}`)} returning a.id`;
}
