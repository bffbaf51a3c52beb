/**
 * Finding somebody to talk to, as students and alumni do.
 */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { get } from '../../../call.ts';
import { CalendarDate, Id, Instant } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { Channel, CounsellorRef, Kind, Slot, TopicCodes } from '../words.ts';

/** Free hours beside each counsellor of the list. */
export const NEXT_SLOTS = 3;

const CounsellorSummary = CounsellorRef.extend({
  intro: z.string(),
  topicList: TopicCodes,
  channelList: z.array(Channel),
  /** Whether they advise or look after the student today; those come first. */
  isMine: z.boolean(),
  /** Whether they have invited the student to choose an hour; those come before all. */
  isInvited: z.boolean(),
  /** The next free hours that the student could ask for. */
  nextSlotList: z.array(Slot),
});
export type CounsellorSummary = z.output<typeof CounsellorSummary>;

const CounsellorProfile = CounsellorSummary.extend({
  place: z.string().nullable(),
  leadHours: z.number().int(),
  horizonDays: z.number().int(),
  autoApprove: z.boolean(),
  /** The counsellor's message when they invited the student to choose an hour. */
  invitation: z.object({ message: z.string(), channel: Channel, invitedAt: Instant }).nullable(),
  /** Why the student cannot ask now; null where they can. */
  obstacle: z
    .object({
      code: z.enum(['SELF', 'CAP', 'TERM_CAP', 'NOT_FOR_YOU']),
      /** In the person's language, with what to do. */
      message: z.string(),
    })
    .nullable(),
});
export type CounsellorProfile = z.output<typeof CounsellorProfile>;

export const counsellorSearch = {
  pageCounsellors: get('/cs/prof/reqst/page', {
    access: menu('CS_PROF', 'R'),
    summary:
      'Who can be asked: who has invited the caller and their own advisor first, then people of the caller’s own department, then by the next free hour, each with free hours.',
    remark:
      'A department counts with everything below, further majors count too, and each counsellor has three free hours.',
    query: PageQuery.omit({ sort: true }).extend({
      kind: Kind.optional(),
      /** Part of a name, or initial consonants. */
      searchText: z.string().max(100).optional(),
      /** With everything below it. */
      deptCode: z.string().max(40).optional(),
      topic: z.string().max(40).optional(),
      channel: Channel.optional(),
    }),
    output: z.object({ counsellorPage: pageOf(CounsellorSummary) }),
  }),
  readCounsellor: get('/cs/prof/reqst/profile/{id}', {
    access: menu('CS_PROF', 'R'),
    summary: 'One counsellor whom the caller may ask.',
    remark: 'obstacle says why the caller cannot ask now.',
    params: z.object({ id: Id }),
    output: z.object({ counsellor: CounsellorProfile }),
  }),
  listSlots: get('/cs/prof/reqst/profile/{id}/slot', {
    access: menu('CS_PROF', 'R'),
    summary: 'Free hours of seven days that the caller could ask for, and where the next ones lie.',
    remark: 'suggestedList has those next to an hour that the counsellor has already.',
    params: z.object({ id: Id }),
    query: z.object({ from: CalendarDate.optional() }),
    output: z.object({
      from: CalendarDate,
      slotList: z.array(Slot),
      /** Those of them that lie next to an hour that the counsellor has already: good ones, where any will do. */
      suggestedList: z.array(Id),
      /** Hours at which the caller has something else already. */
      ownBusyList: z.array(z.object({ beginsAt: z.string() })),
      holidayList: z.array(z.object({ date: CalendarDate, name: z.string() })),
      /** The first day after these seven that has a free hour; null for none. */
      nextDate: CalendarDate.nullable(),
      /** The last day that can be booked. */
      lastDate: CalendarDate,
    }),
  }),
};
