/** Items of mileage, as the mileage office keeps them (docs/specification.md, Mileage). */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { get, post, put } from '../../../call.ts';
import { Id } from '../../../shared/id.ts';
import { OptionalLine, RequiredLine } from '../../../shared/one-line.ts';
import { Version } from '../../../shared/workflow.ts';
import { PROGRAMME_TYPES } from '../words.ts';
import { MILEAGE_SOURCES } from './rules.ts';
import { MILEAGE_MOST, MILEAGE_TYPES } from './words.ts';

const path = '/lrn/mileage/item';

export const ITEM_MOST = { code: 30, name: 60, evidence: 100, position: 10_000 } as const;

/** The part that can be changed once an item is there. */
const Content = {
  nameKo: RequiredLine(ITEM_MOST.name),
  nameEn: RequiredLine(ITEM_MOST.name),
  /** The paper that a claim has to show; empty for none. */
  evidenceKo: OptionalLine(ITEM_MOST.evidence),
  evidenceEn: OptionalLine(ITEM_MOST.evidence),
  /** A claim names the number of its certificate. */
  asksNumber: z.boolean(),
  /** The largest score or number that a claim can name; null for no bound. */
  mostQuantity: z.number().min(0.01).max(MILEAGE_MOST.quantity).nullable(),
  /** Items of one group measure one thing; empty for none. */
  gradeGroup: OptionalLine(ITEM_MOST.code),
  position: z.number().int().min(0).max(ITEM_MOST.position),
};

/** The part that stays as it was made: lines, claims and sheets go by it. */
const Made = {
  code: RequiredLine(ITEM_MOST.code),
  typeCode: z.enum(MILEAGE_TYPES),
  source: z.enum(MILEAGE_SOURCES),
  /** Null for items that are not of programmes. */
  programmeType: z.enum(PROGRAMME_TYPES).nullable(),
};

const Item = z.object({
  itemId: Id,
  ...Made,
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
    output: z.object({ item: Item.extend(Content) }),
  }),
  createItem: post(path, {
    access: menu('LRN_MILEADM', 'C'),
    summary: 'Makes an item; it brings nothing before its first rule.',
    remark:
      'The code is in capital letters, digits and underscores, begins with a letter, and nobody else’s; a type of programme has one item, and so have tests. Evidence, number and largest score are a claim’s alone.',
    body: z.object({ ...Made, ...Content }),
    output: z.object({ itemId: Id, version: Version }),
  }),
  changeItem: put(`${path}/{id}`, {
    access: menu('LRN_MILEADM', 'U'),
    summary: 'Changes an item’s words and what its claims ask for; code, type and source stay.',
    params: z.object({ id: Id }),
    body: z.object({ ...Content, version: Version }),
    output: z.object({ itemId: Id, version: Version }),
  }),
};
