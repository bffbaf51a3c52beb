/** Rules of mileage, as the mileage office keeps them (docs/specification.md, Mileage). */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { get, post, put, remove } from '../../../call.ts';
import { CalendarDate, Id, Instant } from '../../../shared/id.ts';
import { OptionalText } from '../../../shared/required-text.ts';
import { Version } from '../../../shared/workflow.ts';
import { Formula, MILEAGE_MOST, MILEAGE_TYPES, MileagePerson, RULE_REGISTERS, RuleFacts } from './words.ts';

const path = '/lrn/mileage/rule';

/** The largest changes that a dry run names. */
export const CHANGES_NAMED = 20;

/** Bounds of what a rule says. */
export const RULE_MOST = { capLife: 1_000_000, validTerms: 20, claimDays: 3660, rows: 20 } as const;

const cap = (most: number) => z.number().int().min(1).max(most).nullable();

export const RuleInput = z.object({
  formula: Formula,
  capOnce: cap(MILEAGE_MOST.points),
  capTerm: cap(MILEAGE_MOST.points),
  capLife: cap(RULE_MOST.capLife),
  countsBest: z.boolean(),
  paysDifference: z.boolean(),
  needsSurvey: z.boolean(),
  validTerms: cap(RULE_MOST.validTerms),
  registerStatusList: z.array(z.enum(RULE_REGISTERS)).min(1).max(RULE_REGISTERS.length),
  claimDays: cap(RULE_MOST.claimDays),
  effectiveFrom: CalendarDate,
  note: OptionalText(MILEAGE_MOST.note),
});
export type RuleInput = z.output<typeof RuleInput>;

export const MILEAGE_SOURCES = ['CLAIM', 'PROGRAMME', 'TEST', 'HAND'] as const;
export type MileageSource = (typeof MILEAGE_SOURCES)[number];

const Item = z.object({
  itemId: Id,
  itemNm: z.string(),
  typeCode: z.enum(MILEAGE_TYPES),
  source: z.enum(MILEAGE_SOURCES),
  isInUse: z.boolean(),
  version: Version,
});

const Change = z.object({ student: MileagePerson, before: z.number().int(), after: z.number().int() });

export const mileageRules = {
  listRules: get(`${path}/list`, {
    access: menu('LRN_MILEADM', 'R'),
    summary: 'Items with the rule in force today, the next one that is planned, and what each brought this term.',
    output: z.object({
      itemList: z.array(
        Item.extend({
          /** Null: none is in force. */
          rule: RuleFacts.nullable(),
          planned: RuleFacts.nullable(),
          pointsThisTerm: z.number().int(),
        }),
      ),
    }),
  }),
  readRule: get(`${path}/{itemId}`, {
    access: menu('LRN_MILEADM', 'RR'),
    summary: 'One item with all versions of its rule, the latest first.',
    params: z.object({ itemId: Id }),
    output: z.object({
      item: Item.extend({
        versionList: z.array(
          RuleFacts.extend({
            number: z.number().int(),
            note: z.string(),
            createdAt: Instant,
            /** Null: the portal came with it. */
            createdByNm: z.string().nullable(),
            /** It has not begun, and can be taken back. */
            isPlanned: z.boolean(),
          }),
        ),
      }),
    }),
  }),
  previewRule: post(`${path}/{itemId}/preview`, {
    access: menu('LRN_MILEADM', 'C'),
    summary: 'What a new version would change in the deeds of this term, for everybody; changes nothing.',
    remark: 'Deeds from its day on; where there are none, all of this term. Judged as posting judges.',
    params: z.object({ itemId: Id }),
    body: RuleInput,
    repeatable: false,
    output: z.object({
      /** FROM: deeds from its day on. TERM: all of this term, since there is none from its day on. */
      basis: z.enum(['FROM', 'TERM']),
      deedCount: z.number().int(),
      more: z.number().int(),
      less: z.number().int(),
      same: z.number().int(),
      before: z.number().int(),
      after: z.number().int(),
      /** The largest, at most twenty. */
      changeList: z.array(Change),
    }),
  }),
  saveRule: post(`${path}/{itemId}`, {
    access: menu('LRN_MILEADM', 'C'),
    summary: 'Saves a new version that begins on a day; the one before ends on the day before.',
    params: z.object({ itemId: Id }),
    body: RuleInput.extend({ version: Version }),
    output: z.object({ itemId: Id, version: Version }),
  }),
  deletePlanned: remove(`${path}/{itemId}/planned`, {
    access: menu('LRN_MILEADM', 'D'),
    summary: 'Takes the last version back that has not begun; the one before goes on.',
    params: z.object({ itemId: Id }),
    body: z.object({ version: Version }),
    output: z.object({ itemId: Id, version: Version }),
  }),
  setItemUse: put(`${path}/{itemId}/use`, {
    access: menu('LRN_MILEADM', 'U'),
    summary: 'Takes an item out of use, or in again; what was posted stays.',
    params: z.object({ itemId: Id }),
    body: z.object({ isInUse: z.boolean(), version: Version }),
    output: z.object({ itemId: Id, version: Version }),
  }),
};
