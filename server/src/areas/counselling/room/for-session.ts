/** The room of a session: had when the session is planned, given back when it is moved or given up. */
import type { Room } from '@naru/contract/areas/counselling/room/words.ts';

import type { Taker } from '../../../blocks/workflow/machine.ts';
import { takeStep } from '../../../blocks/workflow/take-step.ts';
import { newId } from '../../../platform/db/id.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { confirmHeld } from './book.ts';
import { judgeDays, refuseDay, sayHours } from './judge.ts';
import { roomMachine } from './machine.ts';
import { lockOptionalRoom } from './room-store.ts';
import { judgeUse } from './rules.ts';
import { blockEnd } from './session-store.ts';
import { holdRoom, lockSessionRooms } from './store.ts';
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
 * Locks the room until the transaction ends, if it is available then. Call it before anybody's time is taken, so that
 * two who plan at once do not deadlock. @throws Failure `invalid` at `roomId`
 */
export async function claimRoom(ctx: WriteContext, wish: SessionRoom): Promise<Room> {
  const say = roomWords[ctx.locale];
  const room = await lockOptionalRoom(ctx.tx, wish.roomId);
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

/** Reserves the claimed room for a planned session, whose time it takes. @throws Failure `invalid` at `roomId` */
export async function reserveForSession(ctx: WriteContext, wish: SessionRoom & { sessionId: string }): Promise<void> {
  const { roomId, sessionId, beginsAt, counsellorId: memberId } = wish;
  const id = newId();
  const made = { id, roomId, memberId, sessionId, beginsAt, endsAt: blockEnd(beginsAt), ...USE };
  const isHeld = await holdRoom(ctx.tx, { ...made, seriesId: null, at: ctx.now });
  if (!isHeld) return failField('roomId', roomWords[ctx.locale].own);
  await confirmHeld(ctx, [id], memberId === ctx.actor.memberId ? 'OWNER' : 'MANAGER');
}

/** Sessions that are not to be, or not then, need no room. */
export async function giveBackRooms(taker: Taker, sessionIds: readonly string[]): Promise<void> {
  for (const row of await lockSessionRooms(taker.tx, sessionIds)) {
    const action = row.status === 'BOOKED' ? 'CANCEL' : 'FINISH';
    await takeStep(taker, roomMachine, row, { sides: ['SESSION'], given: { action } });
  }
}
