import { describe, expect, it } from 'vitest';

import { ageOn, isDay, isOldEnough, missingAgreements } from './rules.ts';

describe('S9 from 14 years on', () => {
  it.each([
    ['2012-11-21', '2026-11-21', true],
    ['2012-11-22', '2026-11-21', false],
    ['2012-02-29', '2026-02-28', false],
    ['2012-02-29', '2026-03-01', true],
    ['2026-11-22', '2026-11-21', false],
    ['2010-02-30', '2026-11-21', false],
    ['1990-13-01', '2026-11-21', false],
  ])('born on %s, on %s: %s', (birthDate, today, isIt) => {
    expect(isOldEnough(birthDate, today)).toBe(isIt);
  });

  it('counts full years', () => {
    expect(ageOn('2000-06-15', '2026-06-14')).toBe(25);
    expect(ageOn('2000-06-15', '2026-06-15')).toBe(26);
    expect(isDay('2024-02-29')).toBe(true);
    expect(isDay('2026-02-29')).toBe(false);
  });
});

describe('Z3 agreements', () => {
  const inForce = [
    { code: 'tou', version: 1 },
    { code: 'privacy', version: 2 },
  ];

  it.each([
    [[], ['tou', 'privacy']],
    [[{ code: 'tou', version: 1 }], ['privacy']],
    [
      [
        { code: 'tou', version: 1 },
        { code: 'privacy', version: 1 },
      ],
      ['privacy'],
    ],
    [inForce, []],
  ])('%j leaves %j', (agreed, missing) => {
    expect(missingAgreements(agreed, inForce)).toEqual(missing);
  });
});
