import type { RoomStatus } from '@naru/contract/areas/counselling/room/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { countOf, firstOf, hasRows, idsOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage } from '../../../platform/list/page-queries.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import type { RoomPeriod } from './rules.ts';
import type { Describe } from '../../../blocks/manifest/notification-type.ts';

/** The names of a reservation in status_change and the audit, and in busy time. */
export const ROOM_RESERVATION = 'room_reservation';
export const ROOM_TIME = 'counselling.room' as const;

/** Those that have a room. */
const STANDING = sql`('{HELD,BOOKED,CHECKED_IN}')`;

export interface ReservationRow {
  readonly id: string;
  readonly roomId: string;
  readonly roomName: string;
  readonly memberId: string;
  readonly memberName: string;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly purpose: string;
  readonly people: number;
  readonly sessionId: string | null;
  readonly seriesId: string | null;
  readonly status: RoomStatus;
  readonly version: number;
}

const COLUMNS = (locale: Locale): RawBuilder<unknown> => sql`v.id, v.room_id as "roomId",
  ${nameOf('room', locale)} as "roomName", v.member_id as "memberId", ${nameOf('m', locale)} as "memberName",
  lower(v.period) as "beginsAt", upper(v.period) as "endsAt", v.purpose, v.people, v.session_id as "sessionId",
  v.series_id as "seriesId", v.status, v.version`;
const FROM = sql`room_reservation v join room on room.id = v.room_id join member m on m.id = v.member_id`;

export interface Between {
  readonly beginsAt: Date;
  readonly endsAt: Date;
  /** Null: every room. */
  readonly roomId: string | null;
  readonly locale: Locale;
}

/** Selects current and past reservations of rooms, in order. A day of every room or a week of one bounds them. */
export function selectCalendar(db: Db, asked: Between): Promise<ReservationRow[]> {
  return rowsOf<ReservationRow>(db)`
    select ${COLUMNS(asked.locale)} from ${FROM}
    where v.period && tstzrange(${asked.beginsAt}, ${asked.endsAt}, '[)') and v.status <> all('{CANCELLED,RELEASED}')
      and (${asked.roomId}::uuid is null or v.room_id = ${asked.roomId}::uuid)
    order by lower(v.period), v.id`;
}

/** Most that are listed as touched by a change; the rest is counted. */
export const MOST_TOUCHED = 50;

/** Selects active reservations that are ahead, in order. */
export function selectAhead(db: Db, asked: Between): Promise<ReservationRow[]> {
  return rowsOf<ReservationRow>(db)`
    select ${COLUMNS(asked.locale)} from ${FROM}
    where v.period && tstzrange(${asked.beginsAt}, ${asked.endsAt}, '[)') and v.status = 'BOOKED'
      and (${asked.roomId}::uuid is null or v.room_id = ${asked.roomId}::uuid)
    order by lower(v.period), v.id limit ${sql.lit(COUNT_BOUND)}`;
}

export async function selectReservationPage(
  db: Db,
  asked: { memberId: string | null; view: 'AHEAD' | 'PAST'; now: Date; window: PageWindow; locale: Locale },
): Promise<{ rows: ReservationRow[]; counted: number }> {
  const { now } = asked;
  const isAhead = asked.view === 'AHEAD';
  const where = sql`(${asked.memberId}::uuid is null or v.member_id = ${asked.memberId}::uuid)
    and ${isAhead ? sql`upper(v.period) > ${now} and v.status = any${STANDING}` : sql`(upper(v.period) <= ${now} or v.status <> all${STANDING})`}`;
  const order = isAhead ? sql`lower(v.period), v.id` : sql`lower(v.period) desc, v.id desc`;
  const page = { columns: COLUMNS(asked.locale), from: FROM, where, order, window: asked.window };
  return selectPage(db, { ...page, counted: sql`room_reservation v` });
}

export function selectOptionalReservation(
  db: Db,
  asked: { id: string; locale: Locale },
): Promise<ReservationRow | undefined> {
  return firstOf<ReservationRow>(db)`
    select ${COLUMNS(asked.locale)} from ${FROM} where v.id = ${asked.id}::uuid`;
}

