/** Differences of two contents of a résumé, item by item. Pure. */
import {
  RESUME_SECTIONS,
  type ResumeContent,
  type ResumeItem,
  type ResumeSection,
} from '@naru/contract/areas/portfolio/resume-content.ts';

export interface ItemDifference {
  readonly section: ResumeSection;
  readonly kind: 'added' | 'removed' | 'changed';
  /** An item as it is in the first content and in the second; one of them is absent where it is there only once. */
  readonly one: ResumeItem | undefined;
  readonly other: ResumeItem | undefined;
}

export interface Differences {
  readonly isPersonChanged: boolean;
  readonly itemList: readonly ItemDifference[];
  /** Nothing but order, visibility or page breaks differs. */
  readonly isOrderOnly: boolean;
  readonly isSame: boolean;
}

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sortKeys(one)) === JSON.stringify(sortKeys(other));

/** The server gives keys in another order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, entry]) => [key, sortKeys(entry)]),
  );
}

const itemsOf = (content: ResumeContent, section: ResumeSection): readonly ResumeItem[] =>
  content.sectionList.find((part) => part.section === section)?.itemList ?? [];

/** Compares an older content with a newer one. */
export function findDifferences(older: ResumeContent, newer: ResumeContent): Differences {
  const itemList = RESUME_SECTIONS.flatMap((section) => {
    const before = new Map(itemsOf(older, section).map((item) => [item.itemId, item]));
    const after = itemsOf(newer, section);
    const ids = new Set(after.map(({ itemId }) => itemId));
    const here = after.flatMap((other): ItemDifference[] => {
      const one = before.get(other.itemId);
      if (!one) return [{ section, kind: 'added', one: undefined, other }];
      return isEqual(wordsOf(one), wordsOf(other)) ? [] : [{ section, kind: 'changed', one, other }];
    });
    const gone = [...before.values()].filter(({ itemId }) => !ids.has(itemId));
    return [...here, ...gone.map((one): ItemDifference => ({ section, kind: 'removed', one, other: undefined }))];
  });
  const isPersonChanged = !isEqual(older.person, newer.person);
  const isSame = isEqual(older, newer);
  return { isPersonChanged, itemList, isSame, isOrderOnly: !isSame && !isPersonChanged && itemList.length === 0 };
}

const wordsOf = ({ isShown: _isShown, breaksBefore: _breaksBefore, ...words }: ResumeItem) => words;
