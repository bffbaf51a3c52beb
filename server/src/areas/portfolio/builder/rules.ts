/** Rules of drafts of portfolios on the server (docs/specification.md, Portfolios). Pure. */
import { listBlocks, listRecordSources } from '@naru/contract/areas/portfolio/page-blocks.ts';
import type { PortfolioBlock, PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import type { ItemSource, ResumeFact } from '@naru/contract/areas/portfolio/resume-content.ts';
import { sourceKey } from '@naru/contract/areas/portfolio/resume-shape.ts';

import type { PageLanguage, SavedDraft } from './store.ts';

/** Words of the university about a fact that stands in an entry. */
export interface Told {
  readonly title: string;
  readonly place: string;
  readonly begins: string;
  readonly ends: string;
  readonly isOngoing: boolean;
}

/** Returns what a fact says in a language; in the other one where it has no words in this one. */
export function tellFact({ title, place, begins, ends, isOngoing }: ResumeFact, language: PageLanguage): Told {
  const other = language === 'ko' ? 'en' : 'ko';
  const choose = (both: ResumeFact['title']): string => both[language] || both[other];
  return { title: choose(title), place: choose(place), begins, ends, isOngoing };
}

/** Lists what entries with a source say, by source. */
export function listTold(content: PortfolioContent): Map<string, Told> {
  const entries = listBlocks(content).flatMap(({ block }) => {
    if (block.kind === 'TIMELINE') return block.itemList;
    return block.kind === 'PROJECT' ? [block] : [];
  });
  return new Map(
    entries.flatMap(({ source, title, place, begins, ends, isOngoing }) =>
      source ? [[sourceKey(source), { title, place, begins, ends, isOngoing }] as const] : [],
    ),
  );
}

/** Returns whether the university has to be asked: a source is new here, or its words are wanted in another language. */
export function asksForFacts(sent: SavedDraft, earlier: SavedDraft): boolean {
  const wanted = listRecordSources(sent.content);
  if (wanted.length === 0) return false;
  if (sent.language !== earlier.language) return true;
  const known = listKnown(earlier.content);
  const told = listTold(earlier.content);
  const entries = listTold(sent.content);
  return wanted.some(({ source }) => {
    const key = sourceKey(source);
    return !known.has(key) || (entries.has(key) && !told.has(key));
  });
}

const listKnown = (content: PortfolioContent): Set<string> =>
  new Set(listRecordSources(content).map(({ source }) => sourceKey(source)));

export interface Settling {
  /** Facts that the university confirms now. */
  readonly facts: readonly ResumeFact[];
  readonly earlier: PortfolioContent;
  readonly language: PageLanguage;
}

/**
 * Puts the university's words in the place of what was sent, in entries that name a source. What stood here before stays
 * although its fact is gone. Gives the places that name what the university does not know of the person.
 */
export function settleSources(
  content: PortfolioContent,
  { facts, earlier, language }: Settling,
): { readonly content: PortfolioContent; readonly strangers: readonly string[] } {
  const told = listTold(earlier);
  for (const fact of facts) told.set(sourceKey(fact.source), tellFact(fact, language));
  const known = listKnown(earlier);
  for (const { source } of facts) known.add(sourceKey(source));
  const entries = listTold(content);
  const strangers = listRecordSources(content).flatMap(({ source, path }) => {
    const key = sourceKey(source);
    return known.has(key) && (!entries.has(key) || told.has(key)) ? [] : [path];
  });
  return { content: mapBlocks(content, (block) => overlay(block, told)), strangers };
}

const mapBlocks = (content: PortfolioContent, map: (block: PortfolioBlock) => PortfolioBlock): PortfolioContent => ({
  ...content,
  rowList: content.rowList.map((row) => ({ ...row, cellList: row.cellList.map((blocks) => blocks.map(map)) })),
});

function overlay(block: PortfolioBlock, told: ReadonlyMap<string, Told>): PortfolioBlock {
  const say = (source: ItemSource | null): Partial<Told> => (source && told.get(sourceKey(source))) ?? {};
  if (block.kind === 'PROJECT') return { ...block, ...say(block.source) };
  if (block.kind !== 'TIMELINE') return block;
  return { ...block, itemList: block.itemList.map((item) => ({ ...item, ...say(item.source) })) };
}

export interface NamedId {
  readonly id: string;
  readonly path: string;
}

/** Lists the badges that a content names, with their places. */
export const listBadgeIds = (content: PortfolioContent): NamedId[] =>
  listBlocks(content).flatMap(({ block, path }) =>
    block.kind === 'BADGE'
      ? block.assertionIdList.map((id, at) => ({ id, path: `${path}.assertionIdList.${at}` }))
      : [],
  );

/** Lists the résumés that a content names, with their places. */
export const listResumeIds = (content: PortfolioContent): NamedId[] =>
  listBlocks(content).flatMap(({ block, path }) =>
    block.kind === 'RESUME' && block.resumeId !== null ? [{ id: block.resumeId, path: `${path}.resumeId` }] : [],
  );

/** Lists the ids that are new since then. */
export function listNewIds(now: readonly NamedId[], before: readonly NamedId[]): NamedId[] {
  const known = new Set(before.map(({ id }) => id));
  return now.filter(({ id }) => !known.has(id));
}
