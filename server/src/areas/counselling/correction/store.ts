/**
 * Corrections as rows; what is written in them comes out sealed.
 */
import type { CorrectionStatus, MeetingOutcome } from '@naru/contract/areas/counselling/correction-words.ts';
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { isBelowAny } from '../../../blocks/reference/department/below.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { newId } from '../../../platform/db/id.ts';
import { nameOf } from '../../../platform/db/name.ts';
import type { Db, Tx } from '../../../platform/db/pool.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import type { Asker } from './rules.ts';

export const CORRECTION_MENU = 'ADM_CRCTN';

/** Whose corrections a person decides: those of the students of their departments and below, and never of a meeting of their own. */
export interface CorrectionSight {
  /** `null`: every department. */
  readonly departments: readonly string[] | null;
  readonly memberId: string;
}

export function correctionSight(actor: Actor, privilege: 'R' | 'U'): CorrectionSight {
  const isAll = actor.rights.scopes(CORRECTION_MENU, privilege).has('ALL');
  return { departments: isAll ? null : actor.departmentCodes, memberId: actor.memberId };
}

/** Of a meeting `r` with its counsellor `c`. */
export function inCorrectionSight({ departments, memberId }: CorrectionSight): RawBuilder<boolean> {
  const isTheirs = departments === null ? sql`true` : isBelowAny(sql`own.department_code`, departments);
  return sql<boolean>`(c.kind <> 'LAW' and c.member_id <> ${memberId}::uuid and exists (
    select from student own where own.id = r.student_id and own.member_id <> ${memberId}::uuid and ${isTheirs}))`;
}

export interface CorrectionRow {
  readonly id: string;
  readonly requestId: string;
  readonly status: CorrectionStatus;
  readonly to: MeetingOutcome;
  readonly by: Asker;
  readonly reason: string;
  readonly answer: string | null;
  readonly askedAt: Date;
  readonly decidedAt: Date | null;
  readonly version: number;
}

const COLUMNS = sql`k.id, k.request_id as "requestId", k.status, k.outcome as "to", k.asked_by as "by", k.reason, k.answer,
  k.created_at as "askedAt", k.decided_at as "decidedAt", k.version`;

/** All of one meeting, the latest first. */
export async function selectCorrections(db: Db, requestId: string): Promise<CorrectionRow[]> {
  const { rows } = await sql<CorrectionRow>`
    select ${COLUMNS} from counselling_correction k where k.request_id = ${requestId}::uuid
    order by k.created_at desc, k.id desc limit 20`.execute(db);
  return rows;
}

export interface AskedCorrectionRow extends CorrectionRow {
  readonly dataKeyId: string;
  readonly beginsAt: Date;
  readonly studentId: string;
  readonly studentName: string;
  readonly studentDepartment: string;
  readonly studentNumber: string;
  readonly grade: number;
  readonly counsellorId: string;
  readonly kind: CounsellingKind;
  readonly counsellorName: string;
}

const ASKED = sql`counselling_correction k join counselling_request r on r.id = k.request_id
  join counsellor c on c.id = r.counsellor_id`;

/** What somebody decides, or has seen decided, in their sight. */
export async function selectAskedCorrections(
  db: Db,
  asked: { sight: CorrectionSight; isOver: boolean; window: PageWindow; locale: Locale },
): Promise<{ rows: AskedCorrectionRow[]; counted: number }> {
  const { sight, isOver, window, locale } = asked;
  const which = isOver ? sql`k.status in ('ACCEPTED', 'DECLINED')` : sql`k.status = 'WAITING'`;
  const order = isOver ? sql`k.decided_at desc, k.id` : sql`k.created_at, k.id`;
  const where = sql`${which} and ${inCorrectionSight(sight)}`;
  const { rows } = await sql<AskedCorrectionRow>`
    select ${COLUMNS}, r.data_key_id as "dataKeyId", r.begins_at as "beginsAt", s.id as "studentId",
      ${nameOf('sm', locale)} as "studentName", ${nameOf('sd', locale)} as "studentDepartment",
      s.student_number as "studentNumber", s.grade, c.id as "counsellorId", c.kind, ${nameOf('cm', locale)} as "counsellorName"
    from ${ASKED} join member cm on cm.id = c.member_id
      join student s on s.id = r.student_id join member sm on sm.id = s.member_id
      join department sd on sd.code = s.department_code
    where ${where} order by ${order} limit ${window.size} offset ${window.offset}`.execute(db);
  const counted = await sql<{ counted: number }>`
    select count(*)::int as counted from (
      select from ${ASKED} where ${where} limit ${sql.lit(COUNT_BOUND + 1)}) bounded`.execute(db);
  return { rows, counted: counted.rows[0]?.counted ?? 0 };
}

/** How many wait for the person, up to a bound. */
export async function countWaitingCorrections(
  db: Db,
  { sight, most }: { sight: CorrectionSight; most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${ASKED} where k.status = 'WAITING' and ${inCorrectionSight(sight)} limit ${most}) bounded`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export interface StandingRow {
  readonly id: string;
  readonly requestId: string;
  readonly status: CorrectionStatus;
  readonly to: MeetingOutcome;
  readonly by: Asker;
  readonly version: number;
  readonly requestVersion: number;
  readonly reason: string;
}

/** One in sight, with how its meeting stands. */
export async function selectOptionalCorrection(
  db: Db,
  id: string,
  sight: CorrectionSight,
): Promise<StandingRow | undefined> {
  const { rows } = await sql<StandingRow>`
    select k.id, k.request_id as "requestId", k.status, k.outcome as "to", k.asked_by as "by", k.version, k.reason,
      r.version as "requestVersion"
    from ${ASKED} where k.id = ${id}::uuid and ${inCorrectionSight(sight)}`.execute(db);
  return rows[0];
}

export interface NewCorrection {
  readonly requestId: string;
  readonly to: MeetingOutcome;
  readonly by: Asker;
  /** Sealed. */
  readonly reason: string;
  readonly at: Date;
}

/** Its id; undefined where one waits already. */
export async function insertCorrection(tx: Tx, made: NewCorrection): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into counselling_correction (id, request_id, status, outcome, asked_by, reason, created_at)
    values (${newId()}::uuid, ${made.requestId}::uuid, 'WAITING', ${made.to}, ${made.by}, ${made.reason}, ${made.at})
    on conflict (request_id) where status = 'WAITING' do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

export interface CorrectionMove {
  readonly id: string;
  readonly from: CorrectionStatus;
  readonly to: CorrectionStatus;
  readonly version: number;
  readonly by: string;
  readonly at: Date;
  /** Sealed. */
  readonly answer: string | null;
}

/** Compare-and-swap on status and version; false where somebody was faster. */
export async function moveCorrection(tx: Tx, move: CorrectionMove): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update counselling_correction k set status = ${move.to}, version = k.version + 1, decided_by = ${move.by}::uuid,
      decided_at = ${move.at}, answer = ${move.answer}
    where k.id = ${move.id}::uuid and k.status = ${move.from} and k.version = ${move.version}
    returning k.id`.execute(tx);
  return rows.length > 0;
}

/** Nothing is left to decide once the counsellor has corrected it. The meeting is held. */
export async function settleCorrection(tx: Tx, requestId: string, at: Date): Promise<void> {
  await sql`update counselling_correction k set status = 'SETTLED', version = k.version + 1, decided_at = ${at}
    where k.request_id = ${requestId}::uuid and k.status = 'WAITING'`.execute(tx);
}
