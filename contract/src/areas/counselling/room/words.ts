/** Shapes that the calls of counselling rooms share. */
import { z } from 'zod';

import { Id, Instant } from '../../../shared/id.ts';
import { defineActions, takes } from '../../../shared/workflow.ts';
import { Version } from '../words.ts';
import { oneLine } from '../../../shared/one-line.ts';

export const ROOM_PURPOSES = ['INDIVIDUAL', 'GROUP', 'TEST'] as const;
export type RoomPurpose = (typeof ROOM_PURPOSES)[number];
export const ROOM_EQUIPMENT = ['TABLE', 'SOFA', 'SCREEN', 'WHITEBOARD', 'COMPUTER', 'SANDPLAY'] as const;
export const ROOM_STATUSES = ['HELD', 'BOOKED', 'CHECKED_IN', 'DONE', 'CANCELLED', 'RELEASED'] as const;
export type RoomStatus = (typeof ROOM_STATUSES)[number];
/** Actions on a reservation for its owner and for managers. */
export const ROOM_STEPS = defineActions({
  CHECK_IN: { needs: {} },
  FINISH: { needs: {} },
  /** With the rest of its series, where asked. */
  CANCEL: { needs: { wholeSeries: takes(z.boolean().default(false)) } },
});
/** Why a room is not to be had: it is not open then, blocked, taken, not for this, or too small. */
export const ROOM_OBSTACLES = ['HOURS', 'BLOCKED', 'TAKEN', 'PURPOSE', 'CAPACITY'] as const;
export type RoomObstacle = (typeof ROOM_OBSTACLES)[number];
/** Why a day of a series is not to be had. OWN: the person has something else then. */
export const DAY_OBSTACLES = ['PAST', 'FAR', 'BLOCKED', 'TAKEN', 'OWN'] as const;
export type DayObstacle = (typeof DAY_OBSTACLES)[number];

/** Most weeks of a series, days ahead, people in a room, and characters. */
export const ROOM_MOST = { weeks: 26, daysAhead: 183, people: 200, name: 60, place: 60, reason: 100 } as const;

export const Purpose = z.enum(ROOM_PURPOSES);
/** By the clock of Seoul, on the half hour: `14:30`; 24:00 ends a day. */
export const Clock = z.string().regex(/^(([01]\d|2[0-3]):(00|30)|24:00)$/);

const OpenHours = z.object({
  /** 1 Monday to 7 Sunday; a day that is not there is one on which the room is shut. */
  weekday: z.number().int().min(1).max(7),
  opens: Clock,
  closes: Clock,
});
export type OpenHours = z.output<typeof OpenHours>;

export const RoomBody = z.object({
  nameKo: oneLine(ROOM_MOST.name),
  nameEn: oneLine(ROOM_MOST.name),
  place: oneLine(ROOM_MOST.place),
  capacity: z.number().int().min(1).max(ROOM_MOST.people),
  equipmentList: z.array(z.enum(ROOM_EQUIPMENT)).max(ROOM_EQUIPMENT.length),
  purposeList: z.array(Purpose).max(ROOM_PURPOSES.length),
  hoursList: z.array(OpenHours).max(7),
  isActive: z.boolean(),
});
export type RoomBody = z.output<typeof RoomBody>;

export const Room = RoomBody.extend({ roomId: Id, version: Version });
export type Room = z.output<typeof Room>;

export const Reservation = z.object({
  reservationId: Id,
  roomId: Id,
  /** In the language of who asks. */
  roomNm: z.string(),
  beginsAt: Instant,
  endsAt: Instant,
  purpose: Purpose,
  people: z.number().int(),
  status: z.enum(ROOM_STATUSES),
  reservedNm: z.string(),
  isMine: z.boolean(),
  isSeries: z.boolean(),
  hasSession: z.boolean(),
  version: Version,
});
export type RoomReservation = z.output<typeof Reservation>;

export const Closure = z.object({
  closureId: Id,
  /** Null: every room. */
  roomId: Id.nullable(),
  roomNm: z.string().nullable(),
  beginsAt: Instant,
  endsAt: Instant,
  reason: z.string(),
});
export type RoomClosure = z.output<typeof Closure>;
