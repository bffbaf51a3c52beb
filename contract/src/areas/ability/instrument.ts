/**
 * An instrument as a file: everything of a test but who took it (docs/specification.md, Instruments). The same JSON is
 * imported, exported and kept with a version, so that a test comes and goes without a line of code.
 */
import { z } from 'zod';

import { ENUMS } from '../../enums.ts';
import { RequiredText } from '../../shared/required-text.ts';
import { SCORE_LEVELS, TEST_FAMILIES, TEST_MOST } from './words.ts';

export const INSTRUMENT_FORMAT = 'naru-instrument-1';

/** Codes name items and scales across versions; positions mean nothing. */
const Code = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/);
const Words = (most: number) => z.object({ ko: RequiredText(most), en: RequiredText(most) });

/** Answers that an item offers, in their order; scoring takes the value. */
const ResponseScale = z.object({
  code: Code,
  optionList: z
    .array(z.object({ value: z.number().int().min(-100).max(100), label: Words(60) }))
    .min(2)
    .max(TEST_MOST.options),
});

const Item = z.object({
  code: Code,
  text: Words(300),
  /** The code of a response scale. */
  responses: Code,
  /** May be left out without a doubt about the result. */
  isOptional: z.boolean().default(false),
});
export type InstrumentItem = z.output<typeof Item>;

/** Where people go on from a level: real classes, counsellors and menus, looked up when the result is read. */
const Action = z.discriminatedUnion('kind', [
  /** Programmes that are open for applications and promise this competency. */
  z.object({ kind: z.literal('PROGRAMME'), coreCompetency: z.enum(ENUMS.coreCompetency), reason: Words(200) }),
  z.object({
    kind: z.literal('COUNSELLING'),
    with: z.enum(['PROFESSOR', 'COACH', 'CAREER', 'PSYCHOLOGICAL']),
    reason: Words(200),
  }),
  z.object({ kind: z.literal('MENU'), menuId: z.string().max(40), reason: Words(200) }),
]);
export type InstrumentAction = z.output<typeof Action>;

const Level = z.object({
  level: z.enum(SCORE_LEVELS),
  text: Words(600),
  actionList: z.array(Action).max(5).default([]),
});

/** Which end of a scale is the better one to be at: NONE for interests, values and traits, which are no merit. */
export const GOOD_ENDS = ['HIGH', 'LOW', 'NONE'] as const;
export type GoodEnd = (typeof GOOD_ENDS)[number];

export const SCALE_FORMULAS = ['SUM', 'MEAN', 'WEIGHTED'] as const;

/**
 * A scale of items, or of other scales. SUM and MEAN take each part once; WEIGHTED is the sum of part times weight.
 * isReversed turns an item round within the values of its response scale: least plus most less the value.
 */
const Scale = z.object({
  code: Code,
  name: Words(40),
  definition: Words(400),
  formula: z.enum(SCALE_FORMULAS),
  itemList: z
    .array(
      z.object({
        item: Code,
        isReversed: z.boolean().default(false),
        weight: z.number().min(-100).max(100).default(1),
      }),
    )
    .max(TEST_MOST.items)
    .default([]),
  scaleList: z
    .array(z.object({ scale: Code, weight: z.number().min(-100).max(100).default(1) }))
    .max(TEST_MOST.scales)
    .default([]),
  /** The scale under which a result lists it. */
  parent: Code.optional(),
  coreCompetency: z.enum(ENUMS.coreCompetency).optional(),
  /** Left out: NONE. Only scales with a good end are said to go well or to have room to grow. */
  goodEnd: z.enum(GOOD_ENDS).optional(),
  /** Duties of work that go with a high score. */
  dutyCodeList: z.array(z.string().max(40)).max(30).default([]),
  /** None, or one for each of the three levels. */
  levelList: z.array(Level).max(3).default([]),
});
export type InstrumentScale = z.output<typeof Scale>;

export const Instrument = z.object({
  format: z.literal(INSTRUMENT_FORMAT),
  /** The test that this is a version of. */
  code: Code,
  family: z.enum(TEST_FAMILIES),
  name: Words(TEST_MOST.name),
  /** One or two sentences: what a person learns by it. */
  summary: Words(400),
  /** How to answer. */
  instructions: Words(TEST_MOST.text),
  /** The people who made it, its licence, and what it is modelled on. */
  source: Words(TEST_MOST.text),
  /** Published evidence of its quality. Empty: it is marked as not validated, on the screen and in print. */
  evidence: Words(TEST_MOST.text).optional(),
  /** How long it takes. */
  minutes: z.number().int().min(1).max(180),
  itemsPerPage: z.number().int().min(1).max(20),
  /** Days after a result until it may be taken again. Left out: once a term. */
  retakeDays: z.number().int().min(1).max(730).optional(),
  responseList: z.array(ResponseScale).min(1).max(20),
  /** In the order in which they are shown. */
  itemList: z.array(Item).min(1).max(TEST_MOST.items),
  scaleList: z.array(Scale).min(1).max(TEST_MOST.scales),
  /** Pictures of a result, the first one at its top; a radar has five to eight scales. */
  pictureList: z
    .array(
      z.object({
        kind: z.enum(['RADAR', 'BARS', 'RANK']),
        title: Words(60),
        scaleList: z.array(Code).min(2).max(30),
      }),
    )
    .min(1)
    .max(8),
  /** From which T score, and without a norm from how many points of 100, a score is middle or high. */
  cuts: z
    .object({
      t: z.object({ middle: z.number().min(0).max(100), high: z.number().min(0).max(100) }),
      points: z.object({ middle: z.number().min(0).max(100), high: z.number().min(0).max(100) }),
    })
    .default({ t: { middle: 45, high: 55 }, points: { middle: 40, high: 70 } }),
  quality: z
    .object({
      /** Seconds an item, on average, under which answers are doubted. */
      fastSeconds: z.number().min(0).max(60),
      /** Items in a row with the same choice. */
      straightItems: z.number().int().min(2).max(TEST_MOST.items),
      /** Share of items left out. */
      missingShare: z.number().min(0).max(1),
    })
    .default({ fastSeconds: 1, straightItems: 15, missingShare: 0.1 }),
  /** Scales whose scores may be compared with those of earlier versions, by the number of the version. */
  equatedList: z
    .array(
      z.object({ version: z.number().int().min(1).max(999), scaleList: z.array(Code).min(1).max(TEST_MOST.scales) }),
    )
    .max(50)
    .default([]),
});
export type Instrument = z.output<typeof Instrument>;
