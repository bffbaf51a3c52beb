/** Words and shapes that all calls about mileage share (docs/specification.md, Mileage). */
import { z } from 'zod';

import { ENUMS, type EnumKey } from '../../enums.ts';
import { CalendarDate, Id } from '../../shared/id.ts';
import { defineActions, needsReason, needsText } from '../../shared/workflow.ts';

export const MILEAGE_TYPES = ENUMS.mileageType;
export type MileageType = (typeof MILEAGE_TYPES)[number];

/** Kinds of lines of the ledger. HOLD and RELEASE change what is available, all others the balance. */
export const MILEAGE_KINDS = ENUMS.mileageKind;
export type MileageKind = (typeof MILEAGE_KINDS)[number];

export const CLAIM_STATUSES = ENUMS.mileageClaimStatus;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];
export const USE_STATUSES = ['TEMP', 'APPLY', 'APPROVED', 'REFUSED', 'PAID', 'CANCELLED'] as const;
export type UseStatus = (typeof USE_STATUSES)[number];

/** How people can stand in the register for a deed to count. */
export const RULE_REGISTERS = [
  'ENROLLED',
  'LEAVE',
  'COMPLETED',
] as const satisfies readonly EnumKey<'schoolRegister'>[];
export type RuleRegister = (typeof RULE_REGISTERS)[number];

export const FORMULA_KINDS = ['PIECE', 'HOUR', 'GRADE', 'PROMISED'] as const;
export type FormulaKind = (typeof FORMULA_KINDS)[number];

export const MILEAGE_MOST = {
  reason: 500,
  note: 500,
  /** Characters of the number of a certificate. */
  number: 40,
  /** Files of evidence. */
  files: 3,
  /** Pieces, hours or a score. */
  quantity: 10_000,
  points: 100_000,
  bank: 30,
} as const;

/** How points come about: data, and no language of expressions. */
export const Formula = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PIECE'), points: z.number().int().min(0).max(MILEAGE_MOST.points) }),
  /** Points an hour; what it makes is rounded down. */
  z.object({ kind: z.literal('HOUR'), points: z.number().min(0).max(1000) }),
  /** The row with the largest `least` that the value reaches counts. */
  z.object({
    kind: z.literal('GRADE'),
    rowList: z
      .array(
        z.object({
          least: z.number().min(0).max(MILEAGE_MOST.quantity),
          points: z.number().int().min(0).max(MILEAGE_MOST.points),
        }),
      )
      .min(1)
      .max(20),
  }),
  /** The points that the programme promised; where it promised none, by the hour. */
  z.object({ kind: z.literal('PROMISED'), perHour: z.number().min(0).max(1000) }),
]);
export type Formula = z.output<typeof Formula>;

/**
 * Steps by which a rule comes to its points. NO_RULE: nothing is in force for that day. REGISTER: not enrolled then.
 * BELOW: under the least grade. BEST: another one of its group counts already. DIFFERENCE: less what that one brought.
 * BY_HAND: the office wrote the points, and no cap was asked. UNANSWERED: the survey was over before it was answered.
 */
export const EXPLANATIONS = [
  'PIECE',
  'HOUR',
  'GRADE',
  'PROMISED',
  'NO_RULE',
  'REGISTER',
  'BELOW',
  'CAP_ONCE',
  'BEST',
  'DIFFERENCE',
  'CAP_TERM',
  'CAP_LIFE',
  'BY_HAND',
  'UNANSWERED',
] as const;
export type ExplanationCode = (typeof EXPLANATIONS)[number];

/** One step: what it looked at, and the points after it. */
export const Explanation = z.object({
  code: z.enum(EXPLANATIONS),
  /** Pieces, hours, the score, or what was there before. */
  amount: z.number().nullable(),
  /** Points each, the least score, or the cap. */
  limit: z.number().nullable(),
  points: z.number().int(),
});
export type Explanation = z.output<typeof Explanation>;

/** A rule as people read it. */
export const RuleFacts = z.object({
  formula: Formula,
  capOnce: z.number().int().nullable(),
  capTerm: z.number().int().nullable(),
  capLife: z.number().int().nullable(),
  countsBest: z.boolean(),
  paysDifference: z.boolean(),
  needsSurvey: z.boolean(),
  /** Enrolled terms; null for ever. */
  validTerms: z.number().int().nullable(),
  /** The student status of those whose deeds count. */
  registerStatusList: z.array(z.enum(RULE_REGISTERS)),
  /** Days that a claim may be old; null for any. */
  claimDays: z.number().int().nullable(),
  effectiveFrom: CalendarDate,
  effectiveTo: CalendarDate.nullable(),
});
export type RuleFacts = z.output<typeof RuleFacts>;

/** The student's steps of a claim; changing it is a call of its own. */
export const OWN_CLAIM_STEPS = defineActions({ CANCEL: { needs: {} } });
export const DESK_CLAIM_STEPS = defineActions({
  REFUSE: { needs: { reason: needsReason(ENUMS.mileageClaimRefusal, MILEAGE_MOST.reason) } },
  APPROVE: { needs: {} },
});

/** The student's steps of a use. */
export const OWN_USE_STEPS = defineActions({ CANCEL: { needs: {} }, APPLY: { needs: {} } });
/** REVERSE: takes an approved use back before it is paid. */
export const DESK_USE_STEPS = defineActions({
  REFUSE: { needs: { reason: needsText(MILEAGE_MOST.reason) } },
  REVERSE: { needs: { reason: needsText(MILEAGE_MOST.reason) } },
  APPROVE: { needs: {} },
  PAY: { needs: {} },
});

export const Purpose = z.object({
  purposeCode: z.string(),
  name: z.string(),
  text: z.string(),
  least: z.number().int(),
  /** Only multiples of it. */
  unit: z.number().int(),
  most: z.number().int(),
  /** Null for no bound. */
  timesTerm: z.number().int().nullable(),
  timesLife: z.number().int().nullable(),
  mostTerms: z.number().int().nullable(),
  wonPerPoint: z.number().int().nullable(),
  needsAccount: z.boolean(),
});
export type Purpose = z.output<typeof Purpose>;

/** Somebody of the ledger, for those who work with it. */
export const MileagePerson = z.object({
  studentId: Id,
  name: z.string(),
  number: z.string(),
  deptNm: z.string(),
  grade: z.number().int(),
});
