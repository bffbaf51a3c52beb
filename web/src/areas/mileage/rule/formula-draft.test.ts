import type { Formula } from '@naru/contract/areas/mileage/words.ts';
import { describe, expect, it } from 'vitest';

import { beginFormula, blankRow, readFormula } from './formula-draft.ts';

const GRADES = {
  kind: 'GRADE' as const,
  rowList: [
    { least: 600, points: 50 },
    { least: 700, points: 100 },
  ],
} satisfies Formula;

describe('the formula of a rule', () => {
  it.each<Formula>([
    { kind: 'PIECE', points: 3 },
    { kind: 'HOUR', points: 1.5 },
    { kind: 'PROMISED', perHour: 1.5 },
    GRADES,
  ])('is read as it began: %o', (formula) => {
    expect(readFormula(beginFormula(formula))).toEqual(formula);
  });

  it('is none while a number is missing', () => {
    const grades = beginFormula(GRADES);
    expect(readFormula({ ...grades, rowList: [...grades.rowList, blankRow()] })).toBeNull();
    expect(readFormula({ ...grades, rowList: [] })).toBeNull();
    expect(readFormula({ ...grades, kind: 'PIECE' })).toBeNull();
  });
});
