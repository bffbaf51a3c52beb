/**
 * Calls that only referrals to the counselling centre have (others: ../referral.ts): nothing reaches the centre before
 * the student agrees, but in danger.
 */
import { z } from 'zod';

import { menu, named } from '../../../access.ts';
import { get } from '../../../call.ts';
import { Id, Instant } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { defineActions, needsText, standingOf, stepCall, stepsOf } from '../../../shared/workflow.ts';
import { REFERRAL_STATUSES, REFERRED_STEPS, ReferralReasons, ReferredBase } from '../referral/referral.ts';
import { StudentRef } from '../words.ts';
import { Help, PsychVersion } from './words.ts';

export const EMERGENCY_VIEWS = ['OPEN', 'DONE'] as const;

/** Characters. */
export const EMERGENCY_MOST = { review: 2000 } as const;

/** A manager writes down once what was done about an emergency. */
export const EMERGENCY_STEPS = defineActions({ REVIEW: { needs: { note: needsText(EMERGENCY_MOST.review) } } });

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
  stepList: stepsOf(EMERGENCY_STEPS),
  version: PsychVersion,
});
export type Emergency = z.output<typeof Emergency>;

const Of = z.object({ id: Id });

const OWN = '/cs/psch/reqst/referral';
const EMERGENCY = '/cnslt/psychological/emergency';

export const psychReferral = {
  readOwnReferral: get(`${OWN}/{id}`, {
    access: menu('CS_HIST', 'RR'),
    summary: 'Who would like the caller to see the centre, and all that would be handed over.',
    remark: 'mustAgree: their case is open and their consent to it withdrawn.',
    params: Of,
    output: z.object({ referral: OwnReferral }),
  }),
  stepOwnReferral: stepCall({
    path: OWN,
    access: menu('CS_HIST', 'RR'),
    summary: 'Agrees or declines. Having agreed, the student applies; until then it can be taken back.',
    actions: REFERRED_STEPS,
    statuses: REFERRAL_STATUSES,
    /** With the application that it went with at once, where one is under way. */
    standing: standingOf(REFERRAL_STATUSES).extend({ applicationId: Id.nullable() }),
  }),
  pageEmergencies: get(`${EMERGENCY}/page`, {
    access: named('PSCHMNG'),
    summary: 'Emergencies that professors have told of, those to be reviewed first by when they are due.',
    query: PageQuery.omit({ sort: true }).extend({ view: z.enum(EMERGENCY_VIEWS).default('OPEN') }),
    output: z.object({ emergencyPage: pageOf(Emergency), openCount: z.number().int() }),
  }),
  stepEmergency: stepCall({
    path: EMERGENCY,
    access: named('PSCHMNG'),
    summary: 'Writes down what was done about an emergency and whether telling was right.',
    actions: EMERGENCY_STEPS,
    statuses: REFERRAL_STATUSES,
  }),
};
