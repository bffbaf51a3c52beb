/**
 * Answering requests and holding meetings, at each counsellor's own desk.
 */
import { z } from 'zod';

import { call } from '../../../call.ts';
import { CalendarDate, Id } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { MeetingDetail, MeetingSummary } from './meeting.ts';
import { PrivateRecord, RecordBody } from './record-body.ts';
import { deskMenu, DeskName, OfDesk, Reason, Status, StudentRef, Version } from '../words.ts';

/** To answer; agreed and ahead, with invitations that wait; held and to be recorded; everything that is over. */
export const DESK_VIEWS = ['ANSWER', 'UPCOMING', 'RECORD', 'DONE'] as const;
export const COUNSELLOR_ACTIONS = [
  'APPROVE',
  'REJECT',
  'CANCEL',
  'RESCHEDULE',
  'RETRACT',
  'COMPLETE',
  'ABSENT',
  'CORRECT',
  'CHANGE_RECORD',
  'ASK_CORRECTION',
] as const;

const DeskMeeting = MeetingDetail.extend({
  slotId: Id,
  can: z.array(z.enum(COUNSELLOR_ACTIONS)),
  /** Where the student shares a prep sheet: from which day on, and whether it is open now. */
  prep: z.object({ opensOn: CalendarDate, isOpen: z.boolean() }).nullable(),
  /** Others of the same hour. */
  participantList: z.array(z.object({ requestId: Id, status: Status, student: StudentRef, version: Version })),
  /** The counsellor's own part of the record; nobody else's answers have it. */
  privateRecord: PrivateRecord.nullable(),
});
export type DeskMeeting = z.output<typeof DeskMeeting>;

const Done = z.object({ requestId: Id, status: Status, version: Version });

export const deskMeeting = {
  pageMeetings: call({
    method: 'GET',
    base: '/view/cdp',
    path: '/cnslt/{desk}/dtls/page',
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
      meetingPage: pageOf(MeetingSummary),
      /** Counts for every view but DONE; counting stops at 100. */
      counts: z.object({ answer: z.number().int(), upcoming: z.number().int(), record: z.number().int() }),
    }),
  }),
  readMeeting: call({
    method: 'GET',
    base: '/view/cdp',
    path: '/cnslt/{desk}/dtls/{id}',
    access: deskMenu('RR'),
    summary: 'One request of the counsellor’s own, with what was written, its history and the record.',
    remark:
      'privateRecord is its author’s alone; referralList has what professors wrote to this kind of counsellor, as the student agreed. prep says from when a shared prep sheet is open, and whether now.',
    params: OfDesk,
    output: z.object({ meeting: DeskMeeting }),
  }),
  sendAppointment: call({
    method: 'GET',
    base: '/view/cdp',
    path: '/cnslt/{desk}/dtls/{id}/calendar',
    access: deskMenu('RR'),
    summary: 'One agreed meeting of the counsellor’s own as iCalendar, naming nobody.',
    remark: 'With the UID and SEQUENCE of the e-mails. What is not agreed is not found.',
    params: OfDesk,
    gives: 'file',
    output: z.object({}),
  }),
  approveRequest: call({
    method: 'POST',
    base: '/view/cdp',
    path: '/cnslt/{desk}/dtls/{id}/approve',
    access: deskMenu('U'),
    summary: 'Agrees to a request whose hour is still ahead.',
    params: OfDesk,
    body: z.object({ version: Version }),
    output: Done,
  }),
  rejectRequest: call({
    method: 'POST',
    base: '/view/cdp',
    path: '/cnslt/{desk}/dtls/{id}/reject',
    access: deskMenu('U'),
    summary: 'Refuses a request, with a reason that the student reads.',
    params: OfDesk,
    body: z.object({ version: Version, reason: Reason }),
    output: Done,
  }),
  cancelAppointment: call({
    method: 'POST',
    base: '/view/cdp',
    path: '/cnslt/{desk}/dtls/{id}/cancel',
    access: deskMenu('U'),
    summary: 'Cancels an agreed meeting before it begins, with a reason that the student reads.',
    params: OfDesk,
    body: z.object({ version: Version, reason: Reason }),
    output: Done,
  }),
  completeMeeting: call({
    method: 'POST',
    base: '/view/cdp',
    path: '/cnslt/{desk}/dtls/{id}/complete',
    access: deskMenu('U'),
    summary: 'Records a meeting that has begun, and completes it.',
    params: OfDesk,
    body: RecordBody.extend({ version: Version }),
    output: Done,
  }),
  markAbsent: call({
    method: 'POST',
    base: '/view/cdp',
    path: '/cnslt/{desk}/dtls/{id}/absent',
    access: deskMenu('U'),
    summary: 'Notes that the student did not come, ten minutes after the begin at the earliest.',
    params: OfDesk,
    body: z.object({ version: Version }),
    output: Done,
  }),
  correctOutcome: call({
    method: 'POST',
    base: '/view/cdp',
    path: '/cnslt/{desk}/dtls/{id}/correct',
    access: deskMenu('U'),
    summary: 'Turns absent into completed or back within seven days, with a reason.',
    remark: 'They count from the outcome, or from the student’s dispute.',
    params: OfDesk,
    body: z.object({
      version: Version,
      to: z.enum(['COMPLETED', 'ABSENT']),
      reason: Reason,
      /** Needed for COMPLETED where nothing was recorded yet. */
      record: RecordBody.nullable(),
    }),
    output: Done,
  }),
};
