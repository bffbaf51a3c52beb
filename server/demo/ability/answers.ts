/**
 * How the demonstration's people answer: each has traits of their own, which grow from term to term, and no answer is
 * without chance. Pure.
 */
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';

import { createRandom, type Random } from '../random.ts';

/** How much of a trait is common to all scales of a person, their own, and chance. */
const SPREAD = { common: 0.5, own: 0.85, college: 0.3, chance: 0.95 } as const;
/** Steps of a response scale that one deviation of a trait is worth, and by which people agree more than the middle. */
const STEP = 0.62;
const AGREEABLE = 0.35;
const ITEM_SPREAD = 0.35;

interface PlacedItem {
  readonly code: string;
  /** The first scale that it counts in; undefined where it counts in none. */
  readonly scale: string | undefined;
  readonly isReversed: boolean;
  readonly values: readonly number[];
  /** The ease with which people agree with it. */
  readonly ease: number;
}

/** An instrument as people answer it. */
export interface AnsweredInstrument {
  readonly instrument: Instrument;
  readonly items: readonly PlacedItem[];
  readonly scales: readonly string[];
}

export function prepareInstrument(instrument: Instrument): AnsweredInstrument {
  const values = new Map(
    instrument.responseList.map(({ code, optionList }) => [
      code,
      optionList.map(({ value }) => value).toSorted((one, other) => one - other),
    ]),
  );
  const random = createRandom(`ability items ${instrument.code}`);
  const placeOf = new Map(
    instrument.scaleList.flatMap(({ code, itemList }) =>
      itemList.map(({ item, isReversed }) => [item, { scale: code, isReversed }] as const),
    ),
  );
  const items = instrument.itemList.map(({ code, responses }) => ({
    code,
    scale: placeOf.get(code)?.scale,
    isReversed: placeOf.get(code)?.isReversed ?? false,
    values: values.get(responses) ?? [],
    ease: random.normal(0, ITEM_SPREAD),
  }));
  return { instrument, items, scales: [...new Set([...placeOf.values()].map(({ scale }) => scale))] };
}

export type Traits = ReadonlyMap<string, number>;

/** Draws what somebody is like on each scale, when they come; colleges differ a little. */
export function drawTraits(
  random: Random,
  { instrument, scales }: AnsweredInstrument,
  collegeCode: string | null,
): Map<string, number> {
  const common = random.normal(0, SPREAD.common);
  return new Map(
    scales.map((scale) => {
      const college = createRandom(`ability ${instrument.code} ${collegeCode ?? ''} ${scale}`).normal(
        0,
        SPREAD.college,
      );
      return [scale, common + college + random.normal(0, SPREAD.own)];
    }),
  );
}

/** Lets traits grow by a term: a little for most, more on one scale. */
export function growTraits(random: Random, traits: Traits): Map<string, number> {
  const favourite = random.pick([...traits.keys()]);
  return new Map(
    [...traits].map(([scale, trait]) => [scale, trait + random.normal(scale === favourite ? 0.5 : 0.1, 0.2)]),
  );
}

/** Answers every item by its trait, with chance. */
export function answerBy(random: Random, { items }: AnsweredInstrument, traits: Traits): Map<string, number> {
  return new Map(
    items.map(({ code, scale, isReversed, values, ease }) => {
      const trait = scale === undefined ? 0 : (traits.get(scale) ?? 0);
      const wanted = trait + ease + random.normal(0, SPREAD.chance);
      const middle = (values.length - 1) / 2;
      // People who agree with an item disagree with one that was turned round.
      const place = Math.round(middle + (isReversed ? -1 : 1) * (AGREEABLE + STEP * wanted));
      return [code, values[Math.min(values.length - 1, Math.max(0, place))] ?? 0];
    }),
  );
}
