/**
 * From answers to raw scores, by the data of an instrument and nothing else (docs/specification.md, Scoring). Scales are
 * named by their codes; no position of an item ever counts.
 */
import type { Instrument, InstrumentScale } from '@naru/contract/areas/ability/instrument.ts';

export interface RawScore {
  readonly scaleCode: string;
  /** Null where more of its items were left out than the instrument allows, or a part of it has no score. */
  readonly raw: number | null;
  /** Items under the scale that were answered, each once. */
  readonly answered: number;
}

/** Scores between which a scale lies, whatever was answered. */
export interface ScaleBounds {
  readonly least: number;
  readonly most: number;
}

/** A short scale would lose its score by a single item. */
const LEAST_ITEMS_TO_SPARE_ONE = 4;

interface Part {
  readonly value: number | null;
  readonly weight: number;
}

/** Scores all scales of an instrument, in its order. @param answers values by the codes of items */
export function scoreAnswers(instrument: Instrument, answers: ReadonlyMap<string, number>): RawScore[] {
  const rawOf = memoize((code: string): number | null => {
    const scale = findScale(instrument, code);
    const missing = instrument.quality.missingShare;
    return combine(scale, partsOf(instrument, scale, { ofItem: (item) => answers.get(item), ofScale: rawOf }), missing);
  });
  return instrument.scaleList.map(({ code }) => ({
    scaleCode: code,
    raw: rounded(rawOf(code)),
    answered: [...itemsUnder(instrument, code)].filter((item) => answers.has(item)).length,
  }));
}

/** Works out between which scores each scale can lie, from the values that its items offer. */
export function boundsOf(instrument: Instrument): Map<string, ScaleBounds> {
  const values = new Map(
    instrument.responseList.map(({ code, optionList }) => [code, optionList.map((one) => one.value)]),
  );
  const offered = new Map(instrument.itemList.map((item) => [item.code, values.get(item.responses) ?? []]));
  const boundsBy = memoize((code: string): ScaleBounds => {
    const scale = findScale(instrument, code);
    const parts = [
      ...scale.itemList.map(({ item, weight }) => {
        const of = offered.get(item) ?? [];
        return { least: Math.min(...of), most: Math.max(...of), weight };
      }),
      ...scale.scaleList.map(({ scale: part, weight }) => ({ ...boundsBy(part), weight })),
    ];
    // A negative weight turns the ends round.
    const ends = parts.map(({ least, most, weight }) => {
      const by = scale.formula === 'WEIGHTED' ? weight : 1;
      return by < 0 ? { least: most * by, most: least * by } : { least: least * by, most: most * by };
    });
    const by = scale.formula === 'MEAN' ? ends.length : 1;
    return { least: sum(ends.map((end) => end.least)) / by, most: sum(ends.map((end) => end.most)) / by };
  });
  return new Map(instrument.scaleList.map(({ code }) => [code, boundsBy(code)]));
}

/** Finds the items under a scale, through the scales that it is made of. */
export function itemsUnder(instrument: Instrument, scaleCode: string): Set<string> {
  const scale = findScale(instrument, scaleCode);
  const own = scale.itemList.map(({ item }) => item);
  return new Set([...own, ...scale.scaleList.flatMap((part) => [...itemsUnder(instrument, part.scale)])]);
}

function findScale({ scaleList }: Instrument, code: string): InstrumentScale {
  const scale = scaleList.find((one) => one.code === code);
  // A version is checked before it is kept.
  if (!scale) throw new Error(`An instrument has no scale ${code}.`);
  return scale;
}

function partsOf(
  instrument: Instrument,
  scale: InstrumentScale,
  values: {
    readonly ofItem: (code: string) => number | undefined;
    readonly ofScale: (code: string) => number | null;
  },
): Part[] {
  return [
    ...scale.itemList.map(({ item, isReversed, weight }) => {
      const value = values.ofItem(item);
      if (value === undefined) return { value: null, weight };
      return { value: isReversed ? turnRound(instrument, item, value) : value, weight };
    }),
    ...scale.scaleList.map(({ scale: code, weight }) => ({ value: values.ofScale(code), weight })),
  ];
}

function turnRound({ itemList, responseList }: Instrument, itemCode: string, value: number): number {
  const item = itemList.find(({ code }) => code === itemCode);
  const offered = responseList.find(({ code }) => code === item?.responses)?.optionList.map((one) => one.value) ?? [];
  return Math.min(...offered) + Math.max(...offered) - value;
}

/**
 * An item that was left out counts as the mean of the others of its scale, while no more of them are missing than the
 * instrument allows, or than one of four or more. A scale without a score leaves the scale that it is a part of without
 * one.
 */
function combine({ formula, itemList }: InstrumentScale, parts: readonly Part[], missingShare: number): number | null {
  const given = parts.flatMap(({ value }) => (value === null ? [] : [value]));
  const missing = parts.length - given.length;
  const spared = parts.length >= LEAST_ITEMS_TO_SPARE_ONE ? 1 : 0;
  if (given.length === 0 || (missing > spared && missing / parts.length > missingShare)) return null;
  if (missing > 0 && parts.length > itemList.length) return null;
  const mean = sum(given) / given.length;
  if (formula === 'MEAN') return mean;
  return sum(parts.map(({ value, weight }) => (value ?? mean) * (formula === 'WEIGHTED' ? weight : 1)));
}

/** As exact as it is kept, so that scores do not hang on the order in which parts were added up. */
const rounded = (raw: number | null): number | null => (raw === null ? null : Math.round(raw * 10_000) / 10_000);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function memoize<T>(work: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    if (!known.has(key)) known.set(key, work(key));
    return known.get(key) as T; // it was set just now
  };
}
