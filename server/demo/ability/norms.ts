/** Norms of the demonstration, worked out from its results as the portal works out those of a university. Pure. */
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import { TEST_LEAST } from '@naru/contract/areas/ability/words.ts';

import { chooseGroups, type PeopleCell } from '../../src/areas/ability/norm/groups.ts';
import { inBuildOrder, weightedParts } from '../../src/areas/ability/norm/rules.ts';
import { CUT_NUMBERS, toFour } from '../../src/areas/ability/norm/sheet-rules.ts';
import type { NormGroup, NormRow } from '../../src/areas/ability/scoring/reading.ts';

/** A result that a norm may count. */
export interface CountedResult {
  readonly memberId: string;
  readonly collegeCode: string | null;
  readonly grade: number;
  readonly answers: ReadonlyMap<string, number>;
  readonly raws: ReadonlyMap<string, number | null>;
}

/** @param results those without a doubt, the latest of each person last */
export function makeNormGroups(
  instrument: Instrument,
  results: readonly CountedResult[],
  nextId: () => string,
): NormGroup[] {
  const whole = results.filter(({ raws }) => [...raws.values()].every((raw) => raw !== null));
  const latest = [...new Map(whole.map((one) => [one.memberId, one])).values()];
  return chooseGroups(cellsOf(latest)).map(({ collegeCode, grade }) => {
    const own = latest.filter(
      (one) => (collegeCode === null || one.collegeCode === collegeCode) && (grade === null || one.grade === grade),
    );
    return { id: nextId(), collegeCode, grade, rows: makeRows(instrument, own) };
  });
}

function cellsOf(results: readonly CountedResult[]): PeopleCell[] {
  const cells = Map.groupBy(results, ({ collegeCode, grade }) => `${collegeCode ?? ''}/${grade}`);
  return [...cells.values()].flatMap((own): PeopleCell[] => {
    const [first] = own;
    return first ? [{ collegeCode: first.collegeCode, grade: first.grade, people: own.length }] : [];
  });
}

function makeRows(instrument: Instrument, own: readonly CountedResult[]): Map<string, NormRow> {
  const rows = new Map<string, NormRow>();
  for (const scale of inBuildOrder(instrument)) {
    const raws = own.map((one) => one.raws.get(scale.code) ?? 0);
    const deviation = toFour(Math.sqrt(varianceOf(raws)));
    if (deviation <= 0) continue;
    const { items, scales } = weightedParts(scale);
    const parts = scales.map(({ code, weight }) => {
      const error = rows.get(code)?.error ?? null;
      return error === null ? null : (weight * error) ** 2;
    });
    const isKnown = parts.length > 0 && parts.every((part) => part !== null);
    const ofParts = isKnown ? toFour(Math.sqrt(sumOf(parts.map((part) => part ?? 0)))) : null;
    const alpha = scales.length > 0 ? null : alphaOf(own, scale.code, items);
    rows.set(scale.code, {
      people: own.length,
      mean: toFour(sumOf(raws) / raws.length),
      deviation,
      error: alpha === null ? ofParts : toFour(deviation * Math.sqrt(1 - alpha)),
      cuts: own.length < TEST_LEAST.normPercentile ? [] : cutsOf(raws),
    });
  }
  return rows;
}

/** Cronbach's alpha; null where it says nothing. */
function alphaOf(
  own: readonly CountedResult[],
  scaleCode: string,
  items: readonly { readonly code: string; readonly weight: number }[],
): number | null {
  const answered = own.filter(({ answers }) => items.every(({ code }) => answers.has(code)));
  if (items.length < 2 || answered.length < TEST_LEAST.normMean) return null;
  const ofItems = items.map(
    ({ code, weight }) => weight ** 2 * varianceOf(answered.map(({ answers }) => answers.get(code) ?? 0)),
  );
  const ofWhole = varianceOf(answered.map(({ raws }) => raws.get(scaleCode) ?? 0));
  const alpha = (items.length / (items.length - 1)) * (1 - sumOf(ofItems) / ofWhole);
  return alpha > 0 && alpha < 1 ? alpha : null;
}

/** Percentiles as the database works them out: between two scores along the straight line. */
function cutsOf(raws: readonly number[]): number[] {
  const sorted = raws.toSorted((one, other) => one - other);
  return CUT_NUMBERS.map((number) => {
    const place = (number / 100) * (sorted.length - 1);
    const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return toFour(low + (high - low) * (place - Math.floor(place)));
  });
}

function varianceOf(values: readonly number[]): number {
  const mean = sumOf(values) / values.length;
  return sumOf(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
