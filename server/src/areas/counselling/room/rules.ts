/**
 * The machine of reservations (docs/specification.md §7), and what a room is open, fit and large enough for. Pure.
 */
import { ROOM_MOST, type ROOM_STEPS } from '@naru/contract/areas/counselling/room/words.ts';
import type { Room, RoomObstacle, RoomPurpose, RoomStatus } from '@naru/contract/areas/counselling/room/words.ts';

import type { ActionOf } from '@naru/contract/shared/workflow.ts';

import { addDays, daysBetween, weekdayOf } from '../../../blocks/calendar/hours.ts';
import { koreanDate } from '../../../platform/time.ts';
import type { Transition } from '../../../blocks/workflow/machine.ts';

/** OWNER: who has the room. MANAGER: who holds PSCHMNG. SESSION: what happens to the session that it is for. */
export type RoomSide = 'OWNER' | 'MANAGER' | 'SESSION' | 'SYSTEM';
export type RoomAction = ActionOf<typeof ROOM_STEPS> | 'BOOK' | 'RELEASE' | 'END';

export type RoomTransition = Transition<RoomAction, RoomStatus, RoomSide, RoomStatus>;

export const ROOM_TRANSITIONS: readonly RoomTransition[] = [
  { action: 'BOOK', from: 'HELD', to: 'BOOKED', by: ['OWNER', 'MANAGER'] },
  { action: 'CHECK_IN', from: 'BOOKED', to: 'CHECKED_IN', by: ['OWNER', 'MANAGER'] },
  { action: 'CANCEL', from: 'BOOKED', to: 'CANCELLED', by: ['OWNER', 'MANAGER', 'SESSION'] },
  { action: 'RELEASE', from: 'BOOKED', to: 'RELEASED', by: ['SYSTEM'] },
  { action: 'FINISH', from: 'CHECKED_IN', to: 'DONE', by: ['OWNER', 'MANAGER', 'SESSION'] },
  { action: 'END', from: 'CHECKED_IN', to: 'DONE', by: ['SYSTEM'] },
];

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

export interface RoomMoment {
  readonly now: Date;
  readonly beginsAt: Date;
  /** Setting psychological.roomReleaseMinutes: nobody has come for so long; one may come as much earlier. */
  readonly graceMinutes: number;
}

export const checkInFrom = ({ beginsAt, graceMinutes }: Omit<RoomMoment, 'now'>): Date =>
  new Date(beginsAt.getTime() - graceMinutes * MINUTE_MS);

export const releasedAtOf = ({ beginsAt, graceMinutes }: Omit<RoomMoment, 'now'>): Date =>
  new Date(beginsAt.getTime() + graceMinutes * MINUTE_MS);

/** Judges whether it is time for an action that the machine has. */
export function judgeMoment(action: RoomAction, moment: RoomMoment): 'OK' | 'EARLY' | 'LATE' {
  if (action !== 'CHECK_IN') return 'OK';
  if (moment.now < checkInFrom(moment)) return 'EARLY';
  return moment.now < releasedAtOf(moment) ? 'OK' : 'LATE';
}

/** Reads a time by the clock of Seoul as minutes of the day. */
export function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}

export function clockOf(minutes: number): string {
  const pad = (number: number): string => String(number).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

export const momentOf = (date: string, clock: string): Date =>
  new Date(Date.parse(`${date}T00:00:00+09:00`) + minutesOf(clock) * MINUTE_MS);

export interface RoomPeriod {
  readonly date: string;
  readonly beginsAt: Date;
  readonly endsAt: Date;
}

export interface RoomWhen {
  readonly date: string;
  readonly begins: string;
  readonly ends: string;
}

export const periodOf = ({ date, begins, ends }: RoomWhen): RoomPeriod => ({
  date,
  beginsAt: momentOf(date, begins),
  endsAt: momentOf(date, ends),
});

/** Lists the same hour week by week; `repeatUntil` is included where it falls on the day. */
export function seriesOf(
  when: RoomWhen & { readonly repeatWeeks: number | null; readonly repeatUntil: string | null },
): RoomPeriod[] {
  const { date, repeatWeeks, repeatUntil } = when;
  const until = repeatUntil === null ? 1 : Math.floor(daysBetween(date, repeatUntil) / 7) + 1;
  const weeks = Math.min(repeatWeeks ?? until, ROOM_MOST.weeks);
  return Array.from({ length: weeks }, (_none, week) => periodOf({ ...when, date: addDays(date, week * 7) }));
}

/** Returns whether the room is open for all of it: a period stays within one day. */
export function isOpenFor(room: Pick<Room, 'hoursList'>, period: Omit<RoomPeriod, 'date'>): boolean {
  const date = koreanDate(period.beginsAt);
  const midnight = momentOf(date, '00:00').getTime();
  const [begins, ends] = [period.beginsAt, period.endsAt].map((at) => (at.getTime() - midnight) / MINUTE_MS);
  const hours = room.hoursList.find(({ weekday }) => weekday === weekdayOf(date));
  if (!hours || begins === undefined || ends === undefined || ends > DAY_MINUTES) return false;
  return begins >= minutesOf(hours.opens) && ends <= minutesOf(hours.closes);
}

export interface RoomUse {
  readonly purpose: RoomPurpose | undefined;
  readonly people: number | undefined;
}

/** Judges a use by the room's own rules, apart from other reservations. */
export function judgeUse(
  room: Pick<Room, 'hoursList' | 'purposeList' | 'capacity'>,
  period: Omit<RoomPeriod, 'date'>,
  { purpose, people }: RoomUse,
): Extract<RoomObstacle, 'HOURS' | 'PURPOSE' | 'CAPACITY'> | null {
  if (purpose !== undefined && !room.purposeList.includes(purpose)) return 'PURPOSE';
  if (people !== undefined && people > room.capacity) return 'CAPACITY';
  return isOpenFor(room, period) ? null : 'HOURS';
}
