/**
 * Wishes for another advisor as rows; what is written in them comes out sealed.
 */
import type { AdvisorRequestStatus } from '@naru/contract/areas/counselling/advisor/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { countByAge, type QueueAges } from '../../../blocks/manifest/queue-counts.ts';
import { isBelowAny } from '../../../blocks/reference/department/below-sql.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, hasRows, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import { heldRow } from '../shared/locked-row-sql.ts';
import type { AdvisorScope } from './scope-sql.ts';

export interface WishRow {
  readonly id: string;
  readonly status: AdvisorRequestStatus;
  readonly studentId: string;
  readonly studentMemberId: string;
  readonly studentName: string;
  readonly studentDepartment: string;
  readonly studentNumber: string;
  readonly grade: number;
  readonly departmentCode: string;
  readonly assignmentId: string | null;
  readonly advisorId: string | null;
  readonly advisorName: string | null;
  readonly wishedId: string | null;
  readonly wishedName: string | null;
  readonly dataKeyId: string;
  readonly reason: string;
  readonly answer: string | null;
  readonly askedAt: Date;
  readonly decidedAt: Date | null;
  readonly version: number;
}

/** A student's own, or those of the departments that one decides for. */
export type WishViewer = { readonly studentId: string } | { readonly scope: AdvisorScope };

function mine(viewer: WishViewer): RawBuilder<unknown> {
  if ('studentId' in viewer) return sql`w.student_id = ${viewer.studentId}::uuid`;
  return viewer.scope === null ? sql`true` : isBelowAny(sql`s.department_code`, viewer.scope);
}

interface WishParams {
  readonly viewer: WishViewer;
  readonly today: string;
  readonly locale: Locale;
}

const WISHES = ({ today, locale }: WishParams, where: RawBuilder<unknown>): RawBuilder<WishRow> => sql<WishRow>`
  select w.id, w.status, s.id as "studentId", s.member_id as "studentMemberId", ${nameOf('sm', locale)} as "studentName",
    ${nameOf('d', locale)} as "studentDepartment", s.student_number as "studentNumber", s.grade,
    s.department_code as "departmentCode", last.id as "assignmentId", last.advisor_id as "advisorId",
    (select ${nameOf('am', locale)} from member am where am.id = last.advisor_id) as "advisorName",
    w.wished_id as "wishedId",
    (select ${nameOf('wm', locale)} from member wm where wm.id = w.wished_id) as "wishedName",
    w.data_key_id as "dataKeyId", w.reason, w.answer, w.created_at as "askedAt", w.decided_at as "decidedAt", w.version
  from advisor_request w join student s on s.id = w.student_id join member sm on sm.id = s.member_id
  join department d on d.code = s.department_code
  left join lateral (
    select held.id, held.advisor_id from advisor_assignment held
    where held.student_id = s.id and held.kind = 'ADVISOR' and held.begins_on <= coalesce(held.ends_on, held.begins_on)
      and (held.ends_on is null or held.ends_on >= ${today}::date)
    order by held.begins_on desc limit 1) last on true
  where ${where}`;

/** Counts the wishes that wait for the person by how long. */
export function countAgedWishes(db: Db, scope: AdvisorScope, now: Date): Promise<QueueAges> {
  const waiting = sql`select w.created_at as since from advisor_request w join student s on s.id = w.student_id
    where w.status = 'WAITING' and ${mine({ scope })}`;
  return countByAge(db, waiting, now);
}

/** The latest one of a student. */
export function selectOptionalOwnWish(
  db: Db,
  asked: WishParams & { viewer: { studentId: string } },
): Promise<WishRow | undefined> {
  return firstOf<WishRow>(db)`
    ${WISHES(asked, mine(asked.viewer))} order by w.created_at desc limit 1`;
}

export async function selectOptionalWish(db: Db, id: string, asked: WishParams): Promise<WishRow | undefined> {
  const { rows } = await WISHES(asked, sql`w.id = ${id}::uuid and ${mine(asked.viewer)}`).execute(db);
  return rows[0];
}

/** Locks it until the transaction ends: its student first, as assigning does. */
export async function lockOptionalWish(tx: Tx, id: string, asked: WishParams): Promise<WishRow | undefined> {
  await sql`select from student s where s.id = (
    select w.student_id from advisor_request w where w.id = ${id}::uuid) for update`.execute(tx);
  return heldRow(tx, { table: 'advisor_request', id }, () => selectOptionalWish(tx, id, asked));
}

export async function selectWishes(
  db: Db,
  asked: WishParams,
  { isOver, window }: { isOver: boolean; window: PageWindow },
): Promise<{ rows: WishRow[]; counted: number }> {
  const which = isOver ? sql`w.status <> 'WAITING'` : sql`w.status = 'WAITING'`;
  const order = isOver ? sql`w.decided_at desc, w.id` : sql`w.created_at, w.id`;
  const where = sql`${which} and ${mine(asked.viewer)}`;
  const rows = await rowsOf<WishRow>(db)`
    ${WISHES(asked, where)} order by ${order} limit ${window.size} offset ${window.offset}`;
  const counted = await sql<{ counted: number }>`
    select count(*)::int as counted from (
      select from advisor_request w join student s on s.id = w.student_id where ${where}
      limit ${sql.lit(COUNT_BOUND + 1)}) bounded`.execute(db);
  return { rows, counted: counted.rows[0]?.counted ?? 0 };
}

export interface NewWish {
  readonly id: string;
  readonly studentId: string;
  readonly wishedId: string | null;
  readonly dataKeyId: string;
  readonly reason: string;
  readonly at: Date;
}

/** False where one waits already. */
export function insertWish(tx: Tx, wish: NewWish): Promise<boolean> {
  return hasRows(tx)`
    insert into advisor_request (id, student_id, status, wished_id, data_key_id, reason, created_at)
    values (${wish.id}::uuid, ${wish.studentId}::uuid, 'WAITING', ${wish.wishedId}::uuid, ${wish.dataKeyId}::uuid,
      ${wish.reason}, ${wish.at})
    on conflict (student_id) where status = 'WAITING' do nothing returning id`;
}
