import { describe, expect, it } from 'vitest';

import { anInstrument } from '../../../../test/ability.ts';
import { buildBarOf, inBuildOrder, weightedParts } from './rules.ts';

describe('a norm of the university', () => {
  it.each([
    [{ usable: 29, isRunning: false, lastPeople: null }, 'FEW'],
    [{ usable: 30, isRunning: false, lastPeople: null }, null],
    [{ usable: 900, isRunning: true, lastPeople: null }, 'RUNNING'],
    [{ usable: 129, isRunning: false, lastPeople: 100 }, 'SAME'],
    [{ usable: 130, isRunning: false, lastPeople: 100 }, null],
  ])('of %j is held back by %s', (state, bar) => {
    expect(buildBarOf(state)).toBe(bar);
  });

  it('works out scales after those that they are made of', () => {
    const { scaleList } = anInstrument();
    const turned = anInstrument({ scaleList: scaleList.toReversed() });
    expect(inBuildOrder(turned).map(({ code }) => code)).toEqual(['SELF', 'THINK', 'TALK', 'TEAM', 'WORLD', 'TOTAL']);
  });

  it('weighs the parts of a scale as its formula does', () => {
    const [sum, total] = [anInstrument().scaleList[0], anInstrument().scaleList.at(-1)];
    if (!sum || !total) throw new Error('There are six.');
    expect(weightedParts(sum)).toEqual({
      items: [
        { code: 'Q1', weight: 1 },
        { code: 'Q2', weight: 1 },
      ],
      scales: [],
    });
    expect(weightedParts(total).scales[0]).toEqual({ code: 'SELF', weight: 0.2 });
    expect(weightedParts({ ...total, formula: 'WEIGHTED' }).scales[0]).toEqual({ code: 'SELF', weight: 1 });
  });
});
