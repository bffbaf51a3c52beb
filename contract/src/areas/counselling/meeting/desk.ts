/**
 * Requests and meetings at each counsellor’s own desk, and the steps that they take there.
 */
import { z } from 'zod';

import { get } from '../../../call.ts';
import { CalendarDate, Id } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { stepCall, stepsOf } from '../../../shared/workflow.ts';
import { MeetingDetail, MeetingSummary } from './meeting.ts';
import { PrivateRecord } from './record-body.ts';
import { COUNSELLOR_STEPS, MEETING_STATUSES, MeetingStanding } from './steps.ts';
import { deskMenu, DeskName, OfDesk, Status, StudentRef, Version } from '../words.ts';

/** To answer; agreed and ahead, with invitations that wait; held and to be recorded; everything that is over. */
export const DESK_VIEWS = ['ANSWER', 'UPCOMING', 'RECORD', 'DONE'] as const;

/** One's own in a list, with what can be done about it at once. */
export const DeskMeetingSummary = MeetingSummary.extend({ stepList: stepsOf(COUNSELLOR_STEPS) });
export type DeskMeetingSummary = z.output<typeof DeskMeetingSummary>;

const DeskMeeting = MeetingDetail.extend({
  slotId: Id,
  stepList: stepsOf(COUNSELLOR_STEPS),
  /** Where the student shares a prep sheet: from which day on, and whether it is open now. */
  prep: z.object({ opensOn: CalendarDate, isOpen: z.boolean() }).nullable(),
  /** Others of the same hour. */
  participantList: z.array(z.object({ requestId: Id, status: Status, student: StudentRef, version: Version })),
  /** The counsellor's own part of the record; nobody else's answers have it. */
  privateRecord: PrivateRecord.nullable(),
});
export type DeskMeeting = z.output<typeof DeskMeeting>;

export const deskMeeting = {
  pageMeetings: get('/cnslt/{desk}/dtls/page', {
    access: deskMenu('R'),
    summary: 'The counsellor’s own requests and meetings, the next first; those over the latest first.',
    params: DeskName,
    query: PageQuery.omit({ sort: true }).extend({
      view: z.enum(DESK_VIEWS).default('ANSWER'),
      status: Status.optional(),
      topic: z.string().max(40).optional(),
      /** Part of a student's name, or initial consonants. */
      searchText: z.string().max(100).optional(),
    }),
    output: z.object({
      meetingPage: pageOf(DeskMeetingSummary),
      /** Counts for every view but DONE; counting stops at 100. */
      counts: z.object({ answer: z.number().int(), upcoming: z.number().int(), record: z.number().int() }),
    }),
  }),
  readMeeting: get('/cnslt/{desk}/dtls/{id}', {
    access: deskMenu('RR'),
    summary: 'One request of the counsellor’s own, with what was written, its history and the record.',
    remark:
      'privateRecord is its author’s alone; referralList has what professors wrote to this kind of counsellor, as the student agreed. prep says from when a shared prep sheet is open, and whether now.',
    params: OfDesk,
    output: z.object({ meeting: DeskMeeting }),
  }),
  sendAppointment: get('/cnslt/{desk}/dtls/{id}/calendar', {
    access: deskMenu('RR'),
    summary: 'One agreed meeting of the counsellor’s own as iCalendar, naming nobody.',
    remark: 'With the UID and SEQUENCE of the e-mails. What is not agreed is not found.',
    params: OfDesk,
    gives: 'file',
    output: z.object({}),
  }),
  stepMeeting: {
    ...stepCall({
      path: '/cnslt/{desk}/dtls',
      access: deskMenu('U'),
      summary: 'One step of a meeting of the counsellor’s own: an answer, another hour, the outcome and its record.',
      remark:
        'RESCHEDULE invites the student to another hour of the counsellor’s own, in one step: what was written and its history move along, to the request that movedTo names. CORRECT_COMPLETED needs the record where there is none yet. ASK_CORRECTION goes to the student’s department, once the counsellor’s own seven days are over (Later corrections).',
      actions: COUNSELLOR_STEPS,
      statuses: MEETING_STATUSES,
      standing: MeetingStanding,
    }),
    params: OfDesk,
  },
};
