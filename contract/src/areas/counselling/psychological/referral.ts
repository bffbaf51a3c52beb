/**
 * A full-time professor's referral to the counselling centre: nothing reaches the centre before the student agrees, but in
 * danger. The professor learns how it stands, never what it is about.
 */
import { z } from 'zod';

import { menu, named } from '../../../access.ts';
import { call } from '../../../call.ts';
import { Id, Instant } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { StudentRef } from '../words.ts';
import { Help, PsychVersion } from './words.ts';

/** What the professor noticed. */
export const REFERRAL_REASONS = [
  'ATTENDANCE',
  'GRADES',
  'MOOD',
  'ANXIETY',
  'SLEEP',
  'RELATIONSHIP',
  'FAMILY',
  'ADJUSTMENT',
  'OTHER',
] as const;
/** How soon the professor thinks somebody should be seen. */
export const REFERRAL_URGENCIES = ['NORMAL', 'SOON', 'URGENT'] as const;
export const REFERRAL_STATUSES = [
  'DRAFT',
  'ASKED',
  'ACCEPTED',
  'SENT',
  'LINKED',
  'CLOSED',
  'DECLINED',
  'EXPIRED',
  'EMERGENCY',
] as const;
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];
/** As the referrer sees it: whether a student who agreed goes on with it is the student's own until it is received. */
export const SHOWN_STATUSES = [
  'DRAFT',
  'ASKED',
  'RECEIVED',
  'LINKED',
  'CLOSED',
  'DECLINED',
  'EXPIRED',
  'EMERGENCY',
  'REVIEWED',
] as const;
export const REFERRER_ACTIONS = ['CHANGE', 'ASK', 'EMERGENCY'] as const;
export const REFERRED_ACTIONS = ['ACCEPT', 'DECLINE', 'APPLY'] as const;
export const EMERGENCY_VIEWS = ['OPEN', 'DONE'] as const;

/** Characters; `reason`: the least that an emergency is told with. */
export const REFERRAL_MOST = { note: 1000, reason: 1000, review: 2000 } as const;
export const LEAST_EMERGENCY_REASON = 20;

const Urgency = z.enum(REFERRAL_URGENCIES);
const ReasonList = z.array(z.enum(REFERRAL_REASONS)).max(REFERRAL_REASONS.length);
const Shown = z.enum(SHOWN_STATUSES);
const Status = z.enum(REFERRAL_STATUSES);

const Written = z.object({
  reasonList: ReasonList,
  urgency: Urgency,
  /** Read by the student before they answer, and by the centre afterwards. */
  note: z.string().max(REFERRAL_MOST.note),
});

const Summary = z.object({
  referralId: Id,
  student: StudentRef,
  status: Shown,
  urgency: Urgency,
  createdAt: Instant,
  askedAt: Instant.nullable(),
  /** Until when the student can answer; null where nobody is asked. */
  untilAt: Instant.nullable(),
});
export type ReferralSummary = z.output<typeof Summary>;

const Referral = Summary.extend({
  /** Null once it is gone: what a student did not want is not kept. */
  written: Written.omit({ urgency: true }).extend({ emergency: z.string().nullable() }).nullable(),
  historyList: z.array(z.object({ to: Shown, at: Instant })),
  can: z.array(z.enum(REFERRER_ACTIONS)),
  /** Null once nothing can be changed. */
  version: PsychVersion.nullable(),
});
export type Referral = z.output<typeof Referral>;

/** As the student sees it: all that would be handed over. */
const OwnReferral = z.object({
  referralId: Id,
  status: Status,
  referrerName: z.string(),
  referrerDept: z.string(),
  askedAt: Instant,
  untilAt: Instant.nullable(),
  written: Written.nullable(),
  /** The application that it went with. */
  applicationId: Id.nullable(),
  can: z.array(z.enum(REFERRED_ACTIONS)),
  help: Help,
  version: PsychVersion,
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
  reasonList: ReasonList,
  reason: z.string(),
  note: z.string(),
  review: z.object({ by: z.string(), at: Instant, note: z.string() }).nullable(),
  version: PsychVersion,
});
export type Emergency = z.output<typeof Emergency>;

const Of = z.object({ id: Id });
const Done = z.object({ referralId: Id, status: Shown });

const BASE = '/cnslt/psychological/cntc';

export const psychReferral = {
  pageReferrals: call({
    method: 'GET',
    base: '/view/cdp',
    path: `${BASE}/page`,
    access: menu('CNS_CNTC', 'R'),
    summary: 'The caller’s own referrals, the latest first: how each stands and nothing of what it is about.',
    query: PageQuery.omit({ sort: true }),
    output: z.object({ referralPage: pageOf(Summary) }),
  }),
  findReferable: call({
    method: 'GET',
    base: '/view/cdp',
    path: `${BASE}/student/find`,
    access: menu('CNS_CNTC', 'C'),
    summary: 'Students whom the caller may refer: advised, taught this term or met in counselling. Twenty at most.',
    query: z.object({ searchText: z.string().max(100).optional(), stdntId: Id.optional() }),
    output: z.object({ studentList: z.array(StudentRef) }),
  }),
  readReferral: call({
    method: 'GET',
    base: '/view/cdp',
    path: `${BASE}/{id}`,
    access: menu('CNS_CNTC', 'R'),
    summary: 'One of the caller’s own referrals.',
    params: Of,
    output: z.object({ referral: Referral }),
  }),
  createReferral: call({
    method: 'POST',
    base: '/view/cdp',
    path: BASE,
    access: menu('CNS_CNTC', 'C'),
    summary: 'Begins a referral. Nobody is asked or told yet.',
    body: Written.extend({ stdntId: Id }),
    output: Done.extend({ version: PsychVersion }),
  }),
  changeReferral: call({
    method: 'PUT',
    base: '/view/cdp',
    path: `${BASE}/{id}`,
    access: menu('CNS_CNTC', 'C'),
    summary: 'Changes what nobody was asked about yet.',
    params: Of,
    body: Written.extend({ version: PsychVersion }),
    output: Done.extend({ version: PsychVersion }),
  }),
  askStudent: call({
    method: 'POST',
    base: '/view/cdp',
    path: `${BASE}/{id}/ask`,
    access: menu('CNS_CNTC', 'C'),
    summary: 'Asks the student whether they agree; they have fourteen days.',
    params: Of,
    body: z.object({ version: PsychVersion }),
    output: Done,
  }),
  reportEmergency: call({
    method: 'POST',
    base: '/view/cdp',
    path: `${BASE}/{id}/emergency`,
    access: menu('CNS_CNTC', 'C'),
    summary: 'Tells the centre at once and without asking, where life is in danger, with a reason.',
    params: Of,
    body: z.object({ version: PsychVersion, reason: z.string().max(REFERRAL_MOST.reason) }),
    output: Done,
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
    output: z.object({ referralId: Id, status: Status, version: PsychVersion, applicationId: Id.nullable() }),
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
    body: z.object({ version: PsychVersion, note: z.string().max(REFERRAL_MOST.review) }),
    output: z.object({ referralId: Id, version: PsychVersion }),
  }),
};
