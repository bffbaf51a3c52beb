/**
 * Reliability of scales and figures of items, from answers by the order of the instrument's items; nobody is named
 * (docs/specification.md, Instruments). Pure.
 */
import type { Instrument, InstrumentScale } from '@naru/contract/areas/ability/instrument.ts';

/** Answers of one person in the order of the items; null where one was left out. */
export type AnswerRow = readonly (number | null)[];

export interface ScaleFigures {
  readonly scaleCode: string;
  readonly itemCount: number;
  readonly counted: number;
  readonly alpha: number | null;
}

export interface ItemFigures {
  readonly itemCode: string;
  readonly counted: number;
  readonly mean: number | null;
  readonly deviation: number | null;
  readonly totalList: readonly { readonly scaleCode: string; readonly correlation: number | null }[];
}

export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Works out the variance of a sample: with n − 1. Null for fewer than two. */
export function variance(values: readonly number[]): number | null {
  const middle = mean(values);
  if (middle === null || values.length < 2) return null;
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

/** Works out Pearson's correlation; null where one of the two does not vary. */
export function correlation(a: readonly number[], b: readonly number[]): number | null {
  const [middleA, middleB] = [mean(a), mean(b)];
  if (middleA === null || middleB === null) return null;
  let [together, ofA, ofB] = [0, 0, 0];
  for (const [at, value] of a.entries()) {
    const [da, db] = [value - middleA, (b[at] ?? middleB) - middleB];
    together += da * db;
    ofA += da * da;
    ofB += db * db;
  }
  return ofA === 0 || ofB === 0 ? null : together / Math.sqrt(ofA * ofB);
}

/**
 * Works out Cronbach's alpha, k / (k − 1) · (1 − Σ variances of items / variance of sums), from complete rows.
 * Null for fewer than two items or people, or where the sums do not vary.
 */
export function cronbachAlpha(rows: readonly (readonly number[])[]): number | null {
  const count = rows[0]?.length ?? 0;
  const total = variance(rows.map(sumOf));
  if (count < 2 || total === null || total === 0) return null;
  const own = range(count).reduce((sum, at) => sum + (variance(columnOf(rows, at)) ?? 0), 0);
  return (count / (count - 1)) * (1 - own / total);
}

/** Correlates each item with the sum of the others, from complete rows. */
export function correctedTotals(rows: readonly (readonly number[])[]): (number | null)[] {
  const sums = rows.map(sumOf);
  return range(rows[0]?.length ?? 0).map((at) => {
    const own = columnOf(rows, at);
    return correlation(
      own,
      sums.map((sum, row) => sum - (own[row] ?? 0)),
    );
  });
}

const sumOf = (row: readonly number[]): number => row.reduce((sum, value) => sum + value, 0);
const columnOf = (rows: readonly (readonly number[])[], at: number): number[] => rows.map((row) => row[at] ?? 0);
const range = (count: number): number[] => Array.from({ length: count }, (_none, at) => at);

interface CountedItem {
  /** Where it stands in the instrument. */
  readonly at: number;
  /** An answer as the scale counts it. */
  readonly turn: (value: number) => number;
}

export interface Statistics {
  readonly scaleList: readonly ScaleFigures[];
  readonly itemList: readonly ItemFigures[];
}

export function workOutStatistics(instrument: Instrument, rows: readonly AnswerRow[]): Statistics {
  const totals = new Map<string, { scaleCode: string; correlation: number | null }[]>();
  const scaleList = instrument.scaleList.map((scale): ScaleFigures => {
    const items = countedItems(instrument, scale);
    const complete = completeRows(rows, items);
    if (scale.itemList.length > 1) noteTotals(totals, scale, completeRows(rows, ownItems(instrument, scale)));
    return {
      scaleCode: scale.code,
      itemCount: items.length,
      counted: complete.length,
      alpha: cronbachAlpha(complete),
    };
  });
  const itemList = instrument.itemList.map(({ code }, at): ItemFigures => {
    const given = rows.flatMap((row) => row[at] ?? []);
    const spread = variance(given);
    return {
      itemCode: code,
      counted: given.length,
      mean: mean(given),
      deviation: spread === null ? null : Math.sqrt(spread),
      totalList: totals.get(code) ?? [],
    };
  });
  return { scaleList, itemList };
}

function noteTotals(
  totals: Map<string, { scaleCode: string; correlation: number | null }[]>,
  { code, itemList }: InstrumentScale,
  rows: readonly (readonly number[])[],
): void {
  const all = correctedTotals(rows);
  for (const [at, { item }] of itemList.entries())
    totals.set(item, [...(totals.get(item) ?? []), { scaleCode: code, correlation: all[at] ?? null }]);
}

/** The people who answered all of these items. */
function completeRows(rows: readonly AnswerRow[], items: readonly CountedItem[]): number[][] {
  return rows.flatMap((row) => {
    const values = items.flatMap(({ at, turn }) => {
      const value = row[at];
      return value === null || value === undefined ? [] : [turn(value)];
    });
    return values.length === items.length && values.length > 0 ? [values] : [];
  });
}

/** Items that a scale counts itself; one with a negative weight counts the other way round. */
function ownItems(instrument: Instrument, { formula, itemList }: InstrumentScale): CountedItem[] {
  return itemList.map(({ item, isReversed, weight }) => {
    const turns = isReversed !== (formula === 'WEIGHTED' && weight < 0);
    return {
      at: instrument.itemList.findIndex(({ code }) => code === item),
      turn: turns ? turnOf(instrument, item) : same,
    };
  });
}

/** Items under a scale, each once, through the scales that it is made of. */
function countedItems(instrument: Instrument, scale: InstrumentScale): CountedItem[] {
  const found = new Map(ownItems(instrument, scale).map((item) => [item.at, item]));
  for (const { scale: code } of scale.scaleList) {
    const part = instrument.scaleList.find((one) => one.code === code);
    for (const item of part ? countedItems(instrument, part) : []) if (!found.has(item.at)) found.set(item.at, item);
  }
  return [...found.values()];
}

const same = (value: number): number => value;

function turnOf({ itemList, responseList }: Instrument, code: string): (value: number) => number {
  const item = itemList.find((one) => one.code === code);
  const values = responseList.find((one) => one.code === item?.responses)?.optionList.map(({ value }) => value) ?? [];
  const ends = Math.min(...values) + Math.max(...values);
  return (value) => ends - value;
}
