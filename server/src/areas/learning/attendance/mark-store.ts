/** Marks of attendance, as they are written. */
import type { AttendanceMethod } from '@naru/contract/areas/learning/attendance.ts';
import type { AttendanceStatus } from '@naru/contract/areas/learning/words.ts';
import { sql } from 'kysely';

import { writeArray } from '../../../platform/db/arrays.ts';
import { firstOf, hasRows, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Missed } from '../trainee/appeal-notifications.ts';
import type { HeldSession } from './session-store.ts';

/** Somebody with a confirmed place, and their mark in one session, if any. */
export interface MarkedTrainee {
  readonly traineeId: string;
  readonly memberId: string;
  readonly status: AttendanceStatus | null;
  readonly method: AttendanceMethod | null;
  readonly waits: boolean;
  readonly note: string;
  /** 0 where nothing is marked. */
  readonly version: number;
}

type SessionRef = Pick<HeldSession, 'id' | 'programmeId'>;

/** Locks the marks of these people in one session, and reads them; others are left out. */
export async function lockMarks(tx: Tx, session: SessionRef, ids: readonly string[]): Promise<MarkedTrainee[]> {
  await sql`
    select from attendance a where a.session_id = ${session.id}::uuid and a.trainee_id = any(${[...ids]}::uuid[])
    order by a.trainee_id for update`.execute(tx);
  return rowsOf<MarkedTrainee>(tx)`
    select t.id as "traineeId", t.member_id as "memberId", a.status, a.method, coalesce(a.waits, false) as waits,
      coalesce(a.note, '') as note, coalesce(a.version, 0) as version
    from trainee t left join attendance a on a.session_id = ${session.id}::uuid and a.trainee_id = t.id
    where t.programme_id = ${session.programmeId}::uuid and t.status = 'CONFIRM'
      and t.id = any(${[...ids]}::uuid[])`;
}

export interface NewMark {
  readonly traineeId: string;
  readonly status: AttendanceStatus;
  readonly note: string;
  readonly version: number;
}

export interface MarkedBy {
  readonly sessionId: string;
  readonly method: AttendanceMethod;
  readonly at: Date;
  readonly byId: string;
}

/** Writes marks by hand, each over the version that was seen; returns those that were written. */
export async function upsertMarks(tx: Tx, marks: readonly NewMark[], by: MarkedBy): Promise<string[]> {
  if (marks.length === 0) return [];
  const rows = await rowsOf<{ traineeId: string }>(tx)`
    insert into attendance as a (session_id, trainee_id, status, method, waits, note, at, by_id, version)
    select ${by.sessionId}::uuid, one.trainee_id, one.status, ${by.method}, false, one.note, ${by.at}::timestamptz,
      ${by.byId}::uuid, one.version + 1
    from unnest(${writeArray(marks, (one) => one.traineeId)}::uuid[], ${writeArray(marks, (one) => one.status)}::text[],
      ${writeArray(marks, (one) => one.note)}::text[], ${writeArray(marks, (one) => one.version)}::int[])
      as one(trainee_id, status, note, version)
    on conflict (session_id, trainee_id) do update set status = excluded.status, method = excluded.method, waits = false,
      note = excluded.note, at = excluded.at, by_id = excluded.by_id, version = excluded.version
    where a.version = excluded.version - 1
    returning a.trainee_id as "traineeId"`;
  return rows.map(({ traineeId }) => traineeId);
}

