/** Lines of a sheet with norms: what each says, and what is wrong with it (docs/specification.md, Norms). Pure. */
import { TEST_LEAST } from '@naru/contract/areas/ability/words.ts';

import type { ScaleBounds } from '../scoring/score.ts';

/** The names of the columns with percentiles, P1 to P99. */
export const CUT_NUMBERS: readonly number[] = Array.from({ length: 99 }, (_, at) => at + 1);

export interface KnownScale extends ScaleBounds {
  readonly code: string;
  readonly name: string;
}
export interface KnownCollege {
  readonly code: string;
  readonly name: string;
}

/** By code and by name, without spaces and in lower case. */
export interface Known {
  readonly scales: ReadonlyMap<string, KnownScale>;
  readonly colleges: ReadonlyMap<string, KnownCollege>;
}

/** A line as it was written. */
export interface WrittenLine {
  readonly line: number;
  readonly college: string;
  readonly grade: string;
  readonly scale: string;
  readonly people: string;
  readonly mean: string;
  readonly deviation: string;
  readonly error: string;
  readonly alpha: string;
  /** Cells of the percentiles that the sheet has, by their numbers. */
  readonly cuts: ReadonlyMap<number, string>;
}

export interface NormLine {
  readonly line: number;
  readonly college: KnownCollege | null;
  readonly grade: number | null;
  readonly scale: KnownScale;
  readonly people: number;
  readonly mean: number;
  readonly deviation: number;
  readonly error: number | null;
  /** 99 of them, or none. */
  readonly cuts: readonly number[];
}

export const LINE_PROBLEMS = [
  'college',
  'grade',
  'scale',
  'people',
  'tooFew',
  'mean',
  'outside',
  'deviation',
  'wide',
  'error',
  'alpha',
  'percentile',
  'gap',
  'ends',
  'falling',
  'cutOutside',
  'fewForCuts',
  'twice',
  'lacks',
  'noEverybody',
] as const;
export type LineProblemCode = (typeof LINE_PROBLEMS)[number];

export interface LineProblem {
  readonly line: number;
  readonly group: string;
  readonly scale: string;
  readonly code: LineProblemCode;
  /** A number, a name or a list of names, as the sentence takes it. */
  readonly about: string;
}

export interface ReadLines {
  readonly lines: readonly NormLine[];
  readonly problems: readonly LineProblem[];
}

const MOST_GRADE = 6;
/** Percentiles from this one or below to that one or above, so many at least: else nothing can be drawn between them. */
const CUTS_LEAST = { from: 10, to: 90, count: 5 } as const;
/** The first line names the columns; problems of the whole sheet stand there. */
const HEAD_LINE = 1;

export const plain = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

const NUMBER = /^-?\d{1,9}(?:\.\d+)?$/;
const readNumber = (text: string): number | undefined => (NUMBER.test(text) ? Number(text) : undefined);

/** Reads all lines. Every group has every scale once, and there is a group of everybody; else that is a problem. */
export function readLines(written: readonly WrittenLine[], known: Known): ReadLines {
  const usedCuts = CUT_NUMBERS.filter((number) => written.some(({ cuts }) => (cuts.get(number) ?? '') !== ''));
  const lines: NormLine[] = [];
  const problems: LineProblem[] = [];
  const seen = new Set<string>();
  for (const one of written) {
    const read = readLine(one, known, usedCuts);
    const place = { line: one.line, group: [one.college, one.grade].filter(Boolean).join(' · '), scale: one.scale };
    if ('code' in read) problems.push({ ...place, ...read });
    else if (seen.has(keyOf(read))) problems.push({ ...place, code: 'twice', about: '' });
    else {
      seen.add(keyOf(read));
      lines.push(read);
    }
  }
  // A line with a problem says nothing for certain: only a sheet of whole lines can be judged as a whole.
  if (problems.length === 0) problems.push(...wholeProblems(lines, known));
  return { lines, problems };
}

export const groupKey = ({ college, grade }: Pick<NormLine, 'college' | 'grade'>): string =>
  `${college?.code ?? ''}/${grade ?? ''}`;
const keyOf = (line: NormLine): string => `${groupKey(line)}/${line.scale.code}`;

function wholeProblems(lines: readonly NormLine[], { scales }: Known): LineProblem[] {
  const all = [...new Map([...scales.values()].map((scale) => [scale.code, scale])).values()];
  const groups = Map.groupBy(lines, groupKey);
  const problems = [...groups.values()].flatMap((own): LineProblem[] => {
    const [first] = own;
    const missing = all.filter(({ code }) => own.every(({ scale }) => scale.code !== code));
    if (!first || missing.length === 0) return [];
    const group = [first.college?.name, first.grade].filter(Boolean).join(' · ');
    return [{ line: first.line, group, scale: '', code: 'lacks', about: missing.map(({ name }) => name).join(', ') }];
  });
  if (!groups.has(groupKey({ college: null, grade: null })))
    problems.unshift({ line: HEAD_LINE, group: '', scale: '', code: 'noEverybody', about: '' });
  return problems;
}

