/**
 * When a counsellor can be met: hours of the week for a range of days, exceptions by date, and the week as it stands.
 */
import { z } from 'zod';

import { get, post, put } from '../../../call.ts';
import { ENUMS } from '../../../enums.ts';
import { CalendarDate, Id, Instant } from '../../../shared/id.ts';
import { Channel, COUNSELLING_MOST, deskMenu, DeskName, Hour, OfDesk, Status, StudentRef, Version } from '../words.ts';
import { oneLine } from '../../../shared/one-line.ts';
import { WholeNumber } from '../../../shared/whole-number.ts';

const Exception = z.object({
  date: CalendarDate,
  /** Null: the whole day; only for closing. */
  hour: Hour.nullable(),
  isOpen: z.boolean(),
});

const AvailabilityBody = z.object({
  weekList: z.array(z.object({ dayOfWeek: z.enum(ENUMS.dayOfWeek), hour: Hour })).max(84),
  /** Both included; at most a year. */
  validFrom: CalendarDate,
  validTo: CalendarDate,
  exceptionList: z.array(Exception).max(500),
  /** 0 before anything was saved. */
  version: WholeNumber,
});

const Availability = AvailabilityBody.extend({
  /** Days of the range on which nobody is met. */
  holidayList: z.array(z.object({ date: CalendarDate, name: z.string() })),
  /** The current term, to begin from; null between terms. */
  term: z.object({ beginsOn: CalendarDate, endsOn: CalendarDate }).nullable(),
});
export type Availability = z.output<typeof Availability>;

/** A meeting that lies on an hour that would no longer be offered. It stays until somebody cancels it. */
const Affected = z.object({
  requestId: Id,
  beginsAt: Instant,
  status: Status,
  student: StudentRef,
});
export type AffectedMeeting = z.output<typeof Affected>;

/** One hour of a week: what is offered, and who comes. */
const WeekHour = z.object({
  date: CalendarDate,
  hour: Hour,
  slotId: Id,
  /** Whether students can still find it. */
  isOpen: z.boolean(),
  status: Status,
  capacity: z.number().int(),
  channelList: z.array(Channel),
  place: z.string().nullable(),
  /** WAITING, APPROVED, COMPLETED and ABSENT ones. */
  meetingList: z.array(z.object({ requestId: Id, status: Status, channel: Channel, student: StudentRef })),
  version: Version,
});
export type WeekHour = z.output<typeof WeekHour>;

export const availability = {
  readAvailability: get('/cnslt/{desk}/availability', {
    access: deskMenu('R'),
    summary: 'The counsellor’s hours of the week, their exceptions and the holidays among them.',
    params: DeskName,
    output: z.object({ availability: Availability }),
  }),
  previewAvailability: post('/cnslt/{desk}/availability/preview', {
    access: deskMenu('U'),
    summary: 'What a change would come to: hours offered, and meetings on hours that would go. Changes nothing.',
    remark: 'validTo is at most a year away.',
    params: DeskName,
    body: AvailabilityBody,
    repeatable: false,
    output: z.object({ slotCount: z.number().int(), affectedList: z.array(Affected) }),
  }),
  changeAvailability: put('/cnslt/{desk}/availability', {
    access: deskMenu('U'),
    summary: 'Changes the hours that are offered; meetings on hours that go are told and stay.',
    remark: 'Nothing is deleted. Who never saved settings takes requests from their first hour on.',
    params: DeskName,
    body: AvailabilityBody,
    output: z.object({ availability: Availability, affectedList: z.array(Affected) }),
  }),
  readWeek: get('/cnslt/{desk}/week', {
    access: deskMenu('R'),
    summary: 'Seven days of the counsellor’s hours and meetings.',
    remark: 'What somebody is busy with is told nowhere.',
    params: DeskName,
    query: z.object({ from: CalendarDate }),
    output: z.object({
      /** Offered hours, and hours with a meeting; in order. */
      hourList: z.array(WeekHour),
      /** Hours that something else in the portal takes; it is never named. */
      busyList: z.array(z.object({ date: CalendarDate, hour: Hour })),
      holidayList: z.array(z.object({ date: CalendarDate, name: z.string() })),
      today: CalendarDate,
    }),
  }),
  changeSlot: put('/cnslt/{desk}/slot/{id}', {
    access: deskMenu('U'),
    summary: 'Changes one hour: seats, ways and place of its own. Seats never fall below those that are taken.',
    params: OfDesk,
    body: z.object({
      capacity: z.number().int().min(1).max(COUNSELLING_MOST.participants),
      /** Null: those of the counsellor. */
      channelList: z.array(Channel).max(6).nullable(),
      place: oneLine(COUNSELLING_MOST.place).nullable(),
      version: Version,
    }),
    output: z.object({ slotId: Id, version: Version }),
  }),
};
