/** Rules of résumés on the server (docs/specification.md, Résumés). Pure. */
import type {
  ItemConfirmation,
  ResumeContent,
  ResumeFact,
  ResumeItem,
} from '@naru/contract/areas/portfolio/resume-content.ts';
import { listItems, sourceKey } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

const MINUTE_MS = 60_000;

export type Facts = ReadonlyMap<string, ResumeFact>;

/** Returns facts by the source that items name. */
export const indexFacts = (facts: readonly ResumeFact[]): Facts =>
  new Map(facts.map((fact) => [sourceKey(fact.source), fact]));

/** A place in a content that does not hold. */
export interface Problem {
  readonly field: string;
  readonly code: 'STRANGER' | 'WRONG_SECTION' | 'SAME_ITEM';
}

export interface Settling {
  readonly facts: Facts;
  /** Contents that the résumé has or had: what they took up may stay, even where it is gone. */
  readonly earlier: readonly ResumeContent[];
}

/**
 * Puts what the university knows in the place of what was sent, in items that name a source. A pair that the university
 * leaves empty is the student's.
 */
export function settle(
  content: ResumeContent,
  { facts, earlier }: Settling,
): { readonly content: ResumeContent; readonly problems: readonly Problem[] } {
  const kept = new Map(
    earlier.flatMap(listItems).flatMap((item) => (item.source ? [[sourceKey(item.source), item] as const] : [])),
  );
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const sectionList = content.sectionList.map((part, at) => ({
    ...part,
    itemList: part.itemList.map((item, place) => {
      const field = `content.sectionList.${at}.itemList.${place}`;
      if (seen.has(item.itemId)) problems.push({ field: `${field}.itemId`, code: 'SAME_ITEM' });
      seen.add(item.itemId);
      if (!item.source) return item;
      const fact = facts.get(sourceKey(item.source));
      if (fact && fact.section !== part.section) problems.push({ field: `${field}.source`, code: 'WRONG_SECTION' });
      const told = fact ?? kept.get(sourceKey(item.source));
      if (!told) problems.push({ field: `${field}.source`, code: 'STRANGER' });
      return told ? overlay(item, told) : item;
    }),
  }));
  return { content: { ...content, sectionList }, problems };
}

type Told = Pick<ResumeItem, 'title' | 'place' | 'detail' | 'begins' | 'ends' | 'isOngoing'>;

function overlay(item: ResumeItem, told: Told): ResumeItem {
  const choose = (own: ResumeItem['title'], theirs: ResumeItem['title']) =>
    theirs.ko === '' && theirs.en === '' ? own : theirs;
  return {
    ...item,
    title: choose(item.title, told.title),
    place: choose(item.place, told.place),
    detail: choose(item.detail, told.detail),
    begins: told.begins,
    ends: told.ends,
    isOngoing: told.isOngoing,
  };
}

/** Tells of each item with a source whether the university confirms it now. */
export function listConfirmations(content: ResumeContent, facts: Facts): ItemConfirmation[] {
  return listItems(content).flatMap(({ itemId, source }) =>
    source ? [{ itemId, confirmation: facts.has(sourceKey(source)) ? 'CONFIRMED' : 'GONE' }] : [],
  );
}

/** Leaves out what the university no longer confirms, as everybody else gets the résumé. */
export const leaveOutGone = (content: ResumeContent, facts: Facts): ResumeContent => ({
  ...content,
  sectionList: content.sectionList.map((part) => ({
    ...part,
    itemList: part.itemList.filter(({ source }) => source === null || facts.has(sourceKey(source))),
  })),
});

/** Returns whether a version is due by itself: none was kept, or made, in the last minutes. */
export function isVersionDue(last: Date, now: Date): boolean {
  return now.getTime() - last.getTime() >= PAPER_MOST.autoMinutes * MINUTE_MS;
}

/** Lists the groups of evidence in a content, each once. */
export const listEvidence = (content: ResumeContent): string[] => [
  ...new Set(listItems(content).flatMap(({ evidenceFileId }) => evidenceFileId ?? [])),
];

/** Takes the evidence out, which hangs on another résumé. */
export function withoutEvidence(content: ResumeContent): ResumeContent {
  return {
    ...content,
    sectionList: content.sectionList.map((part) => ({
      ...part,
      itemList: part.itemList.map((item) => ({ ...item, evidenceFileId: null })),
    })),
  };
}
