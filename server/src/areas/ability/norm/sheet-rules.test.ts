import { describe, expect, it } from 'vitest';

import { fillCuts, readLines, type Known, type WrittenLine } from './sheet-rules.ts';

const SCALES = ['S1', 'S2'].map((code) => ({ code, name: `척도 ${code}`, least: 2, most: 10 }));
const KNOWN: Known = {
  scales: new Map(
    SCALES.flatMap((one) => [one.code, one.name].map((name) => [name.toLowerCase().replace(' ', ''), one])),
  ),
  colleges: new Map(['11000', '인문대학'].map((name) => [name, { code: '11000', name: '인문대학' }])),
};
const USUAL = [5, 10, 25, 50, 75, 90, 95];
const cutsOf = (values: readonly string[], numbers = USUAL) =>
  new Map(values.map((value, at) => [numbers[at] ?? 0, value] as const));
const RISING = ['3', '3.5', '5', '6', '7', '8.5', '9'];

let line = 1;
const aLine = (wish: Partial<WrittenLine> = {}): WrittenLine => ({
  line: (line += 1),
  college: '',
  grade: '',
  scale: 'S1',
  people: '120',
  mean: '6.2',
  deviation: '1.5',
  error: '',
  alpha: '',
  cuts: new Map(),
  ...wish,
});
const everybody = (wish: Partial<WrittenLine> = {}) => SCALES.map(({ code }) => aLine({ scale: code, ...wish }));
const problemOf = (wish: Partial<WrittenLine>) =>
  readLines([aLine(wish)], KNOWN).problems.map(({ code, about }) => [code, about].filter(Boolean).join(' '));

describe('a sheet of norms', () => {
  it('is read by code or name, with empty cells for everybody', () => {
    const { lines, problems } = readLines(
      [
        ...everybody(),
        aLine({ college: '인문 대학', grade: '2' }),
        aLine({ college: '11000', grade: '2', scale: '척도 S2' }),
      ],
      KNOWN,
    );
    expect(problems).toEqual([]);
    expect(lines.map(({ college, grade, scale }) => [college?.code ?? null, grade, scale.code])).toEqual([
      [null, null, 'S1'],
      [null, null, 'S2'],
      ['11000', 2, 'S1'],
      ['11000', 2, 'S2'],
    ]);
  });

  it.each<[string, Partial<WrittenLine>, string]>([
    ['an unknown college', { college: '공과대학' }, 'college'],
    ['an unknown year', { grade: '7' }, 'grade'],
    ['a year that is no number', { grade: '둘' }, 'grade'],
    ['an unknown scale', { scale: 'S9' }, 'scale'],
    ['nobody', { people: '0' }, 'people'],
    ['a part of a person', { people: '40.5' }, 'people'],
    ['people in words', { people: '많음' }, 'people'],
    ['too few people', { people: '29' }, 'tooFew 30'],
    ['no mean', { mean: '' }, 'mean'],
    ['a mean that no number is', { mean: '1e3' }, 'mean'],
    ['a mean beyond the scale', { mean: '10.1' }, 'outside 2–10'],
    ['a deviation of nothing', { deviation: '0' }, 'deviation'],
    ['a deviation that rounds to nothing', { deviation: '0.00001' }, 'deviation'],
    ['a deviation wider than the scale allows', { deviation: '4.1' }, 'wide 4.02'],
    ['an error larger than the deviation', { error: '1.6' }, 'error'],
    ['a reliability of more than one', { alpha: '1.2' }, 'alpha'],
    ['percentiles of few people', { people: '99', cuts: cutsOf(RISING) }, 'fewForCuts 100'],
    ['a percentile that no number is', { cuts: cutsOf(['3', 'x', '5', '6', '7', '8.5', '9']) }, 'percentile P10'],
    ['percentiles that fall', { cuts: cutsOf(['3', '3.5', '5', '4.9', '7', '8.5', '9']) }, 'falling P50'],
    ['a percentile beyond the scale', { cuts: cutsOf([...RISING.slice(0, 6), '11']) }, 'cutOutside P95'],
    ['percentiles of the middle only', { cuts: cutsOf(['5', '6', '7'], [25, 50, 75]) }, 'ends'],
  ])('is refused for %s', (_name, wish, problem) => {
    expect(problemOf(wish)).toContain(problem);
  });

  it('is refused for percentiles with gaps, for doubles, lacking scales and without everybody', () => {
    const whole = everybody({ cuts: cutsOf(RISING) });
    const gap = aLine({ grade: '1', cuts: cutsOf([...RISING.slice(0, 6), '']) });
    expect(readLines([...whole, gap], KNOWN).problems).toMatchObject([{ line: gap.line, code: 'gap', about: 'P95' }]);
    expect(readLines([...whole, aLine({ cuts: cutsOf(RISING) })], KNOWN).problems).toMatchObject([{ code: 'twice' }]);
    const first = aLine({ grade: '3' });
    expect(readLines([...everybody(), first], KNOWN).problems).toMatchObject([
      { line: first.line, code: 'lacks', about: '척도 S2', group: '3' },
    ]);
    expect(readLines(everybody({ grade: '1' }), KNOWN).problems).toMatchObject([{ line: 1, code: 'noEverybody' }]);
    expect(readLines([], KNOWN).problems).toMatchObject([{ code: 'noEverybody' }]);
  });

  it('takes the standard error as given, or from the reliability', () => {
    const [given, reliable, unknown] = readLines(
      [aLine({ error: '0.7', alpha: '0.1' }), aLine({ alpha: '0.84', scale: 'S2' }), aLine({ grade: '1' })],
      KNOWN,
    ).lines;
    expect([given?.error, reliable?.error, unknown?.error]).toEqual([0.7, 0.6, null]);
  });

  it('fills the percentiles between those that are given, and to the ends of the scale', () => {
    const cuts = fillCuts(
      [10, 50, 90].map((number, at) => ({ number, raw: 4 + 2 * at })),
      { least: 2, most: 10 },
    );
    expect(cuts).toHaveLength(99);
    expect([cuts[0], cuts[9], cuts[29], cuts[49], cuts[89], cuts[98]]).toEqual([2.2, 4, 5, 6, 8, 9.8]);
    expect(cuts.toSorted((one, other) => one - other)).toEqual(cuts);
  });
});
