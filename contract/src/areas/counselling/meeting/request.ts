/**
 * Asking for counselling, as students and alumni do, and taking it back.
 */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { call } from '../../../call.ts';
import { FileRef } from '../../../shared/file.ts';
import { Id, Instant } from '../../../shared/id.ts';
import { FORM_STATUSES } from '../../survey.ts';
import { MeetingDetail, MeetingSummary } from './meeting.ts';
import { Channel, COUNSELLING_MOST, Reason, Status, TopicCodes, Version } from '../words.ts';

/** Actions that the student may take on a request; filled from the rule that refuses. */
export const STUDENT_ACTIONS = [
  'WITHDRAW',
  'CANCEL',
  'RESCHEDULE',
  'ACCEPT',
  'DECLINE',
  'CONFIRM',
  'DISPUTE',
  'ASK_CORRECTION',
] as const;

/** State of the student's survey about it; null where nothing is asked. */
const OwnSurvey = z.enum(FORM_STATUSES).nullable();

export const StudentMeetingSummary = MeetingSummary.extend({ survey: OwnSurvey });
export type StudentMeetingSummary = z.output<typeof StudentMeetingSummary>;

export const StudentMeeting = MeetingDetail.extend({
  survey: OwnSurvey,
  can: z.array(z.enum(STUDENT_ACTIONS)),
});
export type StudentMeeting = z.output<typeof StudentMeeting>;

const Written = z.object({
  channel: Channel,
  topicList: TopicCodes,
  content: z.string().max(COUNSELLING_MOST.content),
  hope: z.string().max(COUNSELLING_MOST.hope),
  fileId: Id.nullable(),
  fileSnList: z.array(z.number().int().min(1)).max(COUNSELLING_MOST.files),
});

const DraftContent = Written.partial({ channel: true });
const Draft = DraftContent.extend({ fileList: z.array(FileRef), savedAt: Instant });
export type RequestDraft = z.output<typeof Draft>;

const OfRequest = z.object({ id: Id });
const Done = z.object({ requestId: Id, status: Status, version: Version });

export const request = {
  readDraft: call({
    method: 'GET',
    base: '/view/cdp',
    path: '/cs/prof/reqst/draft/{id}',
    access: menu('CS_PROF', 'C'),
    summary: 'What the caller was writing to this counsellor, kept for a month; null for nothing.',
    params: OfRequest,
    output: z.object({ draft: Draft.nullable() }),
  }),
  saveDraft: call({
    method: 'PUT',
    base: '/view/cdp',
    path: '/cs/prof/reqst/draft/{id}',
    access: menu('CS_PROF', 'C'),
    summary: 'Keeps what the caller is writing to this counsellor.',
    remark: 'Kept for 30 days, sealed.',
    params: OfRequest,
    body: DraftContent,
    draft: true,
    output: z.object({ savedAt: Instant }),
  }),
  createRequest: call({
    method: 'POST',
    base: '/view/cdp',
    path: '/cs/prof/reqst',
    access: menu('CS_PROF', 'C'),
    summary: 'Asks for an hour. Of many who ask for the same seat one gets it; the others are told at `slotId`.',
    remark: 'prepVersion is the consent to a prep sheet; null, as it begins, for none.',
    body: Written.extend({
      slotId: Id,
      /** The version of the text by which the student shares a prep sheet; null where they do not. */
      prepVersion: z.number().int().min(1).nullable().default(null),
    }),
    output: Done,
  }),
  withdrawRequest: call({
    method: 'POST',
    base: '/view/cdp',
    path: '/cs/prof/reqst/withdraw/{id}',
    access: menu('CS_PROF', 'C'),
    summary: 'Takes back what was not answered yet.',
    params: OfRequest,
    body: z.object({ version: Version }),
    output: Done,
  }),
  cancelMeeting: call({
    method: 'POST',
    base: '/view/cdp',
    path: '/cs/prof/reqst/cancel/{id}',
    access: menu('CS_PROF', 'C'),
    summary: 'Cancels an agreed meeting, until the university’s deadline before it.',
    remark: 'The deadline is `counselling.cancelHours` before the hour.',
    params: OfRequest,
    body: z.object({ version: Version, reason: Reason }),
    output: Done,
  }),
  rescheduleRequest: call({
    method: 'POST',
    base: '/view/cdp',
    path: '/cs/prof/reqst/reschedule/{id}',
    access: menu('CS_PROF', 'C'),
    summary: 'Asks for another hour in place of this one, in one step; what was written moves along.',
    remark: 'The hour is of the same counsellor. Gives the new request, to which the history moves along.',
    params: OfRequest,
    body: z.object({ version: Version, slotId: Id }),
    output: Done,
  }),
};
