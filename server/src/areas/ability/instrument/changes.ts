/** Compares two versions of a test by the codes of their scales and items. Pure. */
import type { InstrumentChanges } from '@naru/contract/areas/ability/instrument-facts.ts';
import type { Instrument, InstrumentItem } from '@naru/contract/areas/ability/instrument.ts';

interface Numbered {
  readonly number: number;
  readonly content: Instrument;
}

export function compareVersions(before: Numbered, content: Instrument): InstrumentChanges {
  const scales = compareByCode(withMeanings(before.content), withMeanings(content), ({ meaning }) => meaning);
  const items = compareByCode(
    before.content.itemList.map((item) => ({ ...item, offered: offeredBy(before.content, item.responses) })),
    content.itemList.map((item) => ({ ...item, offered: offeredBy(content, item.responses) })),
    ({ text, offered }) => [text.ko, text.en, offered],
  );
  const equated = content.equatedList.find(({ version }) => version === before.number)?.scaleList ?? [];
  return {
    from: before.number,
    addedScaleList: scales.added,
    removedScaleList: scales.removed,
    changedScaleList: scales.changed,
    addedItemList: items.added,
    removedItemList: items.removed,
    changedItemList: items.changed,
    equatedScaleList: [...equated],
    notComparedScaleList: before.content.scaleList.map(({ code }) => code).filter((code) => !equated.includes(code)),
  };
}

/**
 * Drops the scales that mean something else than before, or whose items are put in other words, from those that may be
 * compared with earlier versions; scales that are made of them go with them.
 */
export function withoutChanged(before: Instrument, after: Instrument): Instrument {
  const { changed } = compareByCode(asPut(before), asPut(after), ({ meaning }) => meaning);
  const equatedList = after.equatedList
    .map(({ version, scaleList }) => ({ version, scaleList: scaleList.filter((code) => !changed.includes(code)) }))
    .filter(({ scaleList }) => scaleList.length > 0);
  return { ...after, equatedList };
}

interface Meaning {
  readonly code: string;
  readonly meaning: unknown;
}

/** Scales with all that their scores come from. */
const withMeanings = (content: Instrument): Meaning[] =>
  listMeanings(content, ({ responses }) =>
    content.responseList.find(({ code }) => code === responses)?.optionList.map(({ value }) => value),
  );

/** The same with the words in which their items are put. */
const asPut = (content: Instrument): Meaning[] =>
  listMeanings(content, ({ text, responses }) => [text.ko, text.en, offeredBy(content, responses)]);

/** A scale of scales means something else where one of them does. */
function listMeanings(content: Instrument, meaningOfItem: (item: InstrumentItem) => unknown): Meaning[] {
  const byCode = new Map(content.scaleList.map((scale) => [scale.code, scale]));
  const items = new Map(content.itemList.map((item) => [item.code, meaningOfItem(item)]));
  const known = new Map<string, unknown>();
  const meaningOf = (code: string): unknown => {
    const { formula, itemList = [], scaleList = [] } = byCode.get(code) ?? {};
    if (!known.has(code))
      known.set(code, [
        formula,
        itemList.map(({ item, isReversed, weight }) => [item, isReversed, weight, items.get(item)]).toSorted(byFirst),
        scaleList.map(({ scale, weight }) => [scale, weight, meaningOf(scale)]).toSorted(byFirst),
      ]);
    return known.get(code);
  };
  return content.scaleList.map(({ code }) => ({ code, meaning: meaningOf(code) }));
}

const byFirst = ([a]: readonly unknown[], [b]: readonly unknown[]): number => (String(a) < String(b) ? -1 : 1);

const offeredBy = ({ responseList }: Instrument, code: string): unknown =>
  responseList.find((one) => one.code === code)?.optionList.map(({ value, label }) => [value, label.ko, label.en]);

function compareByCode<T extends { readonly code: string }>(
  before: readonly T[],
  after: readonly T[],
  meaningOf: (one: T) => unknown,
): Readonly<Record<'added' | 'removed' | 'changed', string[]>> {
  const known = new Map(before.map((one) => [one.code, JSON.stringify(meaningOf(one))]));
  const stays = new Set(after.map(({ code }) => code));
  return {
    added: after.flatMap(({ code }) => (known.has(code) ? [] : [code])),
    removed: before.flatMap(({ code }) => (stays.has(code) ? [] : [code])),
    changed: after.flatMap((one) => {
      const was = known.get(one.code);
      return was !== undefined && was !== JSON.stringify(meaningOf(one)) ? [one.code] : [];
    }),
  };
}

/** Content for the next version: as it was, so that all of its scales may be compared with it until that changes. */
export function beginNext({ number, content }: Numbered): Instrument {
  const earlier = content.equatedList.filter(({ version }) => version !== number);
  const all = { version: number, scaleList: content.scaleList.map(({ code }) => code) };
  // The contract takes 50 of them: the oldest go first.
  return { ...content, equatedList: [...earlier, all].slice(-50) };
}
