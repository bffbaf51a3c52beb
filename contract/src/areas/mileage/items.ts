/** Items of mileage, as the mileage office keeps them (docs/specification.md, Mileage). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post, put } from '../../call.ts';
import { Id } from '../../shared/id.ts';
import { createdOf, changedOf } from '../../shared/record-schema.ts';
import { choice, code, defineRecord, flag, line, number } from '../../shared/record.ts';
import { Version } from '../../shared/workflow.ts';
import { PROGRAMME_TYPES } from '../learning/words.ts';
import { MILEAGE_SOURCES } from './rules.ts';
import { MILEAGE_MOST, MILEAGE_TYPES } from './words.ts';

const path = '/lrn/mileage/item';

const CLAIMED = { source: 'CLAIM' } as const;

/** An item: the part that stays as it was made, by which lines, claims and sheets go, and what can be changed. */
export const ITEM = defineRecord(
  'mileage_item',
  { ko: '항목', en: 'item' },
  {
    fields: {
      source: choice(MILEAGE_SOURCES, { ko: '쌓이는 방법', en: 'Source' }).made(),
      /** Null for items that are not of programmes. */
      programmeType: choice(PROGRAMME_TYPES, { ko: '프로그램', en: 'Programmes' }, 'programmeType')
        .made()
        .when({ source: 'PROGRAMME' }),
      typeCode: choice(MILEAGE_TYPES, { ko: '유형', en: 'Type' }, 'mileageType').made(),
      code: code(30, { ko: '코드', en: 'Code' }).made(),
      nameKo: line(60, { ko: '한국어 이름', en: 'Name in Korean' }),
      nameEn: line(60, { ko: '영어 이름', en: 'Name in English' }),
      /** The paper that a claim has to show; empty for none. */
      evidenceKo: line(100, { ko: '한국어 증빙', en: 'Evidence in Korean' }).optional().when(CLAIMED),
      evidenceEn: line(100, { ko: '영어 증빙', en: 'Evidence in English' }).optional().when(CLAIMED),
      /** A claim names the number of its certificate. */
      asksNumber: flag({ ko: '자격증이나 성적표의 번호 받기', en: 'Ask for the number of the certificate' }).when(
        CLAIMED,
      ),
      /** The largest score or number that a claim can name; null for no bound. */
      mostQuantity: number(
        { min: 0.01, max: MILEAGE_MOST.quantity, decimals: 2 },
        { ko: '적을 수 있는 가장 큰 값', en: 'Largest value' },
      )
        .optional()
        .when(CLAIMED),
      /** A claim may name 2.5, as for hours. */
      takesDecimals: flag({ ko: '소수점 있는 값 받기', en: 'Take values with decimals' }).when(CLAIMED),
      /** Items of one group measure one thing; empty for none. */
      gradeGroup: code(30, { ko: '묶음', en: 'Group' }).optional().orNull(),
      position: number({ min: 0, max: 10_000 }, { ko: '순서', en: 'Order' }),
    },
  },
);

const Item = createdOf(ITEM).extend({
  itemId: Id,
  itemNm: z.string(),
  isInUse: z.boolean(),
  /** A rule is in force today; without one it brings nothing. */
  hasRule: z.boolean(),
  version: Version,
});
export type MileageItem = z.output<typeof Item>;

export const mileageItems = {
  listItems: get(`${path}/list`, {
    access: menu('LRN_MILEADM', 'C'),
    summary: 'All items by type, with where their points come from.',
    output: z.object({ itemList: z.array(Item) }),
  }),
  readItem: get(`${path}/{id}`, {
    access: menu('LRN_MILEADM', 'C'),
    summary: 'One item with its words in both languages.',
    params: z.object({ id: Id }),
    output: z.object({ item: Item }),
  }),
  createItem: post(path, {
    access: menu('LRN_MILEADM', 'C'),
    summary: 'Makes an item; it brings nothing before its first rule.',
    remark:
      'The code is in capital letters, digits and underscores, begins with a letter, and nobody else’s; a type of programme has one item, and so have tests. Evidence, number and largest score are a claim’s alone.',
    body: createdOf(ITEM),
    output: z.object({ itemId: Id, version: Version }),
  }),
  changeItem: put(`${path}/{id}`, {
    access: menu('LRN_MILEADM', 'U'),
    summary: 'Changes an item’s words and what its claims ask for; code, type and source stay.',
    params: z.object({ id: Id }),
    body: changedOf(ITEM),
    output: z.object({ itemId: Id, version: Version }),
  }),
};
