/** Purposes that mileage is used for, as the mileage office keeps them (docs/specification.md, Mileage). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, put } from '../../call.ts';
import { changedOf, createdOf } from '../../shared/record-schema.ts';
import { defineRecord, flag, line, number } from '../../shared/record.ts';
import { Version } from '../../shared/workflow.ts';
import { MILEAGE_MOST } from './words.ts';

const path = '/lrn/mileage/purpose';

const POINTS = { min: 1, max: MILEAGE_MOST.points } as const;
const TIMES = { min: 1, max: 100 } as const;

/** The fields of a purpose that the office changes. */
export const PURPOSE = defineRecord(
  'mileage_purpose',
  { ko: '사용처', en: 'purpose' },
  {
    key: 'code',
    fields: {
      nameKo: line(60, { ko: '한국어 이름', en: 'Name in Korean' }),
      nameEn: line(60, { ko: '영어 이름', en: 'Name in English' }),
      /** Students read it with the purpose; empty for nothing. */
      textKo: line(200, { ko: '한국어 설명', en: 'Description in Korean' }).optional(),
      textEn: line(200, { ko: '영어 설명', en: 'Description in English' }).optional(),
      leastPoints: number(POINTS, { ko: '최소 마일리지', en: 'Least' }).column('least'),
      mostPoints: number(POINTS, { ko: '최대 마일리지', en: 'Most' }).column('most'),
      /** Only multiples of it. */
      pointsUnit: number(POINTS, { ko: '마일리지 단위', en: 'Unit' }).column('unit'),
      /** Null for no bound. */
      timesTerm: number(TIMES, { ko: '한 학기 횟수', en: 'Times per term' }).optional(),
      timesLife: number(TIMES, { ko: '재학하는 동안의 횟수', en: 'Times while studying' }).optional(),
      mostTerms: number({ min: 1, max: 20 }, { ko: '재학 학기', en: 'Enrolled terms' }).optional(),
      /** Null where it is not paid in money. */
      wonPerPoint: number(
        { min: 1, max: 1_000_000 },
        { ko: '마일리지 한 점의 금액', en: 'Worth of a point' },
      ).optional(),
      isInUse: flag({ ko: '신청 받기', en: 'Take requests' }).column('in_use'),
    },
  },
);

const DeskPurpose = createdOf(PURPOSE).extend({
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
    body: changedOf(PURPOSE),
    output: z.object({ purposeCode: z.string(), version: Version }),
  }),
};
