/**
 * Referrals to the centres: a full-time professor asks a student whether they would like to be seen, and nothing is told to
 * anybody before the student agrees. The professor learns how it stands, never what is said there. What only the counselling
 * centre has stands in psychological/referral.ts.
 */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { get, post, put } from '../../../call.ts';
import { Id, Instant } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { defineActions, needsText, stepCall, stepsOf } from '../../../shared/workflow.ts';
import { StudentRef, Version } from '../words.ts';

/** Centres whose counsellors a student asks for an hour: of careers, and of learning. */
export const CENTRE_KINDS = ['CAREER', 'COACH'] as const;
export type CentreKind = (typeof CENTRE_KINDS)[number];
export const REFERRAL_DESTINATIONS = ['PSYCHOLOGICAL', ...CENTRE_KINDS] as const;
export type ReferralDestination = (typeof REFERRAL_DESTINATIONS)[number];

/** Reasons that a professor noticed; for careers and learning topics to talk about, as in COUNSELLING_TOPIC. */
export const REFERRAL_REASONS = [
  'ATTENDANCE',
  'GRADES',
  'MOOD',
  'ANXIETY',
  'SLEEP',
  'RELATIONSHIP',
  'FAMILY',
  'ADJUSTMENT',
  'CAREER',
  'EMPLOYMENT',
  'STUDY',
  'PROBATION',
  'CAMPUS_LIFE',
  'MAJOR_CHANGE',
  'LEAVE_RETURN',
  'OTHER',
] as const;
export type ReferralReason = (typeof REFERRAL_REASONS)[number];
/** Those that a professor chooses from, by where they refer to. */
export const REASONS_OF: Readonly<Record<ReferralDestination, readonly ReferralReason[]>> = {
  PSYCHOLOGICAL: ['ATTENDANCE', 'GRADES', 'MOOD', 'ANXIETY', 'SLEEP', 'RELATIONSHIP', 'FAMILY', 'ADJUSTMENT', 'OTHER'],
  CAREER: ['CAREER', 'EMPLOYMENT', 'MAJOR_CHANGE', 'LEAVE_RETURN', 'OTHER'],
  COACH: ['STUDY', 'PROBATION', 'CAMPUS_LIFE', 'MAJOR_CHANGE', 'LEAVE_RETURN', 'OTHER'],
};
/** How soon the professor thinks somebody should be seen. */
export const REFERRAL_URGENCIES = ['NORMAL', 'SOON', 'URGENT'] as const;
/** EMERGENCY: of the counselling centre alone. */
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
/** Characters; `reason`: what an emergency is told with. */
export const REFERRAL_MOST = { note: 1000, reason: 1000 } as const;
export const LEAST_EMERGENCY_REASON = 20;

/** The professor's. EMERGENCY is there to the counselling centre alone, with a reason of the least length. */
export const REFERRER_STEPS = defineActions({
  ASK: { needs: {} },
  EMERGENCY: { needs: { reason: needsText(REFERRAL_MOST.reason) } },
});
/** The student's. */
export const REFERRED_STEPS = defineActions({ ACCEPT: { needs: {} }, DECLINE: { needs: {} } });

const Destination = z.enum(REFERRAL_DESTINATIONS);
const Urgency = z.enum(REFERRAL_URGENCIES);
export const ReferralReasons = z.array(z.enum(REFERRAL_REASONS)).max(REFERRAL_REASONS.length);
const Shown = z.enum(SHOWN_STATUSES);
const ReferralState = z.enum(REFERRAL_STATUSES);

const Written = z.object({
  reasonList: ReferralReasons,
  urgency: Urgency,
  /** Read by the student before they answer, and by whom they ask afterwards. */
  note: z.string().max(REFERRAL_MOST.note),
});

const Summary = z.object({
  referralId: Id,
  destination: Destination,
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
  stepList: stepsOf(REFERRER_STEPS),
  canChange: z.boolean(),
  /** Null once nothing can be changed. */
  version: Version.nullable(),
});
export type Referral = z.output<typeof Referral>;

/** As the student sees it: all that would be handed over. */
export const ReferredBase = z.object({
  referralId: Id,
  status: ReferralState,
  referrerName: z.string(),
  referrerDept: z.string(),
  askedAt: Instant,
  untilAt: Instant.nullable(),
  written: Written.nullable(),
  stepList: stepsOf(REFERRED_STEPS),
  /** Agreed, and to be gone on with by an application or a request. */
  canApply: z.boolean(),
  version: Version,
});

