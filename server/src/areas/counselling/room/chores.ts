/** What time does to reservations: a room that nobody came to is given to others, and what is over is done. */
import type { Kysely } from 'kysely';

import { freeTime } from '../../../blocks/calendar/store.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { Chore } from '../chore.ts';
import { roomReleased, tellOwners } from './notifications.ts';
import { lockDueReservations, moveReservations, ROOM_TIME } from './store.ts';

const BATCH = 200;
const MINUTE_MS = 60_000;

export const roomChores: readonly Chore[] = [
  ({ db, now, settings }) => releaseRooms(db, { now, graceMinutes: settings['psychological.roomReleaseMinutes'] }),
];

export async function releaseRooms(
  db: Kysely<DB>,
  { now, graceMinutes }: { now: Date; graceMinutes: number },
): Promise<{ released: number; ended: number }> {
  const how = { by: 'SYSTEM', actorId: null, at: now, origin: null } as const;
  const released = await db.transaction().execute(async (tx) => {
    const before = new Date(now.getTime() - graceMinutes * MINUTE_MS);
    const due = await lockDueReservations(tx, { status: 'BOOKED', before, most: BATCH });
    const ids = due.map(({ id }) => id);
    const moved = await moveReservations(tx, { ids, from: 'BOOKED', to: 'RELEASED', ...how });
    for (const sourceId of moved) await freeTime(tx, { source: ROOM_TIME, sourceId });
    await tellOwners(tx, roomReleased, { rows: due, dedupe: 'RELEASED' });
    return moved.length;
  });
  const ended = await db.transaction().execute(async (tx) => {
    const due = await lockDueReservations(tx, { status: 'CHECKED_IN', before: now, most: BATCH });
    const ids = due.map(({ id }) => id);
    return (await moveReservations(tx, { ids, from: 'CHECKED_IN', to: 'DONE', ...how })).length;
  });
  return { released, ended };
}
