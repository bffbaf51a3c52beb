/** The rules that every portal begins with, as far as the demonstration's people act by them; a test compares both. */
import type { MileageType } from '@naru/contract/areas/mileage/words.ts';

import type { JudgedRule } from '../../src/areas/mileage/rule/rules.ts';

export interface DemoItem {
  readonly id: string;
  readonly ruleId: string;
  readonly code: string;
  readonly typeCode: MileageType;
  readonly gradeGroup: string | null;
  readonly rule: JudgedRule;
  readonly validTerms: number;
}

type Changed = Partial<JudgedRule> & Pick<JudgedRule, 'formula'>;

function item(
  number: number,
  names: readonly [code: string, typeCode: MileageType, gradeGroup?: string],
  { validTerms = 8, ...rule }: Changed & { readonly validTerms?: number },
): DemoItem {
  const [code, typeCode, gradeGroup = null] = names;
  const end = String(number).padStart(2, '0');
  return {
    id: `01990000-0000-7000-8000-0000000001${end}`,
    ruleId: `01990000-0000-7000-8000-0000000002${end}`,
    code,
    typeCode,
    gradeGroup,
    validTerms,
    rule: {
      capOnce: null,
      capTerm: null,
      capLife: null,
      countsBest: false,
      paysDifference: false,
      registerStatusList: ['ENROLLED'],
      ...rule,
    },
  };
}

const PROMISED = { formula: { kind: 'PROMISED', perHour: 1 }, capTerm: 500 } as const;

export const DEMO_ITEMS = {
  TALK: item(1, ['TALK', '01'], { formula: { kind: 'PIECE', points: 5 }, capTerm: 30, validTerms: 4 }),
  BAEUM: item(2, ['BAEUM', '02'], PROMISED),
  CHAEUM: item(3, ['CHAEUM', '03'], PROMISED),
  IEUM: item(4, ['IEUM', '04'], PROMISED),
  MEETING: item(7, ['MEETING', '07'], { formula: { kind: 'PIECE', points: 5 }, capTerm: 20 }),
  TEST: item(8, ['TEST', '08'], { formula: { kind: 'PIECE', points: 10 }, capTerm: 30 }),
  TOEIC: item(9, ['TOEIC', '09', 'ENGLISH'], {
    formula: {
      kind: 'GRADE',
      rowList: [
        { least: 600, points: 50 },
        { least: 700, points: 100 },
        { least: 800, points: 200 },
        { least: 900, points: 300 },
      ],
    },
    capLife: 300,
    countsBest: true,
    paysDifference: true,
  }),
  LICENCE: item(12, ['LICENCE', '09'], { formula: { kind: 'PIECE', points: 150 }, capLife: 600 }),
  AWARD_INSIDE: item(14, ['AWARD_INSIDE', '10'], { formula: { kind: 'PIECE', points: 50 }, capTerm: 150 }),
  VOLUNTEERING: item(16, ['VOLUNTEERING', '10'], {
    formula: { kind: 'HOUR', points: 1 },
    capOnce: 30,
    capTerm: 60,
  }),
  BLOOD: item(17, ['BLOOD', '10'], { formula: { kind: 'PIECE', points: 10 }, capTerm: 20 }),
} as const satisfies Readonly<Record<string, DemoItem>>;
export type DemoItemCode = keyof typeof DEMO_ITEMS;
