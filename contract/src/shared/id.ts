import { z } from 'zod';

/** A key as it stands on the wire: UUIDv7, lower case. Anything else names nothing, and is not found. */
export const Id = z.string().max(64);

/** A calendar date of the university (Asia/Seoul): `2026-11-21`. */
export const CalendarDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** A point in time, UTC: `2026-11-21T02:33:00.000Z`. */
export const Instant = z.string();

/** A number in an address. */
export const AddressNumber = z.string().regex(/^[1-9]\d{0,8}$/);
