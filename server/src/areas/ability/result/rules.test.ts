import type { Instrument, InstrumentScale } from '@naru/contract/areas/ability/instrument.ts';
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

/** Says of each main scale which end is good; left out: none. */
function withEnds(ends: Readonly<Record<string, InstrumentScale['goodEnd']>>): Instrument {
  const made = anInstrument();
  const scaleList = made.scaleList.map(({ goodEnd: _end, ...scale }) => ({ ...scale, goodEnd: ends[scale.code] }));
  return { ...made, scaleList };
}

describe('T4 what stands out', () => {
  const made = anInstrument();
  it('is what is high and low, two of each at most', () => {
    expect(standOut(made, scores(90, 80, 75, 20, 10))).toEqual({
      strongList: ['SELF', 'THINK'],
      growList: ['WORLD', 'TEAM'],
      highList: [],
    });
  });
  it('is else the highest and the lowest', () => {
    expect(standOut(made, scores(50, 60, 55, 45, 50))).toMatchObject({ strongList: ['THINK'], growList: ['TEAM'] });
  });
  it('is nothing where all are alike or nothing has a score', () => {
    const nothing = { strongList: [], growList: [], highList: [] };
    expect(standOut(made, scores(50, 50, 50, 50, 50))).toEqual(nothing);
    expect(standOut(made, scores())).toEqual(nothing);
  });
  it('never names one scale on both sides', () => {
    expect(standOut(made, scores(90, 80, null, null, null))).toMatchObject({
      strongList: ['SELF', 'THINK'],
      growList: [],
    });
    expect(standOut(made, scores(30, 20, null, null, null))).toMatchObject({
      strongList: [],
      growList: ['THINK', 'SELF'],
    });
  });
  it('is a low score where that end is the good one', () => {
    const turned = withEnds({ SELF: 'HIGH', THINK: 'LOW', TALK: 'LOW', TEAM: 'HIGH', WORLD: 'LOW' });
    expect(standOut(turned, scores(75, 90, 20, 50, 50))).toEqual({
      strongList: ['TALK', 'SELF'],
      growList: ['THINK'],
      highList: [],
    });
  });
  it('is never praise or blame of a scale without a good end', () => {
    expect(standOut(withEnds({}), scores(90, 80, 75, 20, 10))).toEqual({
      strongList: [],
      growList: [],
      highList: ['SELF', 'THINK'],
    });
    const mixed = withEnds({ SELF: 'NONE', THINK: 'HIGH', TALK: 'HIGH' });
    expect(standOut(mixed, scores(90, 80, 20, 10, 5))).toEqual({
      strongList: ['THINK'],
      growList: ['TALK'],
      highList: ['SELF'],
    });
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
  expect(suggestedActions(instrument, read)).toEqual([career, menu, coach]);
});

it('T4 suggests things for what has no good end from the highest on', () => {
  const reason = { ko: '왜', en: 'Why' };
  const menuOf = (code: string) => ({ kind: 'MENU', menuId: code, reason }) as const;
  const plain = withEnds({});
  const instrument = {
    ...plain,
    scaleList: plain.scaleList.map((scale) => ({
      ...scale,
      levelList: scale.levelList.map((level) => ({ ...level, actionList: [menuOf(scale.code)] })),
    })),
  };
  const found = suggestedActions(instrument, scores(50, 90, 10, 40, 60));
  expect(found).toEqual(['THINK', 'WORLD', 'SELF', 'TEAM', 'TALK'].map(menuOf));
});
