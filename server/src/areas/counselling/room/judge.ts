/** Judges whether a room is available for a person at a time, and at which field to say why not. */
import {
  ROOM_MOST,
  type DayObstacle,
  type Room,
  type RoomPurpose,
} from '@naru/contract/areas/counselling/room/words.ts';

import { addDays, daysBetween, weekdayOf } from '../../../blocks/calendar/hours.ts';
import type { Db } from '../../../platform/db/db.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectClosures } from './room-store.ts';
import { judgeUse, minutesOf, momentOf, type RoomPeriod, type RoomWhen } from './rules.ts';
import { selectObstacles } from './store.ts';
import { roomWords } from './words.ts';

type Asking = Pick<CallContext, 'now' | 'locale'> & { readonly db: Db };

export interface RepeatWish extends RoomWhen {
  readonly repeatWeeks: number | null;
  readonly repeatUntil: string | null;
}

/** @throws Failure `invalid` at an end before its beginning */
export function checkWhen({ locale }: Pick<Asking, 'locale'>, when: RoomWhen): void {
  const say = roomWords[locale];
  if (minutesOf(when.ends) <= minutesOf(when.begins)) failField('ends', say.range);
}

/** @throws Failure `invalid` at `repeatUntil` */
export function checkRepeat({ locale }: Pick<Asking, 'locale'>, { date, repeatUntil }: RepeatWish): void {
  if (repeatUntil === null) return;
  const say = roomWords[locale];
  const days = daysBetween(date, repeatUntil);
  if (days < 7) failField('repeatUntil', say.repeatUntil);
  if (Math.floor(days / 7) + 1 > ROOM_MOST.weeks) failField('repeatUntil', say.longSeries(ROOM_MOST.weeks));
}

/**
 * Checks the room's own rules, apart from other reservations. @throws Failure `invalid` at the field that breaks one
 */
export function checkUse(
  { locale }: Pick<Asking, 'locale'>,
  room: Room | undefined,
  wish: Omit<RoomPeriod, 'date'> & { purpose: RoomPurpose; people: number },
): Room {
  const say = roomWords[locale];
  if (!room?.isActive) return failField('roomId', say.gone);
  const verdict = judgeUse(room, wish, wish);
  if (verdict === 'PURPOSE') failField('purpose', say.purpose);
  if (verdict === 'CAPACITY') failField('people', say.capacity(room.capacity));
  if (verdict === 'HOURS') failField('begins', sayHours(say, room, wish.beginsAt));
  return room;
}

type Say = (typeof roomWords)['ko' | 'en'];

export function sayHours(say: Say, room: Pick<Room, 'hoursList'>, at: Date): string {
  const open = room.hoursList.find(({ weekday }) => weekday === weekdayOf(koreanDate(at)));
  return open ? say.hours(`${open.opens}–${open.closes}`) : say.shut;
}

export interface JudgedDay {
  readonly period: RoomPeriod;
  readonly obstacle: DayObstacle | null;
}

export interface RoomParams {
  readonly roomId: string;
  readonly memberId: string;
  readonly periods: readonly RoomPeriod[];
  readonly exceptId?: string;
  /** The time is that of a session, which has taken it. */
  readonly isTimeTaken?: boolean;
}

/** Judges each of the days and names its obstacle. */
export async function judgeDays({ db, now }: Asking, asked: RoomParams): Promise<JudgedDay[]> {
  const last = momentOf(addDays(koreanDate(now), ROOM_MOST.daysAhead + 1), '00:00');
  const obstacles = await selectObstacles(db, {
    roomId: asked.roomId,
    memberId: asked.memberId,
    periods: asked.periods,
    exceptId: asked.exceptId ?? null,
    isTimeTaken: asked.isTimeTaken ?? false,
  });
  return asked.periods.map((period, at) => {
    const found = obstacles[at];
    const obstacle =
      (period.beginsAt <= now && ('PAST' as const)) ||
      (period.endsAt > last && ('FAR' as const)) ||
      (found?.isBlocked && ('BLOCKED' as const)) ||
      // First, so that one's own reservation is not reported as another's.
      (found?.isOwn && ('OWN' as const)) ||
      (found?.isTaken && ('TAKEN' as const)) ||
      null;
    return { period, obstacle };
  });
}

/** Says why a day cannot be had, where it is to be changed. @throws Failure `invalid` */
export async function refuseDay(ctx: Asking, roomId: string, { period, obstacle }: JudgedDay): Promise<never> {
  const say = roomWords[ctx.locale];
  if (obstacle === 'PAST') return failField('begins', say.past);
  if (obstacle === 'FAR') return failField('date', say.far(ROOM_MOST.daysAhead));
  if (obstacle === 'OWN') return failField('begins', say.own);
  if (obstacle === 'BLOCKED') {
    const [first] = await selectClosures(ctx.db, { ...period, roomId, locale: ctx.locale });
    return failField('roomId', say.blocked(first?.reason ?? ''));
  }
  return failField('roomId', say.taken);
}
