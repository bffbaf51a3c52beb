/** Rules of mileage, as the mileage office keeps them (docs/specification.md, Mileage). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post, put, remove } from '../../call.ts';
import { Id, Instant } from '../../shared/id.ts';
import { changedOf, createdOf } from '../../shared/record-schema.ts';
import { choices, day, defineRecord, flag, number, own, text, type RecordValues } from '../../shared/record.ts';
import { Version } from '../../shared/workflow.ts';
import { Formula, MILEAGE_MOST, MILEAGE_TYPES, MileagePerson, RULE_REGISTERS, RuleFacts } from './words.ts';

const path = '/lrn/mileage/rule';

/** The largest changes that a dry run names. */
export const CHANGES_NAMED = 20;

/** The most rows of grades. */
export const MOST_GRADES = 20;

const POINTS = { min: 1, max: MILEAGE_MOST.points } as const;

/** A version of a rule. Null is no bound. */
export const RULE = defineRecord(
  'mileage_rule',
  { ko: '규칙', en: 'rule' },
  {
    fields: {
      formula: own(Formula, { ko: '계산 방식', en: 'How points come about' }),
      capOnce: number(POINTS, { ko: '한 번 한도', en: 'Limit at a time' }).optional(),
      capTerm: number(POINTS, { ko: '한 학기 한도', en: 'Limit a term' }).optional(),
      capLife: number({ min: 1, max: 1_000_000 }, { ko: '졸업까지 한도', en: 'Limit until graduation' }).optional(),
      countsBest: flag({ ko: '같은 종류는 가장 높은 것 하나만 인정하기', en: 'Only the best of its kind counts' }),
      paysDifference: flag({ ko: '더 높아지면 차이만큼 더 주기', en: 'A better one brings the difference' }).when({
        countsBest: true,
      }),
      needsSurvey: flag({ ko: '만족도 조사에 답한 뒤 주기', en: 'Points come after the survey is answered' }),
      validTerms: number({ min: 1, max: 20 }, { ko: '쓸 수 있는 학기', en: 'Valid for' }).optional(),
      registerStatusList: choices(RULE_REGISTERS, { ko: '인정하는 학적', en: 'Student status' }),
      claimDays: number({ min: 1, max: 3660 }, { ko: '신청 기한', en: 'Time to claim' }).optional(),
      effectiveFrom: day({ ko: '시작일', en: 'Begins on' }),
      note: text(MILEAGE_MOST.note, { ko: '메모', en: 'Note' }).optional(),
    },
  },
);
export type RuleInput = RecordValues<typeof RULE>;

export const MILEAGE_SOURCES = ['CLAIM', 'PROGRAMME', 'TEST', 'MEETING', 'HAND'] as const;
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
    body: createdOf(RULE),
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
    body: changedOf(RULE),
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
