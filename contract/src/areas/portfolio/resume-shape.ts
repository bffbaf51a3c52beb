/** Rules about the content of a résumé that browser and server share (docs/specification.md, Résumés). Pure. */
import { RESUME_SECTIONS, type ResumeContent, type ResumeFact, type ResumeItem } from './resume-content.ts';
import type { ResumeSection } from './resume-content.ts';
import type { PaperLanguage } from './words.ts';

const MONTHS = 12;

const noLines = () => ({ ko: '', en: '' });

/** Makes a résumé without a word in it. */
export function emptyContent(): ResumeContent {
  return {
    person: {
      name: noLines(),
      headline: noLines(),
      birthOn: '',
      gender: noLines(),
      email: '',
      phone: '',
      address: noLines(),
      summary: noLines(),
      photoFileId: null,
    },
    sectionList: RESUME_SECTIONS.map((section) => ({ section, isShown: true, breaksBefore: false, itemList: [] })),
  };
}

export function emptyItem(itemId: string): ResumeItem {
  return {
    itemId,
    title: noLines(),
    place: noLines(),
    detail: noLines(),
    begins: '',
    ends: '',
    isOngoing: false,
    text: noLines(),
    url: '',
    isShown: true,
    breaksBefore: false,
    source: null,
    evidenceFileId: null,
  };
}

/** Makes an item of what the university knows. */
export function itemOfFact({ section: _section, ...fact }: ResumeFact, itemId: string): ResumeItem {
  return { ...emptyItem(itemId), ...fact };
}

/** `source.kind` of a badge. */
export const BADGE_SOURCE = 'badge';
/** `source.kind` of a grade average: it goes onto a page by a choice of its own, and its owner is asked once more. */
export const GRADE_SOURCE = 'grades';

const isBadge = ({ source }: Pick<ResumeItem, 'source'>): boolean => source?.kind === BADGE_SOURCE;
/** Licences and the like come before badges, of which the latest would push them off a page. */
const badgesLast = (one: Pick<ResumeItem, 'source'>, other: Pick<ResumeItem, 'source'>): number =>
  Number(isBadge(one)) - Number(isBadge(other));

export const sourceKey = ({ kind, id }: { readonly kind: string; readonly id: string }): string => `${kind} ${id}`;

/** Adds items of facts to their sections, each section by period, the latest first. */
export function takeFacts(
  content: ResumeContent,
  facts: readonly ResumeFact[],
  newId: () => string,
  most: number,
): ResumeContent {
  const taken = new Set(listItems(content).flatMap(({ source }) => (source ? [sourceKey(source)] : [])));
  const fresh = facts.filter(({ source }) => !taken.has(sourceKey(source)));
  return {
    ...content,
    sectionList: content.sectionList.map((part) => {
      const own = fresh
        .filter(({ section }) => section === part.section)
        .toSorted(badgesLast)
        .slice(0, Math.max(0, most - part.itemList.length));
      if (own.length === 0) return part;
      return { ...part, itemList: sortItems([...part.itemList, ...own.map((fact) => itemOfFact(fact, newId()))]) };
    }),
  };
}

export const listItems = (content: ResumeContent): ResumeItem[] =>
  content.sectionList.flatMap(({ itemList }) => itemList);

const lastOf = ({ begins, ends, isOngoing }: ResumeItem): string => (isOngoing ? '9999-99' : ends || begins);

/** Sorts by period, the latest first and what lasts before it; items without a period stay behind, badges behind all. */
export function sortItems(items: readonly ResumeItem[]): ResumeItem[] {
  return items.toSorted(
    (one, other) => badgesLast(one, other) || compare(lastOf(other), lastOf(one)) || compare(other.begins, one.begins),
  );
}
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Counts the months of a period, both its first and its last one; null where a month is missing or they are reversed. */
export function countMonths({ begins, ends, isOngoing }: Period, today: string): number | null {
  const [first, last] = [monthOf(begins), monthOf(isOngoing ? today.slice(0, 7) : ends)];
  if (first === null || last === null || last < first) return null;
  return last - first + 1;
}

function monthOf(text: string): number | null {
  const [year, month] = text.split('-').map(Number);
  return year === undefined || month === undefined ? null : year * MONTHS + month;
}

type Period = Pick<ResumeItem, 'begins' | 'ends' | 'isOngoing'>;

/** Returns whether a period ends before it begins, a year alone compared with the year. */
export function isReversed({ begins, ends, isOngoing }: Period): boolean {
  if (isOngoing || begins === '' || ends === '') return false;
  const length = Math.min(begins.length, ends.length);
  return ends.slice(0, length) < begins.slice(0, length);
}

/** Returns a period as readers get it: none where it is reversed, and one month once. */
export function shownPeriod({ begins, ends, isOngoing }: Period): Period {
  if (isReversed({ begins, ends, isOngoing })) return { begins: '', ends: '', isOngoing };
  return { begins, ends: isOngoing || begins === ends ? '' : ends, isOngoing };
}

export interface Need {
  readonly section: ResumeSection;
  /** Items that the section should show. */
  readonly least: number;
  /** One of these has to stand in an item for it to count; none: any item counts. */
  readonly words: readonly string[];
}

/** Counts the items that meet a need: those that are shown, have a name, and one of its words. */
export function countMet(content: ResumeContent, { section, words }: Need): number {
  const part = content.sectionList.find((one) => one.section === section);
  if (!part?.isShown) return 0;
  return part.itemList.filter((item) => item.isShown && hasName(item) && hasWord(item, words)).length;
}

export const isMet = (content: ResumeContent, need: Need): boolean => countMet(content, need) >= need.least;

const hasName = ({ title, place }: ResumeItem): boolean =>
  [title.ko, title.en, place.ko, place.en].some((text) => text.trim() !== '');

function hasWord({ title, place, detail, text }: ResumeItem, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const all = [title, place, detail, text]
    .flatMap(({ ko, en }) => [ko, en])
    .join('\n')
    .toLowerCase();
  return words.some((word) => all.includes(word.toLowerCase()));
}

/** Counts pairs of texts that are written in one language at least, and those that are in each. */
export function countLanguages(content: ResumeContent): Record<PaperLanguage | 'all', number> {
  const { name, headline, gender, address, summary } = content.person;
  const pairs = [
    name,
    headline,
    gender,
    address,
    summary,
    ...listItems(content).flatMap(({ title, place, detail, text }) => [title, place, detail, text]),
  ].map(({ ko, en }) => ({ ko: ko.trim() !== '', en: en.trim() !== '' }));
  return {
    all: pairs.filter(({ ko, en }) => ko || en).length,
    ko: pairs.filter(({ ko }) => ko).length,
    en: pairs.filter(({ en }) => en).length,
  };
}
