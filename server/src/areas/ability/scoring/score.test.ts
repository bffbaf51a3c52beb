import { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anInstrument, answersOf } from '../../../../test/ability.ts';
import { boundsOf, itemsUnder, scoreAnswers } from './score.ts';

const both = (text: string) => ({ ko: text, en: text });
const rawsOf = (instrument: Instrument, answers: ReadonlyMap<string, number>) =>
  new Map(scoreAnswers(instrument, answers).map(({ scaleCode, raw }) => [scaleCode, raw]));

/** Ten items from 1 to 5 on one scale of each formula; A takes its second item turned round. */
function aSheet(missingShare = 0.1): Instrument {
  const items = Array.from({ length: 10 }, (_, at) => `I${at + 1}`);
  const scale = { name: both('s'), definition: both('d') };
  return Instrument.parse({
    ...anInstrument(),
    itemList: items.map((code) => ({ code, text: both(code), responses: 'AGREE' })),
    scaleList: [
      { ...scale, code: 'SUM', formula: 'SUM', itemList: items.map((item, at) => ({ item, isReversed: at === 1 })) },
      { ...scale, code: 'MEAN', formula: 'MEAN', itemList: items.map((item) => ({ item })) },
      {
        ...scale,
        code: 'WEIGHTED',
        formula: 'WEIGHTED',
        itemList: [
          { item: 'I1', weight: 2 },
          { item: 'I2', weight: -1 },
        ],
      },
      { ...scale, code: 'WHOLE', formula: 'MEAN', scaleList: [{ scale: 'SUM' }, { scale: 'MEAN' }] },
    ],
    pictureList: [{ kind: 'BARS', title: both('p'), scaleList: ['SUM', 'MEAN'] }],
    quality: { fastSeconds: 1, straightItems: 15, missingShare },
  });
}

/** I1 is 1, I2 is 2, then 3, 4, 5 and again. */
const ANSWERS = new Map(Array.from({ length: 10 }, (_, at) => [`I${at + 1}`, (at % 5) + 1]));

describe('T4 scores', () => {
  it('are those that one works out by hand', () => {
    // 1 + (6 − 2) + 3 + 4 + 5 + 1 + 2 + 3 + 4 + 5 = 32; 30 / 10 = 3; 2·1 − 2 = 0; (32 + 3) / 2 = 17.5
    expect([...rawsOf(aSheet(), ANSWERS)]).toEqual([
      ['SUM', 32],
      ['MEAN', 3],
      ['WEIGHTED', 0],
      ['WHOLE', 17.5],
    ]);
  });

  it('lie between what its items make possible', () => {
    // 2·1 − 5 = −3 and 2·5 − 1 = 9
    expect([...boundsOf(aSheet())]).toEqual([
      ['SUM', { least: 10, most: 50 }],
      ['MEAN', { least: 1, most: 5 }],
      ['WEIGHTED', { least: -3, most: 9 }],
      ['WHOLE', { least: 5.5, most: 27.5 }],
    ]);
  });

  it('take an item that was left out as the mean of the others, while few are', () => {
    const one = new Map([...ANSWERS].filter(([code]) => code !== 'I10'));
    // 27 + 27 / 9 = 30
    expect(rawsOf(aSheet(), one).get('SUM')).toBe(30);
    expect(scoreAnswers(aSheet(), one)[0]?.answered).toBe(9);
    const two = new Map([...one].filter(([code]) => code !== 'I9'));
    expect(rawsOf(aSheet(), two).get('SUM')).toBeNull();
    // A scale without a score leaves the scale that is made of it without one.
    expect(rawsOf(aSheet(), two).get('WHOLE')).toBeNull();
    expect(rawsOf(aSheet(0.2), two).get('SUM')).not.toBeNull();
    expect(rawsOf(aSheet(1), new Map()).get('SUM')).toBeNull();
  });

  it('count a share of items exactly as it is written', () => {
    // 0.7 · 10 is a little under 7 in binary numbers; seven left out of ten are 0.7 all the same.
    const three = new Map([...ANSWERS].slice(0, 3));
    expect(rawsOf(aSheet(0.7), three).get('MEAN')).toBe(2);
  });

  it('are the same whatever the order of items and scales is', () => {
    const instrument = anInstrument();
    const shuffled = <T>(list: readonly T[]) => fc.shuffledSubarray([...list], { minLength: list.length });
    fc.assert(
      fc.property(
        shuffled(instrument.itemList),
        shuffled(instrument.scaleList),
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 10, maxLength: 10 }),
        (itemList, scaleList, chosen) => {
          const answers = answersOf(instrument, (_item, at) => chosen[at] ?? 0);
          const turned = {
            ...instrument,
            itemList,
            scaleList: scaleList.map((one) => ({ ...one, itemList: one.itemList.toReversed() })),
          };
          const sorted = (raws: Map<string, number | null>) => [...raws].toSorted(([a], [b]) => a.localeCompare(b));
          expect(sorted(rawsOf(turned, answers))).toEqual(sorted(rawsOf(instrument, answers)));
        },
      ),
    );
  });

  it('of reversed items fall as the answer rises', () => {
    const instrument = anInstrument();
    const talk = (first: number, second: number) =>
      rawsOf(
        instrument,
        new Map([
          ['Q5', first],
          ['Q6', second],
        ]),
      ).get('TALK');
    expect([talk(5, 1), talk(3, 3), talk(1, 5)]).toEqual([10, 6, 2]);
    expect([...itemsUnder(instrument, 'TOTAL')]).toHaveLength(10);
  });
});