/** Takes marks away that are locked. */
export async function deleteMarks(tx: Tx, sessionId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    delete from attendance where attendance.session_id = ${sessionId}::uuid
      and attendance.trainee_id = any(${[...ids]}::uuid[])`.execute(tx);
}

/** Lets codes count that waited; they are locked. */
export async function updateWaiting(
  tx: Tx,
  decided: { readonly sessionId: string; readonly ids: readonly string[]; readonly byId: string },
): Promise<void> {
  await sql`
    update attendance set waits = false, by_id = ${decided.byId}::uuid, version = attendance.version + 1
    where attendance.session_id = ${decided.sessionId}::uuid and attendance.waits
      and attendance.trainee_id = any(${[...decided.ids]}::uuid[])`.execute(tx);
}

export interface NewCount {
  readonly sessionId: string;
  readonly traineeId: string;
  readonly status: 'PRESENT' | 'LATE';
  readonly method: 'LINK' | 'TYPED';
  readonly waits: boolean;
  readonly at: Date;
  readonly ticketId: string | null;
}

/**
 * Counts somebody by a code, once: a mark stays as it is, but for one that waits and an absence that only the closing made.
 * Returns whether anything was written.
 */
export function insertCount(db: Db, count: NewCount): Promise<boolean> {
  return hasRows(db)`
    insert into attendance as a (session_id, trainee_id, status, method, waits, at, ticket_id)
    values (${count.sessionId}::uuid, ${count.traineeId}::uuid, ${count.status}, ${count.method}, ${count.waits},
      ${count.at}::timestamptz, ${count.ticketId}::uuid)
    on conflict (session_id, trainee_id) do update set status = excluded.status, method = excluded.method,
      waits = excluded.waits, at = excluded.at, ticket_id = excluded.ticket_id, by_id = null, version = a.version + 1
    where (a.waits and not excluded.waits) or a.method = 'CLOSING'
    returning a.trainee_id`;
}

/**
 * Closes a session: people who were not counted are absent, in one statement. Returns how many; undefined where it was
 * closed or changed meanwhile.
 */
export async function closeOptional(
  tx: Tx,
  { session, at, byId }: { readonly session: HeldSession; readonly at: Date; readonly byId: string },
): Promise<number | undefined> {
  const row = await firstOf<{ isClosed: boolean; absent: number }>(tx)`
    with closed as (
      update programme_session s set closed_at = ${at}::timestamptz, version = s.version + 1
      where s.id = ${session.id}::uuid and s.closed_at is null and s.version = ${session.version}
      returning s.id, s.programme_id),
    absent as (
      insert into attendance (session_id, trainee_id, status, method, at, by_id)
      select closed.id, t.id, 'ABSENT', 'CLOSING', ${at}::timestamptz, ${byId}::uuid
      from closed join trainee t on t.programme_id = closed.programme_id and t.status = 'CONFIRM'
      on conflict (session_id, trainee_id) do nothing returning attendance.trainee_id)
    select exists (select from closed) as "isClosed", (select count(*)::int from absent) as absent`;
  return row?.isClosed ? row.absent : undefined;
}

/** Opens a session again; false where it was not closed, or changed meanwhile. */
export async function reopen(tx: Tx, session: HeldSession): Promise<boolean> {
  const rows = await rowsOf(tx)`
    update programme_session s set closed_at = null, version = s.version + 1
    where s.id = ${session.id}::uuid and s.closed_at is not null and s.version = ${session.version}
    returning s.id`;
  if (rows.length === 0) return false;
  await sql`
    delete from attendance where attendance.session_id = ${session.id}::uuid
      and attendance.method = 'CLOSING'`.execute(tx);
  return true;
}

/** Counts a change of a closed session, so that its followers hear of it in order; returns the new version. */
export async function raiseVersion(tx: Tx, sessionId: string): Promise<number> {
  const row = await firstOf<{ version: number }>(tx)`
    update programme_session s set version = s.version + 1 where s.id = ${sessionId}::uuid
    returning s.version`;
  if (!row) throw new Error('A session that is being marked is not there.');
  return row.version;
}

/**
 * Settles who of a programme was a no-show: once all its sessions are closed, people who came to none of them, were excused
 * from none and have no appeal that was accepted. Returns those who were none before.
 */
export async function settleNoShows(tx: Tx, programmeId: string, at: Date): Promise<Missed[]> {
  const rows = await rowsOf<Missed & { isNoShow: boolean }>(tx)`
    update trainee t set is_no_show = judged.is_no_show,
      no_show_at = case when judged.is_no_show then ${at}::timestamptz end
    from (
      select one.id, not exists (
          select from programme_session s where s.programme_id = one.programme_id and s.closed_at is null)
        and not exists (select from attendance a where a.trainee_id = one.id and a.status <> 'ABSENT' and not a.waits)
        and not exists (select from no_show_appeal p where p.trainee_id = one.id and p.status = 'ACCEPTED')
        as is_no_show
      from trainee one where one.programme_id = ${programmeId}::uuid and one.status = 'CONFIRM') judged
    where t.id = judged.id and t.is_no_show <> judged.is_no_show
    returning t.id as "traineeId", t.member_id as "memberId", t.is_no_show as "isNoShow"`;
  return rows.filter(({ isNoShow }) => isNoShow);
}
