/**
 * Facts of the portal that a portfolio shows, as they are now: those that the university confirms, badges that stand, extracts of
 * résumés, results of tests. Everything is asked for by the owner: another person's never comes out, whatever is named.
 */
import { blindResume } from '@naru/contract/areas/portfolio/blind.ts';
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import type {
  ShownBadge,
  ShownChart,
  ShownFacts,
  ShownRecord,
  ShownResume,
} from '@naru/contract/areas/portfolio/page-facts.ts';
import {
  blocksOf,
  listBadgeIds,
  listChartSources,
  listResumeIds,
  listSources,
} from '@naru/contract/areas/portfolio/page-names.ts';
import type {
  ItemSource,
  ResumeContent,
  ResumeFact,
  ResumeSection,
} from '@naru/contract/areas/portfolio/resume-content.ts';
import { sourceKey } from '@naru/contract/areas/portfolio/resume-shape.ts';

import type { Brought } from '../../../blocks/manifest/manifest.ts';
import type { Db } from '../../../platform/db/db.ts';
import { indexFacts, listConfirmations, settle, type Facts } from '../resume/rules.ts';
import { listPageFacts } from '../core/page-facts.ts';
import { keepShown } from '../core/keep-shown.ts';
import type { ShownResumeRow } from '../core/version-store.ts';
import { selectBadges, selectResumes, type BadgeRow } from './facts-store.ts';

/** Sources of facts, as the manifests brought them. */
export type FactSources = Pick<Brought, 'resumeSources' | 'chartSources'>;

export interface FactsAsked {
  /** The owner of the portfolio. */
  readonly memberId: string;
  readonly content: PortfolioContent;
  /** Résumés as they were published; undefined: as they are now. */
  readonly resumes?: readonly ShownResumeRow[] | undefined;
  readonly now: Date;
  readonly sources: FactSources;
}

/** Resolves what the content names, and nothing else. A fact that the university confirms no longer is GONE. */
export async function resolveShownFacts(db: Db, asked: FactsAsked): Promise<ShownFacts> {
  return (await resolve(db, asked)).shown;
}

export interface LostFact {
  /** The résumé whose entry it is; null: a block of the page names it. */
  readonly resumeId: string | null;
}

/** Finds something that a published content names and that the university confirms no longer: its page leaves it out. */
export async function findOptionalLost(
  db: Db,
  asked: FactsAsked & { readonly resumes: readonly ShownResumeRow[] },
): Promise<LostFact | undefined> {
  const { content, resumes } = asked;
  const { shown, known } = await resolve(db, asked);
  if (lacksNamed(shown, content)) return { resumeId: null };
  const found = resumes.find((row) =>
    keepNamed(keepPrinted(row.content, row.isBlind).sectionList, { resumeId: row.id, content }).some(({ itemList }) =>
      itemList.some(({ source }) => source !== null && !known.has(sourceKey(source))),
    ),
  );
  return found && { resumeId: found.id };
}

const lacksNamed = ({ recordList, badgeList, chartList }: ShownFacts, content: PortfolioContent): boolean =>
  recordList.some(({ confirmation }) => confirmation === 'GONE') ||
  badgeList.length < listBadgeIds(content).length ||
  listChartSources(content).some((named) => chartList.every(({ source }) => sourceKey(source) !== sourceKey(named)));

async function resolve(db: Db, asked: FactsAsked): Promise<{ readonly shown: ShownFacts; readonly known: Facts }> {
  const { memberId, content, now, sources } = asked;
  const [records, charts] = [listSources(content), listChartSources(content)];
  const [badgeIds, resumeIds] = [listBadgeIds(content), listResumeIds(content)];
  // Items of a résumé name facts of any kind.
  const kinds = resumeIds.length > 0 ? undefined : records.map(({ kind }) => kind);
  const [{ facts, checkPaths }, badges, resumes, results] = await Promise.all([
    readRecords(db, sources, { memberId, kinds }),
    badgeIds.length > 0 ? selectBadges(db, { memberId, ids: badgeIds }, now) : [],
    asked.resumes ?? (resumeIds.length > 0 ? selectResumes(db, { memberId, ids: resumeIds }) : []),
    charts.length > 0 ? readCharts(db, sources, memberId) : [],
  ]);
  const known = indexFacts(facts);
  const isNamed = new Set(charts.map(sourceKey));
  const shown = {
    recordList: records.map((source) => {
      const fact = known.get(sourceKey(source));
      return fact ? presentRecord(fact, checkPaths) : presentGone(source, content);
    }),
    badgeList: badges.map(presentBadge),
    resumeList: resumes.map((row) => {
      const resume = presentResume(row, known);
      return { ...resume, sectionList: keepNamed(resume.sectionList, { resumeId: row.id, content }) };
    }),
    chartList: results.filter(({ source }) => isNamed.has(sourceKey(source))),
  };
  return { shown, known };
}

