/**
 * Outcomes that the department corrects, as both sides of a meeting and those who decide read them.
 */
import { z } from 'zod';

import { Id, Instant } from '../../../shared/id.ts';
import { defineActions, needsText, takesText } from '../../../shared/workflow.ts';
import { COUNSELLING_MOST, Version } from '../words.ts';

/** SETTLED: the counsellor corrected the outcome before the department answered. */
export const CORRECTION_STATUSES = ['WAITING', 'ACCEPTED', 'DECLINED', 'SETTLED'] as const;
export type CorrectionStatus = (typeof CORRECTION_STATUSES)[number];

/** Actions of staff who decide for the student's department; an accepted one may have a word to both. */
export const CORRECTION_STEPS = defineActions({
  ACCEPT: { needs: { answer: takesText(COUNSELLING_MOST.reason) } },
  DECLINE: { needs: { answer: needsText(COUNSELLING_MOST.reason) } },
});

export const OUTCOMES = ['COMPLETED', 'ABSENT'] as const;
export type MeetingOutcome = (typeof OUTCOMES)[number];

export const OutcomeCorrection = z.object({
  correctionId: Id,
  status: z.enum(CORRECTION_STATUSES),
  /** The outcome that it should be. */
  to: z.enum(OUTCOMES),
  by: z.enum(['STUDENT', 'COUNSELLOR']),
  reason: z.string(),
  /** The answer; null while it waits, and where there was nothing to say. */
  answer: z.string().nullable(),
  askedAt: Instant,
  decidedAt: Instant.nullable(),
  version: Version,
});
export type OutcomeCorrection = z.output<typeof OutcomeCorrection>;
