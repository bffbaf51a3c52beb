/** Reservations of the counselling centre's rooms. When many ask for one room at once, one gets it. */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { get, post, put } from '../../../call.ts';
import { CalendarDate, Id, Instant } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import {
  Clock,
  Closure,
  DAY_OBSTACLES,
  Purpose,
  Reservation,
  Room,
  ROOM_MOST,
  ROOM_OBSTACLES,
  ROOM_STATUSES,
  ROOM_STEPS,
} from './words.ts';
import { stepCall, stepsOf } from '../../../shared/workflow.ts';
import { Version } from '../words.ts';

const BASE = '/cnslt/psychological/resve';
const Of = z.object({ id: Id });
const People = z.number().int().min(1).max(ROOM_MOST.people);

const When = z.object({ date: CalendarDate, begins: Clock, ends: Clock });
const Wish = When.extend({
  roomId: Id,
  purpose: Purpose,
  people: People,
  /** One's own session of then; its time is taken already. */
  sessionId: Id.nullable(),
});
const SeriesWish = Wish.extend({
  /** The same hour so many weeks, this one included; null for once, or where `repeatUntil` says it. */
  repeatWeeks: z.number().int().min(2).max(ROOM_MOST.weeks).nullable(),
  repeatUntil: CalendarDate.nullable(),
});

export const ROOM_VIEWS = ['AHEAD', 'PAST'] as const;

export const roomReservation = {
  readCalendar: get(BASE, {
    access: menu('CNS_RESVE', 'R'),
    summary: 'A day of every room, or seven days of one: who has it when, and when it is blocked.',
    query: z.object({ date: CalendarDate, roomId: Id.optional() }),
    output: z.object({
      reservationList: z.array(Reservation),
      closureList: z.array(Closure),
      holidayList: z.array(z.object({ date: CalendarDate, name: z.string() })),
      today: CalendarDate,
    }),
  }),
  pageReservations: get(`${BASE}/page`, {
    access: menu('CNS_RESVE', 'R'),
    summary: 'One’s own reservations, in every state; for managers also everybody’s.',
    query: PageQuery.omit({ sort: true }).extend({
      view: z.enum(ROOM_VIEWS).default('AHEAD'),
      isAll: z.boolean().default(false),
    }),
    output: z.object({ reservationPage: pageOf(Reservation), canManage: z.boolean() }),
  }),
  findFreeRooms: get(`${BASE}/free`, {
    access: menu('CNS_RESVE', 'R'),
    summary: 'The rooms in use with what stands in their way then; the free ones first.',
    query: When.extend({
      purpose: Purpose.optional(),
      people: z.number().int().min(1).max(ROOM_MOST.people).optional(),
      /** A reservation that is to be moved does not stand in its own way. */
      exceptId: Id.optional(),
    }),
    output: z.object({
      roomList: z.array(Room.extend({ obstacle: z.enum(ROOM_OBSTACLES).nullable() })),
      freeCount: z.number().int(),
    }),
  }),
  listOwnSessions: get(`${BASE}/session`, {
    access: menu('CNS_RESVE', 'R'),
    summary: 'One’s own next sessions that have no room yet: when they are, and nothing else.',
    output: z.object({ sessionList: z.array(z.object({ sessionId: Id, beginsAt: Instant, endsAt: Instant })) }),
  }),
  previewReservation: post(`${BASE}/preview`, {
    access: menu('CNS_RESVE', 'C'),
    summary: 'Each day of a series, and what stands in its way. Changes nothing.',
    remark: 'A series has repeatWeeks or repeatUntil.',
    body: SeriesWish,
    repeatable: false,
    output: z.object({
      dayList: z.array(z.object({ date: CalendarDate, obstacle: z.enum(DAY_OBSTACLES).nullable() })),
    }),
  }),
  createReservation: post(BASE, {
    access: menu('CNS_RESVE', 'C'),
    summary: 'Reserves a room, once or week by week; days that cannot be had are left out where the person chose so.',
    remark: 'Of many who ask at once one gets the room.',
    body: SeriesWish.extend({ skipsConflicts: z.boolean() }),
    output: z.object({ reservationId: Id, count: z.number().int(), skippedCount: z.number().int() }),
  }),
  readReservation: get(`${BASE}/{id}`, {
    access: menu('CNS_RESVE', 'RR'),
    summary: 'One reservation with its room, its history, and what the caller can do with it now.',
    params: Of,
    output: z.object({
      reservation: Reservation.extend({
        room: Room,
        /** The case of the session, for people who may open it. */
        applicationId: Id.nullable(),
        stepList: stepsOf(ROOM_STEPS),
        /** Whether room, time and purpose can still be changed. */
        canChange: z.boolean(),
        /** From then on one can check in, until the room is given to others. */
        opensAt: Instant,
        releasedAt: Instant,
        /** Reservations of its series that are still ahead. */
        seriesCount: z.number().int(),
        historyList: z.array(z.object({ to: z.enum(ROOM_STATUSES), at: Instant })),
      }),
    }),
  }),
  changeReservation: put(`${BASE}/{id}`, {
    access: menu('CNS_RESVE', 'U'),
    summary: 'Another room, time or purpose for what is still ahead; with a session the time stays the session’s.',
    params: Of,
    body: Wish.omit({ sessionId: true }).extend({ version: Version }),
    output: z.object({ reservationId: Id, version: Version }),
  }),
  stepReservation: stepCall({
    path: `${BASE}/reservation`,
    access: menu('CNS_RESVE', 'U'),
    summary: 'Checks in, finishes or cancels; of a series all that are still ahead, where asked.',
    actions: ROOM_STEPS,
    statuses: ROOM_STATUSES,
  }),
};
