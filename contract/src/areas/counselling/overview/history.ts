/**
 * The student's own counselling, of every kind.
 */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { get } from '../../../call.ts';
import { ENUMS } from '../../../enums.ts';
import { Id, Instant } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { CENTRE_KINDS } from '../referral/referral.ts';
import { StudentMeeting, StudentMeetingSummary } from '../meeting/request.ts';
import { ASKED_KINDS, Status } from '../words.ts';

/** Kinds that keep a case of several meetings, with a detail of their own. */
export const CASE_KINDS = ['PSYCHOLOGICAL', 'LAW'] as const;
/** In a list also what is no case yet: counselling that a professor suggests. */
const LISTED_KINDS = [...CASE_KINDS, ...CENTRE_KINDS] as const;
export type CaseKind = (typeof LISTED_KINDS)[number];
export const HISTORY_KINDS = [...ASKED_KINDS, ...CASE_KINDS] as const;

/** Next steps of a case, as far as a list may show them. */
export const CASE_STEPS = [
  'ANSWER',
  'ASSIGN',
  'MEET',
  'WRITE',
  'REVIEW',
  'READ',
  'CLOSE',
  'CHECK_IN',
  'CONSENT',
  'APPLY',
  'BOOK',
  'SURVEY',
] as const;

/** A case in a list. Never a word of what it is about: that stays with its own detail. */
export const CaseSummary = z.object({
  caseId: Id,
  kind: z.enum(LISTED_KINDS),
  /** How it stands, as coarse as the states of applications; the detail says more. */
  status: z.enum(ENUMS.psychologicalStatus),
  askedAt: Instant,
  /** The next appointment, or else the last one. */
  beginsAt: Instant.nullable(),
  next: z
    .object({
      step: z.enum(CASE_STEPS),
      who: z.enum(['STUDENT', 'COUNSELLOR', 'BOTH']),
      dueAt: Instant.nullable(),
    })
    .nullable(),
  /** Its detail, on the caller's side. */
  path: z.string(),
});
export type CaseSummary = z.output<typeof CaseSummary>;

/** One of the two. */
const HistoryEntry = z.object({ meeting: StudentMeetingSummary.nullable(), case: CaseSummary.nullable() });
export type HistoryEntry = z.output<typeof HistoryEntry>;

export const history = {
  pageHistory: get('/cs/hist/page', {
    access: menu('CS_HIST', 'R'),
    summary: 'The student’s own requests, meetings and cases: open ones first by their hour, then the latest.',
    query: PageQuery.omit({ sort: true }).extend({
      kind: z.enum(HISTORY_KINDS).optional(),
      status: Status.optional(),
    }),
    output: z.object({ historyPage: pageOf(HistoryEntry) }),
  }),
  readOwnMeeting: get('/cs/hist/{id}', {
    access: menu('CS_HIST', 'RR'),
    summary: 'One of the student’s own, with what was written, its history and the shared part of the record.',
    params: z.object({ id: Id }),
    output: z.object({ meeting: StudentMeeting }),
  }),
  sendOwnAppointment: get('/cs/hist/calendar/{id}', {
    access: menu('CS_HIST', 'RR'),
    summary: 'One agreed meeting of the student’s own as iCalendar, naming nobody.',
    remark: 'As at the desk; of legal counselling it says only 상담 일정 안내.',
    params: z.object({ id: Id }),
    gives: 'file',
    output: z.object({}),
  }),
};
