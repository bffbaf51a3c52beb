/**
 * Asking for counselling, as students and alumni do, and the steps of their own requests and meetings.
 */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { get, post, put } from '../../../call.ts';
import { FileRef } from '../../../shared/file.ts';
import { Id, Instant } from '../../../shared/id.ts';
import { stepCall, stepsOf } from '../../../shared/workflow.ts';
import { FORM_STATUSES } from '../../survey.ts';
import { MeetingDetail, MeetingSummary } from './meeting.ts';
import { MEETING_STATUSES, MeetingStanding, STUDENT_STEPS } from './steps.ts';
import { Channel, COUNSELLING_MOST, Status, TopicCodes, Version } from '../words.ts';
import { Ordinal } from '../../../shared/whole-number.ts';

/** State of the student's survey about it; null where nothing is asked. */
const OwnSurvey = z.enum(FORM_STATUSES).nullable();

export const StudentMeetingSummary = MeetingSummary.extend({ survey: OwnSurvey });
export type StudentMeetingSummary = z.output<typeof StudentMeetingSummary>;

export const StudentMeeting = MeetingDetail.extend({
  survey: OwnSurvey,
  stepList: stepsOf(STUDENT_STEPS),
});
export type StudentMeeting = z.output<typeof StudentMeeting>;

const Written = z.object({
  channel: Channel,
  topicList: TopicCodes,
  content: z.string().max(COUNSELLING_MOST.content),
  hope: z.string().max(COUNSELLING_MOST.hope),
  fileId: Id.nullable(),
  fileSnList: z.array(Ordinal).max(COUNSELLING_MOST.files),
});

const DraftContent = Written.partial({ channel: true });
const Draft = DraftContent.extend({ fileList: z.array(FileRef), savedAt: Instant });
export type RequestDraft = z.output<typeof Draft>;

const OfRequest = z.object({ id: Id });
const Done = z.object({ requestId: Id, status: Status, version: Version });

export const request = {
  readDraft: get('/cs/prof/reqst/draft/{id}', {
    access: menu('CS_PROF', 'C'),
    summary: 'What the caller was writing to this counsellor, kept for a month; null for nothing.',
    params: OfRequest,
    output: z.object({ draft: Draft.nullable() }),
  }),
  saveDraft: put('/cs/prof/reqst/draft/{id}', {
    access: menu('CS_PROF', 'C'),
    summary: 'Keeps what the caller is writing to this counsellor.',
    remark: 'Kept for 30 days, sealed.',
    params: OfRequest,
    body: DraftContent,
    draft: true,
    output: z.object({ savedAt: Instant }),
  }),
  createRequest: post('/cs/prof/reqst', {
    access: menu('CS_PROF', 'C'),
    summary: 'Asks for an hour. Of many who ask for the same seat one gets it; the others are told at `slotId`.',
    remark: 'prepVersion is the consent to a prep sheet; null, as it begins, for none.',
    body: Written.extend({
      slotId: Id,
      /** The version of the text by which the student shares a prep sheet; null where they do not. */
      prepVersion: Ordinal.nullable().default(null),
    }),
    output: Done,
  }),
  stepOwnMeeting: stepCall({
    path: '/cs/hist/meeting',
    access: menu('CS_HIST', 'RR'),
    summary:
      'One step of a request or meeting of the student’s own: an answer, another hour, or their word on the outcome.',
    remark:
      'CANCEL and RESCHEDULE of an agreed meeting go until `counselling.cancelHours` before it. RESCHEDULE asks for another hour of the same counsellor in place of this one, in one step: what was written and its history move along, to the request that movedTo names. CONFIRM and DISPUTE have seven days. ASK_CORRECTION goes to the student’s department, and is only for what was disputed in time.',
    actions: STUDENT_STEPS,
    statuses: MEETING_STATUSES,
    standing: MeetingStanding,
  }),
};
