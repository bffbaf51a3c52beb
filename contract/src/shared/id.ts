import { z } from 'zod';

export const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A key as it stands on the wire: a UUID, lower case. Anything else in an address names nothing, and is not found. */
export const Id = z.string().regex(ID);

/** Days from 1900 to 2199: a week or a term beside them, every clock can still represent the day. */
export const CALENDAR_DATE =
  /^(?:(?:19|20|21)\d\d-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:(?:19|20|21)(?:0[48]|[2468][048]|[13579][26])|2000)-02-29)$/;
/** The years of such days, at the beginning of a point in time. */
export const CALENDAR_YEAR = /^(?:19|20|21)\d\d-/;

/** A calendar date of the university (Asia/Seoul): `2026-11-21`. */
export const CalendarDate = z.string().regex(CALENDAR_DATE);

/** A year by its number, of the same calendar. */
export const CalendarYear = z.number().int().min(1900).max(2199);

/** A point in time that somebody asks for or writes, UTC, on a day of the same calendar. */
export const AskedMoment = z.iso.datetime().regex(CALENDAR_YEAR);

/** A point in time, UTC: `2026-11-21T02:33:00.000Z`. */
export const Instant = z.string();

/** A number in an address. */
export const AddressNumber = z.string().regex(/^[1-9]\d{0,8}$/);