const CentreReferral = ReferredBase.extend({
  kind: z.enum(CENTRE_KINDS),
  /** The request that it went with. */
  requestId: Id.nullable(),
});
export type CentreReferral = z.output<typeof CentreReferral>;

/** With a case or a request: what a professor wrote, as the student agreed to pass it on. */
export const PassedOn = z.object({
  referralId: Id,
  referrerName: z.string(),
  referrerDept: z.string(),
  urgency: Urgency,
  reasonList: ReferralReasons,
  note: z.string(),
  askedAt: Instant,
});
export type PassedOn = z.output<typeof PassedOn>;

const Of = z.object({ id: Id });
const Draft = z.object({ referralId: Id, status: Shown, version: Version });

const BASE = '/cnslt/psychological/cntc';
const OWN = '/cs/hist/referral';

export const referral = {
  pageReferrals: get(`${BASE}/page`, {
    access: menu('CNS_CNTC', 'R'),
    summary:
      'The caller’s own referrals to any centre, the latest first: how each stands, nothing of what it is about.',
    query: PageQuery.omit({ sort: true }),
    output: z.object({ referralPage: pageOf(Summary) }),
  }),
  findReferable: get(`${BASE}/student/find`, {
    access: menu('CNS_CNTC', 'C'),
    summary:
      'Students whom the caller may refer: advised, taught this term or met in counselling, those of the caller’s own department first. Twenty at most.',
    remark: 'Current students only; who asked the caller for counselling counts as met.',
    query: z.object({ searchText: z.string().max(100).optional(), stdntId: Id.optional() }),
    output: z.object({ studentList: z.array(StudentRef) }),
  }),
  readReferral: get(`${BASE}/{id}`, {
    access: menu('CNS_CNTC', 'R'),
    summary: 'One of the caller’s own referrals.',
    remark: 'It has the caller’s own words while they are kept.',
    params: Of,
    output: z.object({ referral: Referral }),
  }),
  createReferral: post(BASE, {
    access: menu('CNS_CNTC', 'C'),
    summary: 'Begins a referral. Nobody is asked or told yet.',
    remark: 'Reasons are those of the destination.',
    body: Written.extend({ stdntId: Id, destination: Destination }),
    output: Draft,
  }),
  changeReferral: put(`${BASE}/{id}`, {
    access: menu('CNS_CNTC', 'C'),
    summary: 'Changes what nobody was asked about yet; student and destination stay.',
    params: Of,
    body: Written.extend({ version: Version }),
    output: Draft,
  }),
  stepReferral: stepCall({
    path: BASE,
    access: menu('CNS_CNTC', 'C'),
    summary:
      'Asks the student whether they agree, for which they have fourteen days; or tells the counselling centre at once and without asking, where life is in danger, with a reason.',
    remark:
      'One waits at a time for a student, professor and destination. EMERGENCY is to the counselling centre alone, with a reason of 20 characters or more; managers and those on duty are told at once.',
    actions: REFERRER_STEPS,
    statuses: REFERRAL_STATUSES,
    /** Without the version, which would tell more than the state does. */
    standing: z.object({ id: Id, status: Shown }),
  }),
  readOwnReferral: get(`${OWN}/{id}`, {
    access: menu('CS_HIST', 'RR'),
    summary: 'Who would like the caller to talk to a career counsellor or coach, and all that would be handed over.',
    params: Of,
    output: z.object({ referral: CentreReferral }),
  }),
  stepOwnReferral: stepCall({
    path: OWN,
    access: menu('CS_HIST', 'RR'),
    summary: 'Agrees or declines. Having agreed, the student asks for an hour; until then it can be taken back.',
    actions: REFERRED_STEPS,
    statuses: REFERRAL_STATUSES,
  }),
  listAgreed: get('/cs/prof/reqst/referral', {
    access: menu('CS_PROF', 'C'),
    summary: 'What goes along with the caller’s next request of that kind: referrals that they have agreed to.',
    query: z.object({ kind: z.enum(CENTRE_KINDS) }),
    output: z.object({ referralList: z.array(PassedOn) }),
  }),
};
