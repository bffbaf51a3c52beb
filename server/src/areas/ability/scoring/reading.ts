/** The meaning of raw scores: in points, against a norm, in levels (docs/specification.md, Scoring). Pure, as scoring is. */
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import { TEST_LEAST, type NormBreadth, type ScaleScore, type ScoreLevel } from '@naru/contract/areas/ability/words.ts';

import { boundsOf, type ScaleBounds } from './score.ts';

/** Scores of a group of people on one scale, all in raw scores. */
export interface NormRow {
  readonly people: number;
  readonly mean: number;
  readonly deviation: number;
  /** Standard error of measurement; null where it is not known. */
  readonly error: number | null;
  /** Scores under which 1, 2 to 99 in 100 lie; empty where they are not told. */
  readonly cuts: readonly number[];
}

export interface NormGroup {
  readonly id: string;
  /** Null: any. */
  readonly collegeCode: string | null;
  readonly grade: number | null;
  readonly rows: ReadonlyMap<string, NormRow>;
}

export interface ChosenGroup {
  readonly group: NormGroup;
  readonly breadth: NormBreadth;
  /** People on the scale that fewest of them have a score on. */
  readonly people: number;
}

/** A scale's score without its words, as it is kept with a reading. */
export type ReadScore = Omit<ScaleScore, 'scaleCode' | 'name' | 'parentCode'>;
export type ReadScores = Readonly<Record<string, ReadScore>>;

/** Half of a normal distribution lies within so many deviations of its mean. */
const MIDDLE_HALF_DEVIATIONS = 0.6745;
const [FIRST_QUARTER, THIRD_QUARTER] = [24, 74];

/** Chooses the narrowest group of a norm that somebody belongs to and that is large enough; none where all are small. */
export function chooseGroup(
  groups: readonly NormGroup[],
  who: { readonly collegeCode: string | null; readonly grade: number },
): ChosenGroup | undefined {
  const wanted: readonly (readonly [NormBreadth, string | null, number | null])[] = [
    ['COLLEGE_GRADE', who.collegeCode, who.grade],
    ['COLLEGE', who.collegeCode, null],
    ['GRADE', null, who.grade],
    ['ALL', null, null],
  ];
  for (const [breadth, collegeCode, grade] of wanted) {
    // Without a college there is no group of one.
    if (breadth.startsWith('COLLEGE') && collegeCode === null) continue;
    const group = groups.find((one) => one.collegeCode === collegeCode && one.grade === grade);
    if (!group || group.rows.size === 0) continue;
    const people = Math.min(...[...group.rows.values()].map((row) => row.people));
    if (people >= TEST_LEAST.normMean) return { group, breadth, people };
  }
  return undefined;
}

/**
 * Reads the raw scores of a session against the rows of a norm group, by the codes of scales. Without a norm there are
 * points and levels by points alone.
 */
export function readScores(
  instrument: Instrument,
  raws: ReadonlyMap<string, number | null>,
  rows: ReadonlyMap<string, NormRow> | undefined,
): ReadScores {
  const bounds = boundsOf(instrument);
  return Object.fromEntries(
    instrument.scaleList.map(({ code }) => {
      const { least, most } = bounds.get(code) ?? { least: 0, most: 0 };
      return [
        code,
        readScore(raws.get(code) ?? null, { least, most }, { row: rows?.get(code), cuts: instrument.cuts }),
      ];
    }),
  );
}

function readScore(
  raw: number | null,
  bounds: ScaleBounds,
  { row, cuts }: { readonly row: NormRow | undefined; readonly cuts: Instrument['cuts'] },
): ReadScore {
  const norm = row && row.people >= TEST_LEAST.normMean ? row : undefined;
  const points = raw === null ? null : pointsOf(raw, bounds);
  const t = raw === null || !norm ? null : toTenth(50 + (10 * (raw - norm.mean)) / norm.deviation);
  return {
    raw,
    points,
    t,
    percentile: raw === null || !norm ? null : percentileOf(raw, norm),
    band: raw === null || !norm?.error ? null : toTenth((norm.error / widthOf(bounds)) * 100),
    middleHalf: norm ? middleHalfOf(norm, bounds) : null,
    level: t === null ? levelOf(points, cuts.points) : levelOf(t, cuts.t),
  };
}

/** Tells where a raw score lies between the least and the most that are possible, from 0 to 100. */
function pointsOf(raw: number, bounds: ScaleBounds): number {
  return toTenth(Math.min(100, Math.max(0, ((raw - bounds.least) / widthOf(bounds)) * 100)));
}

const widthOf = ({ least, most }: ScaleBounds): number => (most > least ? most - least : 1);

/** The middle of those whose score is the same, so that turning a scale round turns the percentile round. */
function percentileOf(raw: number, { people, cuts }: NormRow): number | null {
  if (people < TEST_LEAST.normPercentile || cuts.length === 0) return null;
  const under = cuts.filter((cut) => cut < raw).length;
  const upTo = cuts.filter((cut) => cut <= raw).length;
  return Math.min(99, Math.max(1, Math.round((under + upTo) / 2)));
}

function middleHalfOf({ mean, deviation, cuts }: NormRow, bounds: ScaleBounds): { from: number; to: number } {
  const from = cuts[FIRST_QUARTER] ?? mean - MIDDLE_HALF_DEVIATIONS * deviation;
  const to = cuts[THIRD_QUARTER] ?? mean + MIDDLE_HALF_DEVIATIONS * deviation;
  return { from: pointsOf(from, bounds), to: pointsOf(to, bounds) };
}

function levelOf(score: number | null, cuts: { readonly middle: number; readonly high: number }): ScoreLevel | null {
  if (score === null) return null;
  if (score >= cuts.high) return 'HIGH';
  return score >= cuts.middle ? 'MIDDLE' : 'LOW';
}

const toTenth = (value: number): number => Math.round(value * 10) / 10;
