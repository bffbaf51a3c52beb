import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anInstrument, answersOf } from '../../../../test/ability.ts';
import {
  boundElapsed,
  endOf,
  findProblems,
  isClosed,
  isLater,
  judgeQuality,
  judgeRetake,
  listMissing,
  mergeChoices,
  type Choice,
} from './rules.ts';

const NOON = new Date('2026-11-24T03:00:00Z');
const after = (ms: number): Date => new Date(NOON.getTime() + ms);
const DAY = 86_400_000;
const instrument = anInstrument();

describe('T2 choices', () => {
  const choice = fc.record({
    item: fc.constantFrom('Q1', 'Q2', 'Q3'),
    value: fc.integer({ min: 1, max: 5 }),
    language: fc.constant('ko' as const),
    changedAt: fc.integer({ min: -5, max: 5 }).map(after),
  });
  const sorted = (all: readonly Choice[]) => all.toSorted((a, b) => a.item.localeCompare(b.item));

  it('come to the same, in whatever order and however often they arrive', () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 20 }), fc.array(fc.nat()), (sent, keys) => {
        const once = mergeChoices(sent, after(10));
        const shuffled = [...sent, ...sent.slice(0, 5)]
          .map((one, at) => ({ one, key: keys[at] ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one);
        expect(sorted(mergeChoices(shuffled, after(10)))).toEqual(sorted(once));
        for (const kept of once)
          expect(sent.filter(({ item }) => item === kept.item).some((other) => isLater(other, kept))).toBe(false);
      }),
    );
  });

  it('are never later than their arrival', () => {
    const [kept] = mergeChoices([{ item: 'Q1', value: 1, language: 'ko', changedAt: after(DAY) }], NOON);
    expect(kept?.changedAt).toEqual(NOON);
  });

  it('are of items and values that the version has', () => {
    const choices = [
      { item: 'Q1', value: 5 },
      { item: 'Q1', value: 6 },
      { item: 'Q11', value: 1 },
    ];
    expect(findProblems(instrument, choices)).toEqual([
      { at: 1, field: 'value' },
      { at: 2, field: 'item' },
    ]);
  });
});

describe('T5 doubts', () => {
  const alternating = answersOf(instrument, (_code, at) => at % 2);
  const judge = (answers: ReadonlyMap<string, number>, elapsedSeconds = 100, wish = {}) =>
    judgeQuality(anInstrument(wish), { answers, elapsedSeconds });

  it('are none where somebody took their time and answered as they are', () => {
    expect(judge(alternating)).toEqual([]);
  });
  it('FAST: under so many seconds an answer on average', () => {
    expect(judge(alternating, 10)).toEqual([]);
    expect(judge(alternating, 9)).toEqual(['FAST']);
  });
  it('STRAIGHT: so many in a row alike, in the order of the items; one left out ends the row', () => {
    const quality = { fastSeconds: 0, straightItems: 5, missingShare: 0.2 };
    const alike = answersOf(instrument, (_code, at) => (at < 5 ? 2 : at % 2));
    expect(judge(alike, 100, { quality })).toEqual(['STRAIGHT']);
    alike.delete('Q3');
    expect(judge(alike, 100, { quality })).toEqual([]);
  });
  it('MISSING: more left out than its share; items that may be left out do not count', () => {
    alternating.delete('Q10');
    expect(judge(alternating)).toEqual([]);
    expect(listMissing(instrument, new Set(alternating.keys()))).toEqual([]);
    const less = new Map(alternating);
    less.delete('Q2');
    expect(judge(less)).toEqual(['MISSING']);
    expect(listMissing(instrument, new Set(less.keys()))).toEqual([{ code: 'Q2', number: 2 }]);
  });
  it('count the time of the browser, but no more than has passed', () => {
    expect(boundElapsed(40, { startedAt: NOON, now: after(60_000) })).toBe(40);
    expect(boundElapsed(400, { startedAt: NOON, now: after(60_000) })).toBe(60);
    expect(boundElapsed(400, { startedAt: NOON, now: after(-1) })).toBe(0);
  });
});

describe('T6 taking it again', () => {
  const term = { year: 2026, semesterCode: '20' };
  const facts = { today: '2026-11-24', term, nextTermOn: '2026-12-22' };
  const result = { scoredAt: NOON, ...term, quality: [] };

  it('is once a term, where the test does not say otherwise', () => {
    expect(judgeRetake({}, undefined, facts)).toBeNull();
    expect(judgeRetake({}, result, facts)).toEqual({ rule: 'TERM', againOn: '2026-12-22' });
    expect(judgeRetake({}, { ...result, semesterCode: '15' }, facts)).toBeNull();
  });
  it('is after the days that the test says, whatever the term', () => {
    expect(judgeRetake({ retakeDays: 30 }, result, facts)).toEqual({ rule: 'DAYS', againOn: '2026-12-24' });
    expect(judgeRetake({ retakeDays: 30 }, result, { ...facts, today: '2026-12-23' })).not.toBeNull();
    expect(judgeRetake({ retakeDays: 30 }, result, { ...facts, today: '2026-12-24' })).toBeNull();
  });
  it('T5 is possible at once after a doubtful result', () => {
    expect(judgeRetake({}, { ...result, quality: ['FAST'] }, facts)).toBeNull();
  });
});

describe('T2 a session ends', () => {
  it('30 days after its last answer, or after its version was retired, whichever is first', () => {
    expect(endOf({ lastAt: NOON, retiredAt: null })).toEqual(after(30 * DAY));
    expect(endOf({ lastAt: NOON, retiredAt: after(-DAY) })).toEqual(after(29 * DAY));
    expect(endOf({ lastAt: NOON, retiredAt: after(DAY) })).toEqual(after(30 * DAY));
  });
  it('for good only with its version', () => {
    expect(isClosed(null, NOON)).toBe(false);
    expect(isClosed(after(-30 * DAY), NOON)).toBe(false);
    expect(isClosed(after(-30 * DAY - 1), NOON)).toBe(true);
  });
});
