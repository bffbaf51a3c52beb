/** Shapes of instruments as the testing centre sees them (docs/specification.md, Instruments). */
import { z } from 'zod';

import { Id, Instant } from '../../shared/id.ts';
import { OptionalText, RequiredText } from '../../shared/required-text.ts';
import { Version } from '../../shared/workflow.ts';
import { SCORE_LEVELS, TEST_FAMILIES, TEST_MOST, VERSION_STATUSES } from './words.ts';

const Words = (most: number) => z.object({ ko: RequiredText(most), en: RequiredText(most) });

export const InstrumentProblem = z.object({
  code: z.string(),
  /** Where it stands in the file: `scaleList.2.itemList.0`. */
  path: z.string(),
  /** The same in words: "척도 COMM". Empty: the file as a whole. */
  place: z.string(),
  text: z.string(),
});
export type InstrumentProblem = z.output<typeof InstrumentProblem>;

/** Changes from one version to another, by codes. */
export const InstrumentChanges = z.object({
  /** The number of the version that it is compared with. */
  from: z.number().int(),
  addedScaleList: z.array(z.string()),
  removedScaleList: z.array(z.string()),
  /** Their items, weights or formulas differ, so that their scores mean something else. */
  changedScaleList: z.array(z.string()),
  addedItemList: z.array(z.string()),
  removedItemList: z.array(z.string()),
  /** Their words or answers differ. */
  changedItemList: z.array(z.string()),
  /** Scales whose scores may be compared with that version. */
  equatedScaleList: z.array(z.string()),
  /** Scales of that version whose scores won’t be compared. */
  notComparedScaleList: z.array(z.string()),
});
export type InstrumentChanges = z.output<typeof InstrumentChanges>;

export const InstrumentRow = z.object({
  testId: Id,
  code: z.string(),
  family: z.enum(TEST_FAMILIES),
  name: z.string(),
  /** The version in force, or the last one where none is. */
  number: z.number().int(),
  status: z.enum(VERSION_STATUSES),
  /** A draft waits beside the version in force. */
  hasDraft: z.boolean(),
  itemCount: z.number().int(),
  minutes: z.number().int(),
  isValidated: z.boolean(),
  publishedAt: Instant.nullable(),
  /** Results under all versions. */
  sessionCount: z.number().int(),
});
export type InstrumentRow = z.output<typeof InstrumentRow>;

export const InstrumentVersionFacts = z.object({
  versionId: Id,
  number: z.number().int(),
  status: z.enum(VERSION_STATUSES),
  itemCount: z.number().int(),
  scaleCount: z.number().int(),
  minutes: z.number().int(),
  isValidated: z.boolean(),
  createdAt: Instant,
  createdByNm: z.string().nullable(),
  changedAt: Instant,
  publishedAt: Instant.nullable(),
  publishedByNm: z.string().nullable(),
  retiredAt: Instant.nullable(),
  sessionCount: z.number().int(),
  version: Version,
});
export type InstrumentVersionFacts = z.output<typeof InstrumentVersionFacts>;

export const TestFacts = z.object({
  testId: Id,
  code: z.string(),
  family: z.enum(TEST_FAMILIES),
  name: z.string(),
});

export const InstrumentCan = z.object({
  change: z.boolean(),
  copy: z.boolean(),
  delete: z.boolean(),
  export: z.boolean(),
});

/** Reliability of the scales and figures of the items. */
export const InstrumentStatistics = z.object({
  /** People whose answers are counted; 0 below the least. */
  counted: z.number().int(),
  least: z.number().int(),
  scaleList: z.array(
    z.object({
      scaleCode: z.string(),
      itemCount: z.number().int(),
      /** People who answered all of its items. */
      counted: z.number().int(),
      /** Cronbach’s; null where it cannot be worked out. */
      alpha: z.number().nullable(),
    }),
  ),
  itemList: z.array(
    z.object({
      itemCode: z.string(),
      counted: z.number().int(),
      mean: z.number().nullable(),
      deviation: z.number().nullable(),
      /** With the rest of each scale that counts it itself, turned round where the scale turns it round. */
      totalList: z.array(z.object({ scaleCode: z.string(), correlation: z.number().nullable() })),
    }),
  ),
});

/** A score of made-up answers. */
export const PreviewedScore = z.object({
  scaleCode: z.string(),
  /** Null where too much was left out. */
  raw: z.number().nullable(),
  least: z.number(),
  most: z.number(),
  points: z.number().nullable(),
  level: z.enum(SCORE_LEVELS).nullable(),
});

/** Words and times of a draft; only what is sent changes. */
export const VersionWords = {
  basics: z
    .object({
      name: Words(TEST_MOST.name),
      summary: Words(400),
      instructions: Words(TEST_MOST.text),
      source: Words(TEST_MOST.text),
      /** Empty in both languages: not validated. */
      evidence: z.object({ ko: OptionalText(TEST_MOST.text), en: OptionalText(TEST_MOST.text) }),
      minutes: z.number().int().min(1).max(180),
      itemsPerPage: z.number().int().min(1).max(20),
      retakeDays: z.number().int().min(1).max(730).nullable(),
    })
    .optional(),
  item: z.object({ code: z.string().max(40), text: Words(300) }).optional(),
  scale: z
    .object({
      code: z.string().max(40),
      name: Words(40),
      definition: Words(400),
      levelList: z.array(z.object({ level: z.enum(SCORE_LEVELS), text: Words(600) })).max(3),
    })
    .optional(),
};
