/**
 * Words that the calls of advisor assignment share.
 */
import { z } from 'zod';

import { CalendarDate, Id, Instant } from '../../../shared/id.ts';
import { defineActions, needs, needsText, takesText } from '../../../shared/workflow.ts';

/** Why somebody became a student's advisor. */
export const ADVISOR_REASONS = ['INITIAL', 'TRANSFER', 'REQUEST', 'RETIREMENT', 'SABBATICAL'] as const;
export type AdvisorReason = (typeof ADVISOR_REASONS)[number];

/** Why somebody stops being it, with nobody to follow yet. */
export const ADVISOR_END_REASONS = ['RETIREMENT', 'SABBATICAL', 'TRANSFER', 'REQUEST'] as const;
export type AdvisorEndReason = (typeof ADVISOR_END_REASONS)[number];

/** States of a student's wish for another advisor. */
export const ADVISOR_REQUEST_STATUSES = ['WAITING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const;
export type AdvisorRequestStatus = (typeof ADVISOR_REQUEST_STATUSES)[number];

export const ADVISOR_MOST = {
  /** Students whose advisor changes at once. */
  rows: 4000,
  /** Over whom students are distributed. */
  advisors: 50,
  reason: 500,
  problems: 200,
} as const;

/** Actions of a student on their own wish. */
export const OWN_WISH_STEPS = defineActions({ WITHDRAW: { needs: {} } });

/** Actions of those who decide for the student's department. */
export const WISH_STEPS = defineActions({
  ACCEPT: { needs: { advisorId: needs(Id), answer: takesText(ADVISOR_MOST.reason) } },
  DECLINE: { needs: { answer: needsText(ADVISOR_MOST.reason) } },
});

/** A person who may advise, and how many they advise today. */
export const Advisor = z.object({
  memberId: Id,
  name: z.string(),
  /** The number by which a file names them: what they sign in with. */
  number: z.string(),
  deptNm: z.string().nullable(),
  count: z.number().int(),
});
export type Advisor = z.output<typeof Advisor>;

export const AdvisorHistory = z.object({
  assignmentId: Id,
  advisorNm: z.string(),
  beginsOn: CalendarDate,
  endsOn: CalendarDate.nullable(),
  reason: z.enum(ADVISOR_REASONS),
  /** Null where it has not ended, or ended because somebody else began. */
  endReason: z.enum(ADVISOR_END_REASONS).nullable(),
  isCurrent: z.boolean(),
});
export type AdvisorHistory = z.output<typeof AdvisorHistory>;

export const AdvisorRequest = z.object({
  requestId: Id,
  status: z.enum(ADVISOR_REQUEST_STATUSES),
  reason: z.string(),
  wishedId: Id.nullable(),
  wishedNm: z.string().nullable(),
  /** The answer; null while it waits, and where there is nothing to say. */
  answer: z.string().nullable(),
  askedAt: Instant,
  decidedAt: Instant.nullable(),
  version: z.number().int(),
});
export type AdvisorRequest = z.output<typeof AdvisorRequest>;
