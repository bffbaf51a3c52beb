/**
 * What referrals to the counselling centre have beyond those to the others (../referral.ts): nothing reaches the centre before
 * the student agrees, but in danger.
 */
import { z } from 'zod';

import { menu, named } from '../../../access.ts';
import { call } from '../../../call.ts';
import { Id, Instant } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { Answered, ReferralDone, ReferralReasons, ReferredBase } from '../referral.ts';
import { StudentRef } from '../words.ts';
import { Help, PsychVersion } from './words.ts';

export const EMERGENCY_VIEWS = ['OPEN', 'DONE'] as const;

/** Characters; `reason`: what an emergency is told with. */
export const EMERGENCY_MOST = { reason: 1000, review: 2000 } as const;
export const LEAST_EMERGENCY_REASON = 20;

/** As the student sees it: all that would be handed over. */
const OwnReferral = ReferredBase.extend({
  /** The application that it went with. */
  applicationId: Id.nullable(),
  /** Their case is open, and their consent to it withdrawn: they agree anew before they can accept. */
  mustAgree: z.boolean(),
  help: Help,
});
export type OwnReferral = z.output<typeof OwnReferral>;

const Emergency = z.object({
  referralId: Id,
  student: StudentRef,
  referrerName: z.string(),
  reportedAt: Instant,
  /** Within a day. */
  dueAt: Instant,
  isOverdue: z.boolean(),
  reasonList: ReferralReasons,
  reason: z.string(),
  note: z.string(),
  review: z.object({ by: z.string(), at: Instant, note: z.string() }).nullable(),
  version: PsychVersion,
});
export type Emergency = z.output<typeof Emergency>;

const Of = z.object({ id: Id });

const BASE = '/cnslt/psychological/cntc';

export const psychReferral = {
  reportEmergency: call({
    method: 'POST',
    base: '/view/cdp',
    path: `${BASE}/{id}/emergency`,
    access: menu('CNS_CNTC', 'C'),
    summary: 'Tells the centre at once and without asking, where life is in danger, with a reason.',
    params: Of,
    body: z.object({ version: PsychVersion, reason: z.string().max(EMERGENCY_MOST.reason) }),
    output: ReferralDone,
  }),
  readOwnReferral: call({
    method: 'GET',
    base: '/view/cdp',
    path: '/cs/psch/reqst/referral/{id}',
    access: menu('CS_HIST', 'RR'),
    summary: 'Who would like the caller to see the centre, and all that would be handed over.',
    params: Of,
    output: z.object({ referral: OwnReferral }),
  }),
  answerReferral: call({
    method: 'POST',
    base: '/view/cdp',
    path: '/cs/psch/reqst/referral/{id}/answer',
    access: menu('CS_HIST', 'RR'),
    summary: 'Agrees or declines. Having agreed, the student applies; until then it can be taken back.',
    params: Of,
    body: z.object({ version: PsychVersion, isAccepted: z.boolean() }),
    output: Answered.extend({ applicationId: Id.nullable() }),
  }),
  pageEmergencies: call({
    method: 'GET',
    base: '/view/cdp',
    path: '/cnslt/psychological/emergency/page',
    access: named('PSCHMNG'),
    summary: 'Emergencies that professors have told of, those to be reviewed first by when they are due.',
    query: PageQuery.omit({ sort: true }).extend({ view: z.enum(EMERGENCY_VIEWS).default('OPEN') }),
    output: z.object({ emergencyPage: pageOf(Emergency), openCount: z.number().int() }),
  }),
  reviewEmergency: call({
    method: 'POST',
    base: '/view/cdp',
    path: '/cnslt/psychological/emergency/{id}/review',
    access: named('PSCHMNG'),
    summary: 'Writes down what was done about an emergency and whether telling was right.',
    params: Of,
    body: z.object({ version: PsychVersion, note: z.string().max(EMERGENCY_MOST.review) }),
    output: z.object({ referralId: Id, version: PsychVersion }),
  }),
};
