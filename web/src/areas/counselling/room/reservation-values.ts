/** The values of the reservation form, and the bodies made from them. Pure. */
import { ROOM_MOST, type RoomPurpose, type RoomReservation } from '@naru/contract/areas/counselling/room/words.ts';

import { toMinutes, toTime } from '../../../ui/time-steps.ts';
import { CLOCKS, DAY_MINUTES } from './segments.ts';

export type Repeat = 'ONCE' | 'WEEKS' | 'UNTIL';

export interface ReservationValues {
  readonly sessionId: string | null;
  readonly date: string | null;
  readonly begins: string | null;
  readonly ends: string | null;
  readonly purpose: RoomPurpose;
  readonly people: number | null;
  readonly roomId: string | null;
  readonly repeat: Repeat;
  readonly weeks: number | null;
  readonly until: string | null;
  readonly skips: boolean;
}

const USUAL_MINUTES = 60;
const USUAL_WEEKS = 4;

/** The usual end: an hour after the beginning. */
export function endAfter(begins: string): string {
  return toTime(Math.min(toMinutes(begins) + USUAL_MINUTES, DAY_MINUTES));
}

export function blankValues(given: {
  date: string | null;
  begins: string | null;
  roomId: string | null;
}): ReservationValues {
  const begins = given.begins !== null && CLOCKS.includes(given.begins) ? given.begins : null;
  return {
    sessionId: null,
    date: given.date,
    begins,
    ends: begins === null ? null : endAfter(begins),
    purpose: 'INDIVIDUAL',
    people: 2,
    roomId: given.roomId,
    repeat: 'ONCE',
    weeks: USUAL_WEEKS,
    until: null,
    skips: false,
  };
}

const SEOUL_MS = 9 * 3_600_000;
/** Converts a period to a day and times in Seoul; an end at midnight belongs to the day before. */
export function placeOf(beginsAt: string, endsAt: string): { date: string; begins: string; ends: string } {
  const local = (at: string): string => new Date(Date.parse(at) + SEOUL_MS).toISOString();
  const [begins, ends] = [local(beginsAt), local(endsAt)];
  const date = begins.slice(0, 10);
  return { date, begins: begins.slice(11, 16), ends: ends.slice(0, 10) === date ? ends.slice(11, 16) : '24:00' };
}

export function valuesOf(row: RoomReservation): ReservationValues {
  const { roomId, purpose, people } = row;
  const blank = blankValues({ date: null, begins: null, roomId });
  return { ...blank, ...placeOf(row.beginsAt, row.endsAt), purpose, people };
}

export interface When {
  readonly date: string;
  readonly begins: string;
  readonly ends: string;
}

/** The chosen period; undefined if it is incomplete or ends before it begins. */
export function whenOf({ date, begins, ends }: ReservationValues): When | undefined {
  if (date === null || begins === null || ends === null || toMinutes(ends) <= toMinutes(begins)) return undefined;
  return { date, begins, ends };
}

/** Makes the body; missing values become empty, so that the server reports them at their fields. */
export function bodyOf(values: ReservationValues) {
  const { date, begins, ends, purpose, roomId } = values;
  return {
    roomId: roomId ?? '',
    date: date ?? '',
    begins: begins ?? '',
    ends: ends ?? '',
    purpose,
    people: values.people ?? 0,
  };
}

export function seriesOf(values: ReservationValues) {
  const { repeat, weeks, until, sessionId } = values;
  return {
    sessionId,
    repeatWeeks: repeat === 'WEEKS' && sessionId === null ? Math.min(weeks ?? 0, ROOM_MOST.weeks) : null,
    repeatUntil: repeat === 'UNTIL' && sessionId === null ? (until ?? '') : null,
  };
}

/** Whether the days of a series can be previewed. */
export const isSeriesReady = (values: ReservationValues): boolean =>
  values.sessionId === null &&
  whenOf(values) !== undefined &&
  values.roomId !== null &&
  values.people !== null &&
  ((values.repeat === 'WEEKS' && values.weeks !== null && values.weeks >= 2 && values.weeks <= ROOM_MOST.weeks) ||
    (values.repeat === 'UNTIL' && values.until !== null));
