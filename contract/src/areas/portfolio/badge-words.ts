/** Words and shapes that all calls about badges share (docs/specification.md, Badges). */
import { z } from 'zod';

import { ENUMS } from '../../enums.ts';
import { Id } from '../../shared/id.ts';
import { oneLine } from '../../shared/one-line.ts';
import { TEST_FAMILIES } from '../ability/words.ts';
import { PROGRAMME_TYPES } from '../learning/words.ts';
import { WEB_ADDRESS } from './resume-content.ts';

export const BADGE_STATUSES = ENUMS.badgeStatus;
export type BadgeStatus = (typeof BADGE_STATUSES)[number];

export const BADGE_CLASS_STATUSES = ['DRAFT', 'OPEN', 'CLOSED'] as const;
export type BadgeClassStatus = (typeof BADGE_CLASS_STATUSES)[number];

/** How granting to those who meet a rule already goes, once a badge was opened. */
export const BADGE_RUN_STATUSES = ['RUNNING', 'DONE', 'FAILED'] as const;
export type BadgeRunStatus = (typeof BADGE_RUN_STATUSES)[number];

export const BADGE_LEVELS = ['BASIC', 'ADVANCED', 'EXPERT'] as const;
export type BadgeLevel = (typeof BADGE_LEVELS)[number];

export const BADGE_MOST = {
  name: 80,
  text: 2000,
  conditions: 8,
  count: 1000,
  points: 1_000_000,
  months: 600,
  alignments: 10,
  evidence: 10,
  line: 200,
  reason: 500,
  /** Rows of a sheet of grants. */
  rows: 5000,
} as const;

const Count = z.number().int().min(1).max(BADGE_MOST.count);

/** One thing that a rule asks for; all of them have to hold. Progress is a number of a number for each. */
export const BadgeCondition = z.discriminatedUnion('kind', [
  /** This programme, or another run of it, was completed. */
  z.object({ kind: z.literal('PROGRAMME'), seriesId: Id }),
  /** So many programmes were completed; of this type and this competency where they are named. */
  z.object({
    kind: z.literal('PROGRAMMES'),
    count: Count,
    type: z.enum(PROGRAMME_TYPES).nullable(),
    competency: z.enum(ENUMS.coreCompetency).nullable(),
  }),
  z.object({ kind: z.literal('HOURS'), count: Count, competency: z.enum(ENUMS.coreCompetency).nullable() }),
  /** Points that came in over all terms. */
  z.object({ kind: z.literal('MILEAGE'), points: z.number().int().min(1).max(BADGE_MOST.points) }),
  z.object({ kind: z.literal('TEST'), family: z.enum(TEST_FAMILIES) }),
  z.object({ kind: z.literal('BADGE'), classId: Id }),
]);
export type BadgeCondition = z.output<typeof BadgeCondition>;

export const BadgeRule = z.object({ conditionList: z.array(BadgeCondition).min(1).max(BADGE_MOST.conditions) });
export type BadgeRule = z.output<typeof BadgeRule>;

/** A place in a framework that the badge corresponds to, such as a unit of the NCS. */
export const BadgeAlignment = z.object({
  name: oneLine(BADGE_MOST.line),
  framework: oneLine(BADGE_MOST.line),
  code: oneLine(40),
  url: z.string().regex(WEB_ADDRESS),
});
export type BadgeAlignment = z.output<typeof BadgeAlignment>;

export const BADGE_SHAPES = ['HEXAGON', 'CIRCLE', 'SHIELD', 'FLOWER'] as const;
export const BADGE_TONES = ['TEAL', 'BLUE', 'VIOLET', 'ROSE', 'AMBER', 'GREEN'] as const;
export const BADGE_SIGNS = [
  'COMPASS',
  'SPEECH',
  'SPARK',
  'MOUNTAIN',
  'LINKS',
  'HANDS',
  'BOOK',
  'GLOBE',
  'CODE',
  'HEART',
  'STAR',
  'BOAT',
] as const;

/** The picture that the portal draws for a badge, the same in the browser, on the public page and in the baked file. */
export const BadgeLook = z.object({
  shape: z.enum(BADGE_SHAPES),
  tone: z.enum(BADGE_TONES),
  sign: z.enum(BADGE_SIGNS),
});
export type BadgeLook = z.output<typeof BadgeLook>;

export const BadgeEvidence = z.object({
  name: oneLine(BADGE_MOST.line),
  text: z.string().max(BADGE_MOST.text),
  url: z.string().regex(WEB_ADDRESS),
});
export type BadgeEvidence = z.output<typeof BadgeEvidence>;

/** A badge as it was when it was granted. */
export const BadgeAchievement = z.object({
  classId: Id,
  name: z.object({ ko: z.string(), en: z.string() }),
  description: z.object({ ko: z.string(), en: z.string() }),
  criteria: z.object({ ko: z.string(), en: z.string() }),
  level: z.enum(BADGE_LEVELS),
  competency: z.enum(ENUMS.coreCompetency).nullable(),
  alignmentList: z.array(BadgeAlignment),
  look: BadgeLook,
});
export type BadgeAchievement = z.output<typeof BadgeAchievement>;
