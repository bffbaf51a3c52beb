/** Divides a day of a room into consecutive segments: closed, free, blocked, or taken. Pure. */
import type { Room, RoomClosure, RoomReservation } from '@naru/contract/areas/counselling/room/words.ts';

import { weekdayOf } from '../../../blocks/calendar/week.ts';
import { listTimes, toMinutes } from '../../../ui/time-steps.ts';

/** Minutes of the day in Seoul. */
export interface Segment {
  readonly kind: 'SHUT' | 'FREE' | 'PAST' | 'BLOCKED' | 'TAKEN';
  readonly begins: number;
  readonly ends: number;
  readonly reservation?: RoomReservation;
  readonly reason?: string;
}

export const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;
const STEP = 30;

const midnightOf = (date: string): number => Date.parse(`${date}T00:00:00+09:00`);

/** Converts a minute of the day to a moment. */
export const instantOf = (date: string, minute: number): string =>
  new Date(midnightOf(date) + minute * MINUTE_MS).toISOString();

/** The part of a period within the day; undefined if it lies on another day. */
function within(date: string, from: string, to: string): { begins: number; ends: number } | undefined {
  const midnight = midnightOf(date);
  const begins = Math.max(0, (Date.parse(from) - midnight) / MINUTE_MS);
  const ends = Math.min(DAY_MINUTES, (Date.parse(to) - midnight) / MINUTE_MS);
  return ends > begins ? { begins, ends } : undefined;
}

export interface DayOfRoom {
  readonly room: Pick<Room, 'roomId' | 'hoursList'>;
  readonly date: string;
  readonly reservations: readonly RoomReservation[];
  readonly closures: readonly RoomClosure[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The hours in which any of these rooms is open or reserved; nine to six if there are none. */
export function frameOf(days: readonly DayOfRoom[]): { begins: number; ends: number } {
  const marks = days.flatMap(({ room, date, reservations }) => [
    ...room.hoursList
      .filter(({ weekday }) => weekday === weekdayOf(date) + 1)
      .flatMap(({ opens, closes }) => [toMinutes(opens), toMinutes(closes)]),
    ...reservations
      .filter(({ roomId }) => roomId === room.roomId)
      .flatMap(({ beginsAt, endsAt }) => Object.values(within(date, beginsAt, endsAt) ?? {})),
  ]);
  if (marks.length === 0) return { begins: 9 * 60, ends: 18 * 60 };
  return { begins: Math.floor(Math.min(...marks) / 60) * 60, ends: Math.ceil(Math.max(...marks) / 60) * 60 };
}

/** Lists the segments of the frame in order. Reservations show even where the room is closed or blocked. */
export function segmentsOf(day: DayOfRoom, frame: { begins: number; ends: number }): Segment[] {
  const { room, date } = day;
  const open = room.hoursList.find(({ weekday }) => weekday === weekdayOf(date) + 1);
  const taken = day.reservations
    .filter(({ roomId }) => roomId === room.roomId)
    .flatMap((reservation) => {
      const place = within(date, reservation.beginsAt, reservation.endsAt);
      return place ? [{ ...place, reservation }] : [];
    })
    .toSorted((one, other) => one.begins - other.begins);
  const blocked = day.closures
    .filter(({ roomId }) => roomId === null || roomId === room.roomId)
    .flatMap(({ beginsAt, endsAt, reason }) => {
      const place = within(date, beginsAt, endsAt);
      return place ? [{ ...place, reason }] : [];
    });
  const nowMinutes = (day.now - midnightOf(date)) / MINUTE_MS;
  const kindAt = (minute: number): Segment => {
    const at = { begins: minute, ends: minute + STEP };
    // If one ended early and another follows, the later one has the room.
    const one = taken.findLast(({ begins, ends }) => begins < at.ends && ends > minute);
    if (one) return { ...at, kind: 'TAKEN', reservation: one.reservation };
    const block = blocked.find(({ begins, ends }) => begins < at.ends && ends > minute);
    if (block) return { ...at, kind: 'BLOCKED', reason: block.reason };
    const isOpen = open !== undefined && minute >= toMinutes(open.opens) && at.ends <= toMinutes(open.closes);
    if (!isOpen) return { ...at, kind: 'SHUT' };
    return { ...at, kind: minute <= nowMinutes ? 'PAST' : 'FREE' };
  };
  const pieces: Segment[] = [];
  for (let minute = frame.begins; minute < frame.ends; minute += STEP) {
    const next = kindAt(minute);
    const last = pieces.at(-1);
    if (last && isSame(last, next)) pieces[pieces.length - 1] = { ...last, ends: next.ends };
    else pieces.push(next);
  }
  return pieces;
}

/** Lists the possible beginnings in a free segment: every half hour of it. */
export const startsOf = ({ begins, ends }: Pick<Segment, 'begins' | 'ends'>): number[] =>
  Array.from({ length: (ends - begins) / STEP }, (_one, at) => begins + at * STEP);

const isSame = (one: Segment, other: Segment): boolean =>
  one.kind === other.kind &&
  one.reservation?.reservationId === other.reservation?.reservationId &&
  one.reason === other.reason;

/** The half hours of a day, as the form offers them. */
export const CLOCKS: readonly string[] = listTimes({ to: '24:00', step: STEP });
