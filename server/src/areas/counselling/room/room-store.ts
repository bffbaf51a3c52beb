import type { OpenHours, Room, RoomBody, RoomClosure } from '@naru/contract/areas/counselling/room/words.ts';
import { ROOM_EQUIPMENT, ROOM_PURPOSES } from '@naru/contract/areas/counselling/room/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import { clockOf, minutesOf, type RoomPeriod } from './rules.ts';

interface RoomRow extends Omit<Room, 'roomId' | 'equipmentList' | 'purposeList' | 'hoursList'> {
  readonly id: string;
  readonly equipment: string[];
  readonly purposes: string[];
  readonly hours: { weekday: number; opens: number; closes: number }[];
}

const ROOM_COLUMNS = sql`room.id, room.name_ko as "nameKo", room.name_en as "nameEn", room.place, room.capacity,
  room.equipment, room.purposes, room.is_active as "isActive", room.version, coalesce((
    select jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes) order by h.weekday)
    from room_hours h where h.room_id = room.id), '[]') as hours`;

function presentRoom({ id, equipment, purposes, hours, ...row }: RoomRow): Room {
  const hoursList: OpenHours[] = hours.map(({ weekday, opens, closes }) => ({
    weekday,
    opens: clockOf(opens),
    closes: clockOf(closes),
  }));
  return {
    ...row,
    roomId: id,
    equipmentList: ROOM_EQUIPMENT.filter((one) => equipment.includes(one)),
    purposeList: ROOM_PURPOSES.filter((one) => purposes.includes(one)),
    hoursList,
  };
}

/** A centre has a few rooms; so many at most are shown. */
const MOST_ROOMS = 200;

export async function selectRooms(db: Db, asked: { withInactive: boolean }): Promise<Room[]> {
  const rows = await rowsOf<RoomRow>(db)`
    select ${ROOM_COLUMNS} from room where room.is_active or ${asked.withInactive}::boolean
    order by room.is_active desc, room.name_ko, room.id limit ${sql.lit(MOST_ROOMS)}`;
  return rows.map(presentRoom);
}

export async function selectOptionalRoom(db: Db, id: string): Promise<Room | undefined> {
  const rows = await rowsOf<RoomRow>(db)`select ${ROOM_COLUMNS} from room where room.id = ${id}::uuid`;
  return rows[0] && presentRoom(rows[0]);
}

/** Locks the room until the transaction ends: reserving, blocking and changing a room happen one after the other. */
export async function lockOptionalRoom(tx: Tx, id: string): Promise<Room | undefined> {
  await sql`select from room where room.id = ${id}::uuid for no key update`.execute(tx);
  return selectOptionalRoom(tx, id);
}

export async function lockRooms(tx: Tx): Promise<void> {
  await sql`select from room order by room.id for no key update`.execute(tx);
}

const columnsOf = (room: RoomBody) => ({
  name_ko: room.nameKo.trim(),
  name_en: room.nameEn.trim(),
  place: room.place.trim(),
  capacity: room.capacity,
  equipment: [...room.equipmentList],
  purposes: [...room.purposeList],
  is_active: room.isActive,
});

async function replaceRoomHours(tx: Tx, roomId: string, hoursList: readonly OpenHours[]): Promise<void> {
  await tx.deleteFrom('room_hours').where('room_hours.room_id', '=', roomId).execute();
  const rows = hoursList.map(({ weekday, opens, closes }) => ({
    room_id: roomId,
    weekday,
    opens: minutesOf(opens),
    closes: minutesOf(closes),
  }));
  await tx.insertInto('room_hours').values(rows).execute();
}

export async function insertRoom(tx: Tx, id: string, room: RoomBody): Promise<void> {
  await tx
    .insertInto('room')
    .values({ id, ...columnsOf(room) })
    .execute();
  await replaceRoomHours(tx, id, room.hoursList);
}

/** Updates the room by compare-and-swap; false where somebody was faster. */
export async function updateRoom(tx: Tx, id: string, room: RoomBody & { version: number }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('room')
    .set({ ...columnsOf(room), version: room.version + 1 })
    .where('room.id', '=', id)
    .where('room.version', '=', room.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await replaceRoomHours(tx, id, room.hoursList);
  return true;
}

interface ClosureRow {
  readonly id: string;
  readonly roomId: string | null;
  readonly roomName: string | null;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly reason: string;
}

const CLOSURE_COLUMNS = (locale: Locale): RawBuilder<unknown> => sql`f.id, f.room_id as "roomId",
  ${nameOf('room', locale)} as "roomName", lower(f.period) as "beginsAt", upper(f.period) as "endsAt", f.reason`;
const CLOSURES = sql`room_closure f left join room on room.id = f.room_id`;

const presentClosure = (row: ClosureRow): RoomClosure => ({
  closureId: row.id,
  roomId: row.roomId,
  roomNm: row.roomName,
  beginsAt: row.beginsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  reason: row.reason,
});

/** Selects blocks of the room and of all rooms; without a room, all in the period. */
export async function selectClosures(
  db: Db,
  asked: { beginsAt: Date; endsAt: Date; roomId: string | null; locale: Locale },
): Promise<RoomClosure[]> {
  const rows = await rowsOf<ClosureRow>(db)`
    select ${CLOSURE_COLUMNS(asked.locale)} from ${CLOSURES}
    where f.period && tstzrange(${asked.beginsAt}, ${asked.endsAt}, '[)')
      and (${asked.roomId}::uuid is null or f.room_id is null or f.room_id = ${asked.roomId}::uuid)
    order by lower(f.period), f.id limit 500`;
  return rows.map(presentClosure);
}

/** Selects blocks that are not over, the next first. */
export async function selectClosurePage(
  db: Db,
  asked: { now: Date; window: PageWindow; locale: Locale },
): Promise<{ rows: RoomClosure[]; counted: number }> {
  const { rows, counted } = await selectPage<ClosureRow>(db, {
    columns: CLOSURE_COLUMNS(asked.locale),
    from: CLOSURES,
    where: sql`upper(f.period) > ${asked.now}`,
    order: sql`upper(f.period), f.id`,
    window: asked.window,
    counted: sql`room_closure f`,
  });
  return { rows: rows.map(presentClosure), counted };
}

export async function insertClosure(
  tx: Tx,
  made: Omit<RoomPeriod, 'date'> & { id: string; roomId: string | null; reason: string; by: string; at: Date },
): Promise<void> {
  await sql`
    insert into room_closure (id, room_id, period, reason, made_by, created_at) values (${made.id}, ${made.roomId},
      tstzrange(${made.beginsAt}, ${made.endsAt}, '[)'), ${made.reason}, ${made.by}, ${made.at})`.execute(tx);
}

/** Deletes a block; false where it is not there (any more). */
export async function deleteClosureRow(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('room_closure').where('room_closure.id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
