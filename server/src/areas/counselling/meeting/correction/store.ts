/**
 * Corrections as rows; what is written in them comes out sealed.
 */
import type { CorrectionStatus, MeetingOutcome } from '@naru/contract/areas/counselling/meeting/correction-words.ts';
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import { sql } from 'kysely';

import { countByAge, type QueueAges } from '../../../../blocks/manifest/queue-counts.ts';
import { newId } from '../../../../platform/db/id.ts';
import { nameOf } from '../../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../../platform/list/paging.ts';
import type { CorrectionSide } from './rules.ts';
import { type CorrectionScope, inCorrectionScope } from '../core/correction-scope-sql.ts';

/** Name of a correction in the audit log and the history. */
export const CORRECTION = 'counselling_correction';

export interface CorrectionRow {
  readonly id: string;
  readonly requestId: string;
  readonly status: CorrectionStatus;
  readonly to: MeetingOutcome;
  readonly by: CorrectionSide;
  readonly reason: string;
  readonly answer: string | null;
  readonly askedAt: Date;
  readonly decidedAt: Date | null;
  readonly version: number;
}

const COLUMNS = sql`k.id, k.request_id as "requestId", k.status, k.outcome as "to", k.asked_by as "by", k.reason, k.answer,
  k.created_at as "askedAt", k.decided_at as "decidedAt", k.version`;

/** All of one meeting, the latest first. */
export function selectCorrections(db: Db, requestId: string): Promise<CorrectionRow[]> {
  return rowsOf<CorrectionRow>(db)`
    select ${COLUMNS} from counselling_correction k where k.request_id = ${requestId}::uuid
    order by k.created_at desc, k.id desc limit 20`;
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

/** Selects what somebody decides, or has seen decided, in their scope. */
export async function selectAskedCorrections(
  db: Db,
  asked: { scope: CorrectionScope; isOver: boolean; window: PageWindow; locale: Locale },
): Promise<{ rows: AskedCorrectionRow[]; counted: number }> {
  const { scope, isOver, window, locale } = asked;
  const which = isOver ? sql`k.status in ('ACCEPTED', 'DECLINED')` : sql`k.status = 'WAITING'`;
  const order = isOver ? sql`k.decided_at desc, k.id` : sql`k.created_at, k.id`;
  const where = sql`${which} and ${inCorrectionScope(scope)}`;
  const rows = await rowsOf<AskedCorrectionRow>(db)`
    select ${COLUMNS}, r.data_key_id as "dataKeyId", r.begins_at as "beginsAt", s.id as "studentId",
      ${nameOf('sm', locale)} as "studentName", ${nameOf('sd', locale)} as "studentDepartment",
      s.student_number as "studentNumber", s.grade, c.id as "counsellorId", c.kind, ${nameOf('cm', locale)} as "counsellorName"
    from ${ASKED} join member cm on cm.id = c.member_id
      join student s on s.id = r.student_id join member sm on sm.id = s.member_id
      join department sd on sd.code = s.department_code
    where ${where} order by ${order} limit ${window.size} offset ${window.offset}`;
  const counted = await sql<{ counted: number }>`
    select count(*)::int as counted from (
      select from ${ASKED} where ${where} limit ${sql.lit(COUNT_BOUND + 1)}) bounded`.execute(db);
  return { rows, counted: counted.rows[0]?.counted ?? 0 };
}

/** How many wait for the person, up to a bound. */
export async function countWaitingCorrections(
  db: Db,
  { scope, most }: { scope: CorrectionScope; most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${ASKED} where k.status = 'WAITING' and ${inCorrectionScope(scope)} limit ${most}) bounded`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Counts those that wait for the person by how long. */
export function countAgedCorrections(db: Db, scope: CorrectionScope, now: Date): Promise<QueueAges> {
  return countByAge(
    db,
    sql`select k.created_at as since from ${ASKED} where k.status = 'WAITING' and ${inCorrectionScope(scope)}`,
    now,
  );
}

export function selectOptionalCorrection(
  db: Db,
  id: string,
  scope: CorrectionScope,
): Promise<(CorrectionRow & { readonly dataKeyId: string }) | undefined> {
  return firstOf<CorrectionRow & { dataKeyId: string }>(db)`
    select ${COLUMNS}, r.data_key_id as "dataKeyId" from ${ASKED}
    where k.id = ${id}::uuid and ${inCorrectionScope(scope)}`;
}

export interface NewCorrection {
  readonly requestId: string;
  readonly to: MeetingOutcome;
  readonly by: CorrectionSide;
  /** Sealed. */
  readonly reason: string;
  readonly at: Date;
}

/** Its id; undefined where one waits already. */
export async function insertCorrection(tx: Tx, made: NewCorrection): Promise<string | undefined> {
  const row = await firstOf<{ id: string }>(tx)`
    insert into counselling_correction (id, request_id, status, outcome, asked_by, reason, created_at)
    values (${newId()}::uuid, ${made.requestId}::uuid, 'WAITING', ${made.to}, ${made.by}, ${made.reason}, ${made.at})
    on conflict (request_id) where status = 'WAITING' do nothing returning id`;
  return row?.id;
}
