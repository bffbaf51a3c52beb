import { describe, expect, it } from 'vitest';

import { anInstrument } from '../../../../test/instruments.ts';
import { correctedTotals, cronbachAlpha, mean, variance, workOutStatistics } from './statistics.ts';

/**
 * The data set `attitude` of R (datasets; Chatterjee and Price, Regression Analysis by Example, 1977): 30 departments by
 * seven questions. Its figures are those that the package psych prints for `alpha(attitude)` in its documentation.
 */
const ATTITUDE = `
43 51 30 39 61 92 45; 63 64 51 54 63 73 47; 71 70 68 69 76 86 48; 61 63 45 47 54 84 35; 81 78 56 66 71 83 47;
43 55 49 44 54 49 34; 58 67 42 56 66 68 35; 71 75 50 55 70 66 41; 72 82 72 67 71 83 31; 67 61 45 47 62 80 41;
64 53 53 58 58 67 34; 67 60 47 39 59 74 41; 69 62 57 42 55 63 25; 68 83 83 45 59 77 35; 77 77 54 72 79 77 46;
81 90 50 72 60 54 36; 74 85 64 69 79 79 63; 65 60 65 75 55 80 60; 65 70 46 57 75 85 46; 50 58 68 54 64 78 52;
50 40 33 34 43 64 33; 64 61 52 62 66 80 41; 53 66 52 50 63 80 37; 40 37 42 58 50 57 49; 63 54 42 48 66 75 33;
66 77 66 63 88 76 72; 78 75 58 74 80 78 49; 48 57 44 45 51 83 38; 85 85 71 71 77 74 55; 82 82 39 59 64 78 39`
  .split(';')
  .map((row) => row.trim().split(' ').map(Number));

describe('figures of a published data set', () => {
  const column = (at: number) => ATTITUDE.map((row) => row[at] ?? 0);
  const rounded = (value: number | null, digits: number) => Number((value ?? Number.NaN).toFixed(digits));

  it('T12 gives Cronbach’s alpha as the package psych does for the data set attitude', () => {
    expect(rounded(cronbachAlpha(ATTITUDE), 2)).toBe(0.84);
  });

  it('T12 gives its alphas without each item', () => {
    const without = (at: number) => ATTITUDE.map((row) => row.filter((_value, place) => place !== at));
    expect([0, 1, 2, 3, 4, 5, 6].map((at) => rounded(cronbachAlpha(without(at)), 2))).toEqual([
      0.81, 0.8, 0.83, 0.8, 0.8, 0.86, 0.84,
    ]);
  });

  it('T12 gives its correlations of each item with the others', () => {
    expect(correctedTotals(ATTITUDE).map((one) => rounded(one, 2))).toEqual([0.67, 0.74, 0.56, 0.71, 0.79, 0.27, 0.46]);
  });

  it('T12 gives its means and deviations', () => {
    const all = [0, 1, 2, 3, 4, 5, 6];
    expect(all.map((at) => rounded(mean(column(at)), 0))).toEqual([65, 67, 53, 56, 65, 75, 43]);
    expect(all.map((at) => rounded(Math.sqrt(variance(column(at)) ?? 0), 1))).toEqual([
      12.2, 13.3, 12.2, 11.7, 10.4, 9.9, 10.3,
    ]);
  });
});

describe('figures of an instrument', () => {
  const instrument = anInstrument();

  it('T12 turns items round as their scale does', () => {
    // The first two make SELF, the second turned round: people who say 5 to the one say 1 to the other.
    const rows = [
      [5, 1, 3, 3],
      [4, 2, 3, 3],
      [2, 4, 3, 4],
      [1, 5, 3, 5],
    ];
    const { scaleList, itemList } = workOutStatistics(instrument, rows);
    expect(scaleList[0]).toMatchObject({ scaleCode: 'SELF', itemCount: 2, counted: 4 });
    expect(scaleList[0]?.alpha).toBeCloseTo(1, 10);
    expect(itemList[1]).toMatchObject({ itemCode: 'Q2', counted: 4, mean: 3 });
    expect(itemList[1]?.totalList[0]?.correlation).toBeCloseTo(1, 10);
  });

  it('T12 says nothing where nothing can be worked out', () => {
    const { scaleList, itemList } = workOutStatistics(instrument, []);
    expect(scaleList.map(({ alpha, counted }) => [alpha, counted])).toEqual(scaleList.map(() => [null, 0]));
    expect(itemList[0]).toEqual({
      itemCode: 'Q1',
      counted: 0,
      mean: null,
      deviation: null,
      totalList: [{ scaleCode: 'SELF', correlation: null }],
    });
    // Everybody says the same.
    expect(
      workOutStatistics(instrument, [
        [3, 3, 3, 3],
        [3, 3, 3, 3],
      ]).scaleList[0]?.alpha,
    ).toBeNull();
  });

  it('T12 counts a person for a scale only with all of its items', () => {
    const rows = [
      [5, 1, null, 3],
      [1, 5, 3, 3],
    ];
    const { scaleList, itemList } = workOutStatistics(instrument, rows);
    expect(scaleList.map(({ scaleCode, counted }) => [scaleCode, counted])).toEqual([
      ['SELF', 2],
      ['TEAM', 1],
      ['ALL', 1],
    ]);
    expect(itemList[2]).toMatchObject({ itemCode: 'Q3', counted: 1, mean: 3, deviation: null });
  });
});