type Refused = Pick<LineProblem, 'code' | 'about'>;
const refuse = (code: LineProblemCode, about = ''): Refused => ({ code, about });

function readLine(written: WrittenLine, known: Known, usedCuts: readonly number[]): NormLine | Refused {
  const group = readGroup(written, known);
  if ('code' in group) return group;
  const scale = known.scales.get(plain(written.scale));
  if (!scale) return refuse('scale');
  const figures = readFigures(written, scale);
  if ('code' in figures) return figures;
  const cuts = readCuts(written, { scale, people: figures.people, usedCuts });
  if ('code' in cuts) return cuts;
  return { line: written.line, ...group, scale, ...figures, cuts: cuts.list };
}

function readGroup({ college, grade }: WrittenLine, known: Known): Pick<NormLine, 'college' | 'grade'> | Refused {
  const found = college === '' ? null : known.colleges.get(plain(college));
  if (found === undefined) return refuse('college');
  const year = grade === '' ? null : readNumber(grade);
  const isYear = year === null || (year !== undefined && Number.isInteger(year) && year >= 1 && year <= MOST_GRADE);
  return isYear ? { college: found, grade: year } : refuse('grade');
}

type Figures = Pick<NormLine, 'people' | 'mean' | 'deviation' | 'error'>;

function readFigures(written: WrittenLine, { least, most }: KnownScale): Figures | Refused {
  const people = readNumber(written.people);
  if (people === undefined || !Number.isInteger(people) || people < 1) return refuse('people');
  if (people < TEST_LEAST.normMean) return refuse('tooFew', String(TEST_LEAST.normMean));
  const mean = readNumber(written.mean);
  if (mean === undefined) return refuse('mean');
  const bounds = `${toShort(least)}–${toShort(most)}`;
  if (mean < least || mean > most) return refuse('outside', bounds);
  const deviation = readNumber(written.deviation);
  if (deviation === undefined || toFour(deviation) <= 0) return refuse('deviation');
  // Half of the people at either end is as wide as it gets.
  const widest = ((most - least) / 2) * Math.sqrt(people / (people - 1));
  if (deviation > widest) return refuse('wide', toShort(widest));
  const error = readError(written, deviation);
  if (typeof error === 'object' && error !== null) return error;
  return { people, mean: toFour(mean), deviation: toFour(deviation), error };
}

/** The standard error where it is given, or from the reliability. */
function readError({ error, alpha }: WrittenLine, deviation: number): number | null | Refused {
  if (error !== '') {
    const given = readNumber(error);
    return given !== undefined && toFour(given) > 0 && given <= deviation ? toFour(given) : refuse('error');
  }
  if (alpha === '') return null;
  const given = readNumber(alpha);
  if (given === undefined || given < 0 || given >= 1) return refuse('alpha');
  return toFour(deviation * Math.sqrt(1 - given));
}

function readCuts(
  { cuts }: WrittenLine,
  { scale, people, usedCuts }: { scale: KnownScale; people: number; usedCuts: readonly number[] },
): { readonly list: readonly number[] } | Refused {
  const empty = usedCuts.filter((number) => (cuts.get(number) ?? '') === '');
  if (empty.length === usedCuts.length) return { list: [] };
  if (people < TEST_LEAST.normPercentile) return refuse('fewForCuts', String(TEST_LEAST.normPercentile));
  if (empty[0] !== undefined) return refuse('gap', `P${empty[0]}`);
  const [first = 99, last = 1] = [usedCuts[0], usedCuts.at(-1)];
  if (usedCuts.length < CUTS_LEAST.count || first > CUTS_LEAST.from || last < CUTS_LEAST.to) return refuse('ends');
  const given: Cut[] = [];
  for (const number of usedCuts) {
    const raw = readNumber(cuts.get(number) ?? '');
    if (raw === undefined) return refuse('percentile', `P${number}`);
    if (raw < scale.least || raw > scale.most) return refuse('cutOutside', `P${number}`);
    if (raw < (given.at(-1)?.raw ?? raw)) return refuse('falling', `P${number}`);
    given.push({ number, raw });
  }
  return { list: fillCuts(given, scale) };
}

export interface Cut {
  readonly number: number;
  readonly raw: number;
}

/** Draws straight lines between the percentiles that are given, and from the ends of the scale to the outer ones. */
export function fillCuts(given: readonly Cut[], { least, most }: ScaleBounds): number[] {
  const known: Cut[] = [{ number: 0, raw: least }, ...given, { number: 100, raw: most }];
  return CUT_NUMBERS.map((number) => {
    const after = known.findIndex((cut) => cut.number >= number);
    const [low, high] = [known[after - 1], known[after]];
    if (!low || !high) throw new RangeError('A percentile lies between 0 and 100.');
    const share = (number - low.number) / (high.number - low.number);
    return toFour(low.raw + (high.raw - low.raw) * share);
  });
}

export const toFour = (value: number): number => Math.round(value * 10_000) / 10_000;
const toShort = (value: number): string => String(Math.round(value * 100) / 100);