/** Selects reservations in the order of their ids. */
export function selectReservations(
  db: Db,
  asked: { ids: readonly string[]; locale: Locale },
): Promise<ReservationRow[]> {
  return rowsOf<ReservationRow>(db)`
    select ${COLUMNS(asked.locale)} from ${FROM} where v.id = any(${[...asked.ids]}::uuid[]) order by v.id`;
}

/** Locks the reservation and, where asked, those of its series that are still ahead, in the order of their ids. */
export function lockReservations(tx: Tx, asked: { id: string; seriesId: string | null; now: Date }): Promise<string[]> {
  return idsOf(tx)`
    select v.id from room_reservation v where v.id = ${asked.id}::uuid
      or (v.series_id = ${asked.seriesId}::uuid and v.status = 'BOOKED' and lower(v.period) > ${asked.now}::timestamptz)
    order by v.id for update`;
}

export function countSeries(db: Db, asked: { seriesId: string; now: Date }): Promise<number> {
  return countOf(db)`
    select count(*)::int as count from room_reservation v where v.series_id = ${asked.seriesId}::uuid
      and v.status = 'BOOKED' and lower(v.period) > ${asked.now}::timestamptz`;
}

export interface NewReservation extends Omit<RoomPeriod, 'date'> {
  readonly id: string;
  readonly roomId: string;
  readonly memberId: string;
  readonly purpose: string;
  readonly people: number;
  readonly sessionId: string | null;
  readonly seriesId: string | null;
  readonly at: Date;
}

/** Inserts a held reservation; false where the room, the person or the session is taken then. */
export function holdRoom(tx: Tx, made: NewReservation): Promise<boolean> {
  return hasRows(tx)`
    insert into room_reservation (id, room_id, member_id, period, purpose, people, session_id, series_id, status, created_at)
    values (${made.id}, ${made.roomId}, ${made.memberId}, tstzrange(${made.beginsAt}, ${made.endsAt}, '[)'),
      ${made.purpose}, ${made.people}, ${made.sessionId}, ${made.seriesId}, 'HELD', ${made.at})
    on conflict do nothing returning room_reservation.id`;
}

export interface Obstacles {
  readonly isBlocked: boolean;
  readonly isTaken: boolean;
  readonly isOwn: boolean;
}

/**
 * Selects what others have in each of these periods now; the constraints find what is not committed yet. With
 * `isTimeTaken` the session has taken the person's time already.
 */
export function selectObstacles(
  db: Db,
  asked: {
    roomId: string;
    memberId: string;
    periods: readonly Omit<RoomPeriod, 'date'>[];
    exceptId: string | null;
    isTimeTaken: boolean;
  },
): Promise<Obstacles[]> {
  const begins = asked.periods.map((one) => one.beginsAt.toISOString());
  const ends = asked.periods.map((one) => one.endsAt.toISOString());
  const others = sql`v.period && given.period and v.status = any${STANDING} and v.id is distinct from ${asked.exceptId}::uuid`;
  return rowsOf<Obstacles>(db)`
    select
      exists (select from room_closure f where (f.room_id is null or f.room_id = ${asked.roomId}::uuid)
        and f.period && given.period) as "isBlocked",
      exists (select from room_reservation v where v.room_id = ${asked.roomId}::uuid and ${others}) as "isTaken",
      exists (select from room_reservation v where v.member_id = ${asked.memberId}::uuid and ${others})
        or (not ${asked.isTimeTaken}::boolean and exists (select from busy where busy.person_id = ${asked.memberId}::uuid
          and busy.period && given.period and busy.source_id is distinct from ${asked.exceptId}::uuid)) as "isOwn"
    from (select place, tstzrange(begins_at, ends_at, '[)') as period
      from unnest(${begins}::timestamptz[], ${ends}::timestamptz[]) with ordinality as each(begins_at, ends_at, place)) given
    order by given.place`;
}

