/** The room of a session: had when the session is planned, given back when it is moved or given up. */
import type { Room } from '@naru/contract/areas/counselling/room-words.ts';
import { sql } from 'kysely';

import { writeAudit } from '../../../blocks/audit/store.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { isId, newId } from '../../../platform/db/id.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { confirmHeld } from './book.ts';
import { judgeDays, refuseDay, sayHours } from './judge.ts';
import { lockOptionalRoom } from './room-store.ts';
import { findRoomTransition, judgeUse } from './rules.ts';
import { blockEnd } from './sessions.ts';
import { holdRoom, moveReservations, ROOM_RESERVATION } from './store.ts';
import { roomWords } from './words.ts';

/** A student and a counsellor. */
const USE = { purpose: 'INDIVIDUAL', people: 2 } as const;

interface SessionRoom {
  readonly roomId: string;
  readonly counsellorId: string;
  readonly beginsAt: Date;
  /** The reservation that the session has now: it does not stand in its own way. */
  readonly exceptId?: string;
}

/**
 * The room, held until the transaction ends, where it can be had then. Before anybody's time is taken, so that two who
 * plan at once do not wait for each other in a circle. @throws Failure `invalid` at `roomId`
 */
export async function claimRoom(ctx: WriteContext<Actor>, wish: SessionRoom): Promise<Room> {
  const say = roomWords[ctx.locale];
  const room = isId(wish.roomId) ? await lockOptionalRoom(ctx.tx, wish.roomId) : undefined;
  if (!room?.isActive) return failField('roomId', say.gone);
  const { beginsAt } = wish;
  const period = { date: koreanDate(beginsAt), beginsAt, endsAt: blockEnd(beginsAt) };
  const verdict = judgeUse(room, period, USE);
  if (verdict === 'PURPOSE') failField('roomId', say.purpose);
  if (verdict === 'CAPACITY') failField('roomId', say.capacity(room.capacity));
  if (verdict === 'HOURS') failField('roomId', sayHours(say, room, beginsAt));
  const { roomId } = room;
  const except = wish.exceptId === undefined ? {} : { exceptId: wish.exceptId };
  const asked = { roomId, memberId: wish.counsellorId, periods: [period], isTimeTaken: true, ...except };
  const [day] = await judgeDays(ctx, asked);
  if (day?.obstacle === 'OWN') failField('roomId', say.own);
  if (day?.obstacle) await refuseDay(ctx, roomId, day);
  return room;
}

/** Reserves what was claimed for a session that is planned; its time is the session's. @throws Failure `invalid` at `roomId` */
export async function reserveForSession(
  ctx: WriteContext<Actor>,
  wish: SessionRoom & { sessionId: string },
): Promise<void> {
  const { roomId, sessionId, beginsAt, counsellorId: memberId } = wish;
  const id = newId();
  const made = { id, roomId, memberId, sessionId, beginsAt, endsAt: blockEnd(beginsAt), ...USE };
  const isHeld = await holdRoom(ctx.tx, { ...made, seriesId: null, at: ctx.now });
  if (!isHeld) return failField('roomId', roomWords[ctx.locale].own);
  await confirmHeld(ctx, [id], memberId === ctx.actor.memberId ? 'OWNER' : 'MANAGER');
  const entry = { action: 'room.book', entity: ROOM_RESERVATION, entityId: id };
  await writeAudit(ctx.tx, ctx, { ...entry, after: { roomId, count: 1 } });
}

type Giving = Pick<WriteContext<Actor>, 'tx' | 'actor' | 'now' | 'origin'>;

/** Sessions that are not to be, or not then, need no room. */
export async function giveBackRooms(ctx: Giving, sessionIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string; status: 'BOOKED' | 'CHECKED_IN' }>`
    select v.id, v.status from room_reservation v where v.session_id = any(${[...sessionIds]}::uuid[])
      and v.status = any('{BOOKED,CHECKED_IN}') order by v.id for update`.execute(ctx.tx);
  for (const { id, status } of rows) {
    const action = status === 'BOOKED' ? 'CANCEL' : 'FINISH';
    const transition = findRoomTransition({ action, from: status, by: ['SESSION'] });
    if (!transition) continue;
    const how = { by: 'SESSION' as const, actorId: ctx.actor.memberId, at: ctx.now, origin: ctx.origin.requestId };
    await moveReservations(ctx.tx, { ids: [id], from: status, to: transition.to, ...how });
  }
}
