/** The sheet of a session: everybody with a confirmed place, and how they stand. */
import type { AttendanceMethod, ROW_FILTERS } from '@naru/contract/areas/learning/attendance.ts';
import type { AttendanceStatus } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isMemberMeant } from '../../../platform/list/search-sql.ts';
import { departmentOf } from '../core/department-sql.ts';
import type { HeldSession } from './session-store.ts';

export interface SheetRow {
  readonly traineeId: string;
  readonly name: string;
  readonly number: string;
  readonly departmentName: string | null;
  readonly grade: number | null;
  readonly status: AttendanceStatus | null;
  readonly method: AttendanceMethod | null;
  readonly waits: boolean;
  readonly note: string;
  readonly at: Date | null;
  readonly version: number;
  /** Their own: somebody who keeps the attendance and takes part. */
  readonly isOwn: boolean;
}

type RowState = (typeof ROW_FILTERS)[number];

export interface SheetAsked {
  readonly session: Pick<HeldSession, 'id' | 'programmeId'>;
  /** The member for whom it is read: their own row is told from the others. */
  readonly memberId: string;
  readonly search?: Search | undefined;
  readonly state?: RowState | undefined;
  readonly locale: Locale;
}

const from = ({ session }: SheetAsked): RawBuilder<unknown> => sql`
  trainee t join member m on m.id = t.member_id left join student s on s.member_id = m.id
  left join attendance a on a.session_id = ${session.id}::uuid and a.trainee_id = t.id`;

const columns = ({ locale, memberId }: SheetAsked): RawBuilder<unknown> => sql`
  t.id as "traineeId", ${nameOf('m', locale)} as name, coalesce(s.student_number, m.username) as number,
  ${departmentOf(locale)} as "departmentName", s.grade,
  a.status, a.method, coalesce(a.waits, false) as waits, coalesce(a.note, '') as note, a.at,
  coalesce(a.version, 0) as version, t.member_id = ${memberId}::uuid as "isOwn"`;

const isOf = ({ session }: SheetAsked): RawBuilder<unknown> => sql`
  t.programme_id = ${session.programmeId}::uuid and t.status = 'CONFIRM'`;

function isInState(state: RowState): RawBuilder<unknown> {
  if (state === 'OPEN') return sql`a.session_id is null`;
  if (state === 'WAITING') return sql`a.waits`;
  return sql`a.status = ${state} and not a.waits`;
}

export async function selectSheetPage(
  db: Db,
  asked: SheetAsked & { readonly window: PageWindow },
): Promise<{ readonly rows: SheetRow[]; readonly counted: number }> {
  const parts = [isOf(asked)];
  if (asked.search) parts.push(isMemberMeant(asked.search));
  if (asked.state) parts.push(isInState(asked.state));
  const where = sql.join(parts, sql` and `);
  const order = asked.locale === 'en' ? sql`coalesce(m.name_en, m.name_ko)` : sql`m.name_ko`;
  const [{ rows }, counts] = await Promise.all([
    sql<SheetRow>`select ${columns(asked)} from ${from(asked)} where ${where}
      order by ${order}, t.id limit ${asked.window.size} offset ${asked.window.offset}`.execute(db),
    sql<{ counted: number }>`select count(*)::int as counted from (
      select from ${from(asked)} where ${where} limit ${COUNT_BOUND + 1}) found`.execute(db),
  ]);
  return { rows, counted: counts.rows[0]?.counted ?? 0 };
}

/** A row with the name that its person signs in with. */
export interface NumberedRow extends SheetRow {
  readonly username: string;
}

/** Selects rows by what people are called in a sheet: student number or user name, compared in lower case. */
export async function selectByNumbers(db: Db, asked: SheetAsked, numbers: readonly string[]): Promise<NumberedRow[]> {
  const { rows } = await sql<NumberedRow>`
    select ${columns(asked)}, m.username from ${from(asked)} where ${isOf(asked)}
      and (lower(s.student_number) = any(${[...numbers]}::text[]) or lower(m.username) = any(${[...numbers]}::text[]))`.execute(
    db,
  );
  return rows;
}

export interface SheetCount {
  readonly traineeCount: number;
  readonly presentCount: number;
  readonly lateCount: number;
  readonly absentCount: number;
  readonly excusedCount: number;
  readonly waitingCount: number;
}

const NOBODY: SheetCount = {
  traineeCount: 0,
  presentCount: 0,
  lateCount: 0,
  absentCount: 0,
  excusedCount: 0,
  waitingCount: 0,
};

export async function countSheet(db: Db, session: Pick<HeldSession, 'id' | 'programmeId'>): Promise<SheetCount> {
  const row = await firstOf<SheetCount>(db)`
    select count(*)::int as "traineeCount",
      (count(*) filter (where a.status = 'PRESENT' and not a.waits))::int as "presentCount",
      (count(*) filter (where a.status = 'LATE' and not a.waits))::int as "lateCount",
      (count(*) filter (where a.status = 'ABSENT' and not a.waits))::int as "absentCount",
      (count(*) filter (where a.status = 'EXCUSED' and not a.waits))::int as "excusedCount",
      (count(*) filter (where a.waits))::int as "waitingCount"
    from trainee t left join attendance a on a.session_id = ${session.id}::uuid and a.trainee_id = t.id
    where t.programme_id = ${session.programmeId}::uuid and t.status = 'CONFIRM'`;
  return row ?? NOBODY;
}

export interface LastCome {
  readonly name: string;
  readonly status: AttendanceStatus;
  readonly at: Date;
}

/** Selects who was counted by a code last. */
export function selectLast(
  db: Db,
  asked: { readonly sessionId: string; readonly most: number; readonly locale: Locale },
): Promise<LastCome[]> {
  return rowsOf<LastCome>(db)`
    select ${nameOf('m', asked.locale)} as name, a.status, a.at from attendance a
    join trainee t on t.id = a.trainee_id and t.status = 'CONFIRM' join member m on m.id = t.member_id
    where a.session_id = ${asked.sessionId}::uuid and a.method in ('LINK', 'TYPED') and not a.waits
    order by a.at desc, a.trainee_id limit ${asked.most}`;
}