/** Lists all that somebody can put into a portfolio, and what the content names of what is gone. */
export async function listShownFacts(db: Db, { memberId, content, now, sources }: FactsAsked): Promise<ShownFacts> {
  const [{ facts, checkPaths }, badges, resumes, chartList] = await Promise.all([
    readRecords(db, sources, { memberId, kinds: undefined }),
    selectBadges(db, { memberId }, now),
    selectResumes(db, { memberId }),
    readCharts(db, sources, memberId),
  ]);
  const known = indexFacts(facts);
  const gone = listSources(content).filter((source) => !known.has(sourceKey(source)));
  return {
    recordList: [
      ...facts.map((fact) => presentRecord(fact, checkPaths)),
      ...gone.map((source) => presentGone(source, content)),
    ],
    badgeList: badges.map(presentBadge),
    resumeList: resumes.map((row) => presentResume(row, known)),
    chartList,
  };
}

interface RecordsAsked {
  readonly memberId: string;
  /** Kinds of facts to read; undefined: all. */
  readonly kinds: readonly string[] | undefined;
}

async function readRecords(db: Db, { resumeSources }: FactSources, { memberId, kinds }: RecordsAsked) {
  const asked = resumeSources.filter(
    ({ kind, textKind = kind }) => !kinds || kinds.includes(kind) || kinds.includes(textKind),
  );
  const [lists, paths] = await Promise.all([
    Promise.all(asked.map((source) => listPageFacts(db, source, memberId))),
    Promise.all(
      asked.map(async ({ kind, listCheckPaths }) => {
        const found = (await listCheckPaths?.(db, memberId)) ?? new Map<string, string>();
        return [...found].map(([id, path]) => [sourceKey({ kind, id }), path] as const);
      }),
    ),
  ]);
  return { facts: lists.flat(), checkPaths: new Map(paths.flat()) };
}

async function readCharts(db: Db, { chartSources }: FactSources, memberId: string): Promise<ShownChart[]> {
  const lists = await Promise.all(chartSources.map((source) => source.list(db, memberId)));
  return lists.flat();
}

const presentRecord = (fact: ResumeFact, checkPaths: ReadonlyMap<string, string>): ShownRecord => ({
  ...fact,
  confirmation: 'CONFIRMED',
  checkPath: checkPaths.get(sourceKey(fact.source)) ?? null,
});

/** Names it by what the content kept of it, which is nothing where a block only names the source. */
function presentGone(source: ItemSource, content: PortfolioContent): ShownRecord {
  const key = sourceKey(source);
  const items = [...blocksOf(content, 'TIMELINE').flatMap(({ itemList }) => itemList), ...blocksOf(content, 'PROJECT')];
  const kept = items.find((item) => item.source && sourceKey(item.source) === key);
  const both = (text = '') => ({ ko: text, en: text });
  return {
    section: 'ACTIVITY',
    source,
    title: both(kept?.title),
    place: both(kept?.place),
    detail: both(),
    begins: kept?.begins ?? '',
    ends: kept?.ends ?? '',
    isOngoing: kept?.isOngoing ?? false,
    text: both(),
    confirmation: 'GONE',
    checkPath: null,
  };
}

function presentBadge({ id, achievement, fileId, fileSn, grantedAt, expiresAt }: BadgeRow): ShownBadge {
  const { name, description, level, look } = achievement;
  return {
    assertionId: id,
    name,
    description,
    level,
    look,
    picture: fileId === null || fileSn === null ? null : { fileId, fileSn },
    grantedAt: grantedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    checkPath: `/badge/${id}`,
  };
}

/** Shows what prints: neither hidden entries, nor evidence, nor what the university confirms no longer. */
function presentResume({ id, title, isBlind, content }: ShownResumeRow, facts: Facts): ShownResume {
  const settled = settle(content, { facts, earlier: [content] }).content;
  const shown = keepPrinted(settled, isBlind);
  const stands = new Map(
    listConfirmations(shown, facts).map(({ itemId, confirmation }) => [itemId, confirmation === 'CONFIRMED']),
  );
  const sectionList = shown.sectionList.map(({ section, itemList }) => ({
    section,
    itemList: itemList
      .filter(({ itemId }) => stands.get(itemId) ?? true)
      .map((item) => ({ ...item, isConfirmed: stands.get(item.itemId) ?? false })),
  }));
  return { resumeId: id, title, sectionList: sectionList.filter(({ itemList }) => itemList.length > 0) };
}

const keepPrinted = (content: ResumeContent, isBlind: boolean): ResumeContent =>
  keepShown(isBlind ? blindResume(content) : content);

/** Keeps the sections of a résumé that the content names. */
function keepNamed<Part extends { readonly section: ResumeSection }>(
  sections: readonly Part[],
  { resumeId, content }: { readonly resumeId: string; readonly content: PortfolioContent },
): Part[] {
  const blocks = blocksOf(content, 'RESUME').filter((block) => block.resumeId === resumeId);
  const named = new Set(blocks.flatMap(({ sectionList }) => sectionList));
  return sections.filter(({ section }) => named.has(section));
}
