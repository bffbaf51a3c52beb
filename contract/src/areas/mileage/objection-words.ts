/** Words that all calls about objections to lines share (docs/specification.md, Mileage). */
import { z } from 'zod';

import { defineActions, needs, needsText } from '../../shared/workflow.ts';
import { MILEAGE_MOST } from './words.ts';

/** UPHELD: with a correction of points, or settled in another way. */
export const OBJECTION_STATUSES = ['OPEN', 'UPHELD', 'DISMISSED', 'WITHDRAWN'] as const;
export type ObjectionStatus = (typeof OBJECTION_STATUSES)[number];

/** The sides of a conversation about a line. */
export const OBJECTION_SIDES = ['STUDENT', 'OFFICE'] as const;
export type ObjectionSide = (typeof OBJECTION_SIDES)[number];

/** Days after the close of its term in which a line can be objected to. */
export const OBJECTION_DAYS = 14;

export const OBJECTION_MOST = {
  content: 1000,
  reply: 1000,
  /** Replies of both sides together. */
  replies: 20,
  /** Files of evidence. */
  files: 3,
  /** Objections to one line, where the earlier ones were withdrawn. */
  times: 2,
} as const;

/**
 * Reasons why a line cannot be objected to. KIND: it only holds points or frees them. OPEN: one is being looked at. DECIDED:
 * one was decided. TWICE: it was withdrawn as often as it can be. LATE: the time is over. READER: the person no longer studies.
 */
export const OBJECTION_BARS = ['KIND', 'OPEN', 'DECIDED', 'TWICE', 'LATE', 'READER'] as const;
export type ObjectionBar = (typeof OBJECTION_BARS)[number];

const reply = { needs: { content: needsText(OBJECTION_MOST.reply) } };
const answer = { reason: needsText(MILEAGE_MOST.reason) };

export const OWN_OBJECTION_STEPS = defineActions({ REPLY: reply, WITHDRAW: { needs: {} } });
/** UPHOLD: corrects the points. SETTLE: upholds without a line, because it is handled otherwise. */
export const DESK_OBJECTION_STEPS = defineActions({
  UPHOLD: { needs: { points: needs(z.number().int().min(-MILEAGE_MOST.points).max(MILEAGE_MOST.points)), ...answer } },
  REPLY: reply,
  SETTLE: { needs: answer },
  DISMISS: { needs: answer },
});
