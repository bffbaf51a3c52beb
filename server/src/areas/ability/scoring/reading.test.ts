import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anInstrument } from '../../../../test/ability.ts';
import { chooseGroup, readScores, type NormGroup, type NormRow } from './reading.ts';

const instrument = anInstrument();
/** SELF lies between 2 and 10. */
const aRow = (more: Partial<NormRow> = {}): NormRow => ({
  people: 200,
  mean: 6,
  deviation: 2,
  error: 0.8,
  cuts: Array.from({ length: 99 }, (_, at) => 2 + (8 * (at + 1)) / 100),
  ...more,
});
const read = (raw: number | null, row?: NormRow) =>
  readScores(instrument, new Map([['SELF', raw]]), row && new Map([['SELF', row]]))['SELF'];

describe('T4 a score', () => {
  it('is read in points, by T, percentile and the middle half', () => {
    // (8 − 2) / 8 = 75 points; 50 + 10 · (8 − 6) / 2 = 60; a cut lies at every 0.08: the 75th at 8
    expect(read(8, aRow())).toEqual({
      raw: 8,
      points: 75,
      t: 60,
      percentile: 75,
      band: 10,
      middleHalf: { from: 25, to: 75 },
      level: 'HIGH',
    });
  });

  it('is told without a percentile below 100 people, and without a norm below 30', () => {
    expect(read(8, aRow({ people: 99 }))).toMatchObject({ t: 60, percentile: null });
    expect(read(8, aRow({ people: 29 }))).toMatchObject({ t: null, percentile: null, middleHalf: null, band: null });
  });

  it('has a middle half from mean and deviation where percentiles are not told', () => {
    // 6 ± 0.6745 · 2 in points
    expect(read(8, aRow({ cuts: [] }))?.middleHalf).toEqual({ from: 33.1, to: 66.9 });
  });

  it('has a level by T with a norm, by points without, and none without a score', () => {
    expect([read(5, aRow())?.level, read(4, aRow())?.level, read(6, aRow())?.level]).toEqual([
      'MIDDLE',
      'LOW',
      'MIDDLE',
    ]);
    expect([read(2)?.level, read(6)?.level, read(9)?.level]).toEqual(['LOW', 'MIDDLE', 'HIGH']);
    expect(read(null, aRow())).toMatchObject({ points: null, t: null, percentile: null, level: null });
  });

  it('that many share stands in the middle of them', () => {
    const cuts = [
      ...Array.from({ length: 20 }, () => 4),
      ...Array.from({ length: 60 }, () => 6),
      ...Array.from({ length: 19 }, () => 8),
    ];
    expect(read(6, aRow({ cuts }))?.percentile).toBe(50);
    expect(read(2, aRow({ cuts }))?.percentile).toBe(1);
    expect(read(10, aRow({ cuts }))?.percentile).toBe(99);
  });

  it('never falls as the raw score rises, and lies within its bounds', () => {
    const raw = fc.double({ min: 2, max: 10, noNaN: true });
    fc.assert(
      fc.property(raw, raw, (one, other) => {
        const [less, more] = [read(Math.min(one, other), aRow()), read(Math.max(one, other), aRow())];
        expect(less?.t ?? 0).toBeLessThanOrEqual(more?.t ?? 0);
        expect(less?.percentile ?? 0).toBeLessThanOrEqual(more?.percentile ?? 0);
        expect(less?.points ?? 0).toBeLessThanOrEqual(more?.points ?? 0);
        for (const { points, percentile } of [
          less ?? { points: -1, percentile: 0 },
          more ?? { points: -1, percentile: 0 },
        ]) {
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(100);
          expect(percentile).toBeGreaterThanOrEqual(1);
          expect(percentile).toBeLessThanOrEqual(99);
        }
      }),
    );
  });
});

describe('T4 the people compared with', () => {
  const aGroup = (id: string, of: Pick<NormGroup, 'collegeCode' | 'grade'>, ...people: number[]): NormGroup => ({
    id,
    ...of,
    rows: new Map(people.map((count, at) => [`S${at}`, aRow({ people: count })])),
  });
  const groups = (counts: readonly [number, number, number, number]) => [
    aGroup('all', { collegeCode: null, grade: null }, counts[3]),
    aGroup('grade', { collegeCode: null, grade: 3 }, counts[2]),
    aGroup('college', { collegeCode: 'C', grade: null }, counts[1]),
    aGroup('both', { collegeCode: 'C', grade: 3 }, counts[0]),
  ];
  const who = { collegeCode: 'C', grade: 3 };
  it.each([
    [[30, 99, 99, 99], 'both', 'COLLEGE_GRADE'],
    [[29, 30, 99, 99], 'college', 'COLLEGE'],
    [[29, 29, 30, 99], 'grade', 'GRADE'],
    [[29, 29, 29, 30], 'all', 'ALL'],
  ] as const)('of %j are the narrowest that are enough', (counts, id, breadth) => {
    expect(chooseGroup(groups(counts), who)).toMatchObject({ group: { id }, breadth, people: 30 });
  });

  it('are nobody where all are few, and never those of another college or year', () => {
    expect(chooseGroup(groups([29, 29, 29, 29]), who)).toBeUndefined();
    expect(chooseGroup(groups([99, 99, 99, 29]), { collegeCode: 'D', grade: 1 })).toBeUndefined();
    expect(chooseGroup(groups([99, 99, 40, 99]), { collegeCode: null, grade: 3 })).toMatchObject({ breadth: 'GRADE' });
  });

  it('are counted on the scale that fewest of them have', () => {
    const both = aGroup('both', who, 200, 12);
    expect(chooseGroup([both, aGroup('all', { collegeCode: null, grade: null }, 200, 90)], who)).toMatchObject({
      breadth: 'ALL',
      people: 90,
    });
  });
});
