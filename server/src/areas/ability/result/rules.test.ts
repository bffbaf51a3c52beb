import { describe, expect, it } from 'vitest';

import { anInstrument } from '../../../../test/ability.ts';
import type { ReadScore, ReadScores } from '../scoring/reading.ts';
import { comparableScales, standOut, suggestedActions } from './rules.ts';

const score = (points: number | null, more: Partial<ReadScore> = {}): ReadScore => ({
  raw: points,
  points,
  t: null,
  percentile: null,
  band: null,
  middleHalf: null,
  level: points === null ? null : points >= 70 ? 'HIGH' : points >= 40 ? 'MIDDLE' : 'LOW',
  ...more,
});
const CODES = ['SELF', 'THINK', 'TALK', 'TEAM', 'WORLD'];
const scores = (...points: (number | null)[]): ReadScores =>
  Object.fromEntries(CODES.map((code, at) => [code, score(points[at] ?? null)]));

describe('T3 scales', () => {
  const first = { versionId: 'a', versionNumber: 1, instrument: anInstrument() };
  const third = {
    versionId: 'c',
    versionNumber: 3,
    instrument: anInstrument({ equatedList: [{ version: 1, scaleList: ['SELF', 'TEAM', 'GONE'] }] }),
  };
  const second = { versionId: 'b', versionNumber: 2, instrument: anInstrument() };
  it('of one version are all compared; of another only those that are equated, whichever is read', () => {
    expect(comparableScales(first, first).size).toBe(6);
    expect([...comparableScales(third, first)]).toEqual(['SELF', 'TEAM']);
    expect([...comparableScales(first, third)]).toEqual(['SELF', 'TEAM']);
    expect([...comparableScales(third, second)]).toEqual([]);
    expect([...comparableScales(second, first)]).toEqual([]);
  });
});

describe('T4 what stands out', () => {
  it('is what is high and low, two of each at most', () => {
    expect(standOut(CODES, scores(90, 80, 75, 20, 10))).toEqual({
      strongList: ['SELF', 'THINK'],
      growList: ['WORLD', 'TEAM'],
    });
  });
  it('is else the highest and the lowest', () => {
    expect(standOut(CODES, scores(50, 60, 55, 45, 50))).toEqual({ strongList: ['THINK'], growList: ['TEAM'] });
  });
  it('is nothing where all are alike or nothing has a score', () => {
    expect(standOut(CODES, scores(50, 50, 50, 50, 50))).toEqual({ strongList: [], growList: [] });
    expect(standOut(CODES, scores())).toEqual({ strongList: [], growList: [] });
  });
  it('never names one scale on both sides', () => {
    expect(standOut(CODES, scores(90, 80, null, null, null))).toEqual({ strongList: ['SELF', 'THINK'], growList: [] });
    expect(standOut(CODES, scores(30, 20, null, null, null))).toEqual({ strongList: [], growList: ['THINK', 'SELF'] });
  });
});

it('T4 suggests what is to grow first, and each thing once', () => {
  const reason = { ko: '왜', en: 'Why' };
  const career = { kind: 'COUNSELLING', with: 'CAREER', reason } as const;
  const coach = { kind: 'COUNSELLING', with: 'COACH', reason } as const;
  const menu = { kind: 'MENU', menuId: 'LRN_BAEUM', reason } as const;
  const made = anInstrument();
  const instrument = {
    ...made,
    scaleList: made.scaleList.map((scale) => ({
      ...scale,
      levelList: scale.levelList.map((level) => ({
        ...level,
        actionList: { LOW: [career], MIDDLE: [menu, career], HIGH: [coach] }[level.level],
      })),
    })),
  };
  const read = scores(90, 50, 50, 50, 10);
  expect(suggestedActions(instrument, read, standOut(CODES, read))).toEqual([career, menu, coach]);
});
