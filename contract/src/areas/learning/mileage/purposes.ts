/** Purposes that mileage is used for, as the mileage office keeps them (docs/specification.md, Mileage). */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { get, put } from '../../../call.ts';
import { OptionalLine, RequiredLine } from '../../../shared/one-line.ts';
import { Version } from '../../../shared/workflow.ts';
import { MILEAGE_MOST } from './words.ts';

const path = '/lrn/mileage/purpose';

export const PURPOSE_MOST = { name: 60, text: 200, times: 100, terms: 20, won: 1_000_000 } as const;

const points = z.number().int().min(1).max(MILEAGE_MOST.points);
const bound = (most: number) => z.number().int().min(1).max(most).nullable();

/** The part that the office changes. */
export const PurposeInput = z.object({
  nameKo: RequiredLine(PURPOSE_MOST.name),
  nameEn: RequiredLine(PURPOSE_MOST.name),
  /** Students read it with the purpose; empty for nothing. */
  textKo: OptionalLine(PURPOSE_MOST.text),
  textEn: OptionalLine(PURPOSE_MOST.text),
  leastPoints: points,
  /** Only multiples of it. */
  pointsUnit: points,
  mostPoints: points,
  /** Null for no bound. */
  timesTerm: bound(PURPOSE_MOST.times),
  timesLife: bound(PURPOSE_MOST.times),
  mostTerms: bound(PURPOSE_MOST.terms),
  /** Null where it is not paid in money. */
  wonPerPoint: bound(PURPOSE_MOST.won),
  isInUse: z.boolean(),
});
export type PurposeInput = z.output<typeof PurposeInput>;

const DeskPurpose = PurposeInput.extend({
  purposeCode: z.string(),
  /** In the language of the caller. */
  purposeNm: z.string(),
  needsAccount: z.boolean(),
  /** Requests that wait for an answer or for their payment. */
  openCount: z.number().int(),
  version: Version,
});
export type DeskPurpose = z.output<typeof DeskPurpose>;

const params = z.object({ purposeCode: z.string().max(40) });

export const mileagePurposes = {
  listPurposes: get(`${path}/list`, {
    access: menu('LRN_MILEADM', 'C'),
    summary: 'All purposes with what they ask for, those out of use too.',
    output: z.object({ purposeList: z.array(DeskPurpose) }),
  }),
  readPurpose: get(`${path}/{purposeCode}`, {
    access: menu('LRN_MILEADM', 'C'),
    summary: 'One purpose with what it asks for.',
    params,
    output: z.object({ purpose: DeskPurpose }),
  }),
  changePurpose: put(`${path}/{purposeCode}`, {
    access: menu('LRN_MILEADM', 'U'),
    summary: 'Changes what a purpose asks for from the next request on; what was asked for stays, with its worth.',
    remark:
      'The least and the most are multiples of the unit. Its code, whether it is paid in money, and whether to an account stay.',
    params,
    body: PurposeInput.extend({ version: Version }),
    output: z.object({ purposeCode: z.string(), version: Version }),
  }),
};
