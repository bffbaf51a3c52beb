/**
 * A student's own advisor: who it is, asking for another one, and what the next one may read. And the next one reading it.
 */
import { z } from 'zod';

import { anyMenu, menu } from '../../../access.ts';
import { get, post, put } from '../../../call.ts';
import { Id, Instant } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { stepCall, stepsOf } from '../../../shared/workflow.ts';
import {
  Advisor,
  ADVISOR_MOST,
  ADVISOR_REQUEST_STATUSES,
  AdvisorHistory,
  AdvisorRequest,
  OWN_WISH_STEPS,
} from './words.ts';
import { Kind, Version } from '../words.ts';

const Done = z.object({ requestId: Id, status: z.enum(ADVISOR_REQUEST_STATUSES), version: Version });

const OwnRequest = AdvisorRequest.extend({ stepList: stepsOf(OWN_WISH_STEPS) });
export type OwnAdvisorRequest = z.output<typeof OwnRequest>;

const EarlierMeeting = z.object({
  requestId: Id,
  heldAt: Instant,
  kind: Kind,
  advisorNm: z.string(),
  topicList: z.array(z.string()),
  sharedNote: z.string(),
});
export type EarlierMeeting = z.output<typeof EarlierMeeting>;

export const advisor = {
  readOwnAdvisor: get('/cs/prof/advisor', {
    access: menu('CS_PROF', 'R'),
    summary: 'The caller’s advisor and those before, the wish for another one, and what the advisor may read.',
    remark:
      'share says how many earlier records there are, whether they are shared, and whether the student is still asked.',
    output: z.object({
      /** Null for who has none. */
      advisor: Advisor.omit({ count: true, number: true })
        .extend({ assignmentId: Id, counsellorId: Id.nullable() })
        .nullable(),
      historyList: z.array(AdvisorHistory),
      /** The last one; null for who never asked. */
      request: OwnRequest.nullable(),
      canAsk: z.boolean(),
      share: z.object({
        /** Shared records of meetings with earlier advisors. */
        count: z.number().int(),
        isShared: z.boolean(),
        /** Whether the student has not said yet. */
        isAsked: z.boolean(),
      }),
    }),
  }),
  findAdvisors: get('/cs/prof/advisor/find', {
    access: menu('CS_PROF', 'C'),
    summary: 'Who may advise, of the caller’s own department first; ten at most.',
    query: z.object({ searchText: z.string().max(100).optional() }),
    output: z.object({ advisorList: z.array(Advisor.omit({ count: true, number: true })) }),
  }),
  askForAdvisor: post('/cs/prof/advisor/request', {
    access: menu('CS_PROF', 'C'),
    summary: 'Asks the department’s chief for another advisor; one wish at a time.',
    remark: 'wishedId is null for anybody. Not possible while one waits.',
    body: z.object({ reason: z.string().max(ADVISOR_MOST.reason), wishedId: Id.nullable() }),
    output: Done,
  }),
  stepOwnWish: stepCall({
    path: '/cs/prof/advisor/request',
    access: menu('CS_PROF', 'C'),
    summary: 'Takes back the wish for another advisor.',
    actions: OWN_WISH_STEPS,
    statuses: ADVISOR_REQUEST_STATUSES,
  }),
  shareEarlier: put('/cs/prof/advisor/share', {
    access: menu('CS_PROF', 'R'),
    summary: 'Lets the advisor of today read what earlier advisors shared with the caller, or no longer; at once.',
    body: z.object({ assignmentId: Id, isShared: z.boolean() }),
    output: z.object({ isShared: z.boolean() }),
  }),
  pageEarlier: get('/cnslt/professor/stdnt/earlier/{id}', {
    access: anyMenu(['CNS_STUD_U', 'CNS_STUD_G'], 'RR'),
    summary: 'What earlier advisors shared with an assigned student; not found until the student agrees.',
    params: z.object({ id: Id }),
    query: PageQuery.omit({ sort: true }),
    output: z.object({ meetingPage: pageOf(EarlierMeeting) }),
  }),
};