/** Selects the rooms that are taken then. */
export async function selectTakenRooms(
  db: Db,
  asked: Omit<RoomPeriod, 'date'> & { exceptId: string | null },
): Promise<ReadonlySet<string>> {
  const ids = await idsOf(db)`
    select distinct v.room_id as id from room_reservation v
    where v.period && tstzrange(${asked.beginsAt}, ${asked.endsAt}, '[)') and v.status = any${STANDING}
      and v.id is distinct from ${asked.exceptId}::uuid`;
  return new Set(ids);
}

export function selectHistory(db: Db, id: string): Promise<{ to: string; at: Date }[]> {
  return rowsOf<{ to: string; at: Date }>(db)`
    select h.to_status as "to", h.at from status_change h
    where h.entity = ${ROOM_RESERVATION} and h.entity_id = ${id}::uuid order by h.id limit 50`;
}

/**
 * Updates by compare-and-swap; false where somebody was faster. The caller has locked the room and the person's time.
 */
export function updateReservation(
  tx: Tx,
  given: Omit<RoomPeriod, 'date'> & { id: string; roomId: string; purpose: string; people: number; version: number },
): Promise<boolean> {
  return hasRows(tx)`
    update room_reservation v set room_id = ${given.roomId}::uuid, purpose = ${given.purpose}, people = ${given.people},
      period = tstzrange(${given.beginsAt}, ${given.endsAt}, '[)'), version = v.version + 1
    where v.id = ${given.id}::uuid and v.version = ${given.version} and v.status = 'BOOKED' returning v.id`;
}

/** As much of a reservation as moving it takes. */
export type MovingReservation = Pick<ReservationRow, 'id' | 'status' | 'version' | 'memberId' | 'beginsAt'>;
const MOVING = sql`v.id, v.status, v.version, v.member_id as "memberId", lower(v.period) as "beginsAt"`;

/** Locks active reservations of sessions, in the order of their ids. */
export function lockSessionRooms(tx: Tx, sessionIds: readonly string[]): Promise<MovingReservation[]> {
  return rowsOf<MovingReservation>(tx)`
    select ${MOVING} from room_reservation v where v.session_id = any(${[...sessionIds]}::uuid[])
      and v.status = any('{BOOKED,CHECKED_IN}') order by v.id for update`;
}

/** Selects reservations that this transaction has inserted or locked, in the order of their ids. */
export function selectHeld(tx: Tx, ids: readonly string[]): Promise<MovingReservation[]> {
  return rowsOf<MovingReservation>(tx)`
    select ${MOVING} from room_reservation v where v.id = any(${[...ids]}::uuid[]) order by v.id`;
}

/** Locks due reservations: nobody came, or the time is over. Skips those that others have locked. */
export function lockDueReservations(
  tx: Tx,
  asked: { status: 'BOOKED' | 'CHECKED_IN'; before: Date; most: number },
): Promise<MovingReservation[]> {
  const at = asked.status === 'BOOKED' ? sql`lower(v.period)` : sql`upper(v.period)`;
  return rowsOf<MovingReservation>(tx)`
    select ${MOVING} from room_reservation v
    where v.status = ${sql.lit(asked.status)} and ${at} <= ${asked.before}::timestamptz
    order by v.id limit ${asked.most} for update skip locked`;
}

/** Selects the room and the time of reservations, in words for their owner. */
export const selectTitles: Describe = async (db, { entityIds, recipientId, locale }) => {
  const shape = locale === 'en' ? 'Mon FMDD, HH24:MI' : 'FMMM월 FMDD일 HH24:MI';
  const rows = await rowsOf<{ id: string; title: string }>(db)`
    select v.id, ${nameOf('room', locale)} || ' · ' || to_char(lower(v.period) at time zone 'Asia/Seoul', ${shape}) as title
    from room_reservation v join room on room.id = v.room_id
    where v.id = any(${[...entityIds]}::uuid[]) and v.member_id = ${recipientId}::uuid`;
  return new Map(rows.map(({ id, title }) => [id, title]));
};

export async function deleteReservation(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('room_reservation').where('room_reservation.id', '=', id).execute();
}
