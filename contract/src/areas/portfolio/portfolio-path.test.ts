import { describe, expect, it } from 'vitest';

import { findPathProblem, proposePaths, skeletonOf, tidyPath } from './portfolio-path.ts';

describe('F3 address of a portfolio', () => {
  it.each([
    ['minji-kim', undefined],
    ['abcd', undefined],
    ['a'.repeat(40), undefined],
    ['kim-2026', undefined],
    ['abc', 'SHAPE'],
    ['a'.repeat(41), 'SHAPE'],
    ['-abcd', 'SHAPE'],
    ['abcd-', 'SHAPE'],
    ['Minji', 'SHAPE'],
    ['김민지포폴', 'SHAPE'],
    ['min_ji', 'SHAPE'],
    ['мinji', 'SHAPE'],
    ['min ji', 'SHAPE'],
    ['../etc', 'SHAPE'],
    ['2024123456', 'NUMBER'],
    ['010-1234-5678', 'NUMBER'],
    ['admin', 'RESERVED'],
    ['adm1n', 'RESERVED'],
    ['ad-min', 'RESERVED'],
    ['l0gin', 'RESERVED'],
    ['login', 'RESERVED'],
    ['0fficial', 'RESERVED'],
    ['naru', 'RESERVED'],
    ['naru-club', undefined],
    ['modem-lab', undefined],
  ] as const)('says of %s: %s', (path, problem) => {
    expect(findPathProblem(path)).toBe(problem);
  });

  it.each([
    ['garam-university', 'RESERVED'],
    ['garam-univ', 'RESERVED'],
    ['garamuniv', 'RESERVED'],
    ['garam', 'RESERVED'],
    ['the-university-of-garam', 'RESERVED'],
    ['garam-library', 'RESERVED'],
    ['career-centre', 'RESERVED'],
    ['president-office', 'RESERVED'],
    ['admissions-2027', 'RESERVED'],
    ['registrar', 'RESERVED'],
    ['kim-garam', undefined],
    ['garam-kim', undefined],
    ['career-of-minji', undefined],
    ['student-kim', undefined],
    ['fuck-garam', 'RESERVED'],
    ['my-sh1t', 'RESERVED'],
    ['ssibal-2026', 'RESERVED'],
    ['essex-lee', undefined],
    ['dickens-club', undefined],
    ['analog-studio', undefined],
  ] as const)('says of %s at Garam University: %s', (path, problem) => {
    expect(findPathProblem(path, 'Garam University')).toBe(problem);
  });

  it.each([
    ['kim-min', 'kimmin'],
    ['ki1o', 'kilo'],
    ['hello', 'he1l0'],
    ['hello', 'heiio'],
    ['modem', 'modern'],
    ['wave', 'vvave'],
    ['dear', 'clear'],
    ['dear', 'c1ear'],
    ['sun5', '5uns'],
    ['mom-art', 'rnorn-art'],
    ['mom-art', 'r-nom-art'],
  ])('takes %s and %s for one', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });

  it.each([
    ['kim-minji', 'kim-minjo'],
    ['lee-2025', 'lee-2026'],
    ['park', 'bark'],
    ['nora', 'mora'],
  ])('tells %s and %s apart', (one, other) => {
    expect(skeletonOf(one)).not.toBe(skeletonOf(other));
  });

  it('proposes paths that hold for names of all kinds', () => {
    expect(proposePaths('Kim Min-ji', [2, 26])).toEqual(['kim-min-ji', 'kim-min-ji-2', 'kim-min-ji-26']);
    expect(proposePaths('김민지', [2])).toEqual(['my-portfolio', 'my-portfolio-2']);
    expect(proposePaths('Ng', [7])).toEqual(['ng-7']);
    expect(proposePaths('José Álvarez', [])).toEqual(['jose-alvarez']);
    expect(proposePaths('Admin', [3])).toEqual(['admin-3']);
    for (const path of proposePaths('x'.repeat(200), [1, 99])) expect(findPathProblem(path)).toBeUndefined();
  });

  it('tidies what is typed and leaves what it cannot read', () => {
    expect(tidyPath('Kim Min_ji')).toBe('kim-min-ji');
    expect(tidyPath('김민지')).toBe('김민지');
  });
});
