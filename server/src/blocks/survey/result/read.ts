import type { SurveyResult } from '@naru/contract/areas/survey.ts';

import type { Person } from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { fail } from '../../../platform/http/failure.ts';
import { TEXTS } from '../answer/calls.ts';
import type { SurveyContext } from '../../manifest/survey-source.ts';
import { selectVersions, type SurveyRow, type VersionRow } from '../core/store.ts';
import { summarise, type CountedAnswers } from './rules.ts';
import {
  selectAnswered,
  selectAnsweredVersions,
  selectCells,
  selectCounts,
  selectSealedTexts,
  type Cell,
  type ResultFilter,
} from './store.ts';

export interface ResultParams {
  readonly versionId?: string | undefined;
  readonly facet?: string | undefined;
  readonly value?: string | undefined;
}

export interface ResultInput {
  readonly contexts: readonly SurveyContext[];
  readonly survey: SurveyRow;
  readonly asked: ResultParams;
  /** Without what people wrote, and without other people's facets. */
  readonly figuresOnly: boolean;
}

/** The versions that have answers, and the one that is asked for; the newest of them unless told. */
export async function chooseVersion(
  db: Db,
  survey: SurveyRow,
  versionId: string | undefined,
): Promise<{ versions: VersionRow[]; chosen: VersionRow | undefined }> {
  const [all, answered] = await Promise.all([selectVersions(db, survey.id), selectAnsweredVersions(db, survey.id)]);
  const versions = all.filter(({ id }) => answered.has(id));
  if (versionId === undefined) return { versions, chosen: versions[0] };
  return { versions, chosen: versions.find(({ id }) => id === versionId) ?? fail('notFound') };
}

export function filterOf(version: VersionRow, { facet, value }: ResultParams): ResultFilter {
  const isNarrowed = facet !== undefined && value !== undefined;
  return { versionId: version.id, narrowed: isNarrowed ? { facet, value } : undefined };
}

export async function readFigures(ctx: CallContext<Person>, wish: ResultInput): Promise<SurveyResult> {
  const { survey, asked, figuresOnly } = wish;
  const { versions, chosen } = await chooseVersion(ctx.db, survey, asked.versionId);
  const about = {
    surveyId: survey.id,
    name: ctx.locale === 'en' ? survey.nameEn : survey.nameKo,
    isAnonymous: survey.isAnonymous,
    leastAnswers: survey.leastAnswers,
    versionList: versions.map(({ id, number, publishedAt }) => ({
      versionId: id,
      versionNo: number,
      publishedAt: publishedAt.toISOString(),
    })),
  };
  if (!chosen) return { ...about, versionId: null, counted: 0, waiting: 0, facetList: [], questionList: [] };
  const filter = filterOf(chosen, asked);
  const cells = (await selectCells(ctx.db, chosen.id)).filter((cell) => !figuresOnly || isWithin(cell, filter));
  const counted = sum(cells.filter((cell) => cell.isCounted && isWithin(cell, filter)));
  const answers = await countAnswers(ctx, survey, { filter, withTexts: !figuresOnly });
  return {
    ...about,
    versionId: chosen.id,
    counted,
    waiting: sum(cells.filter((cell) => !cell.isCounted && isWithin(cell, filter))),
    facetList: figuresOnly ? [] : await listFacets(ctx, wish, cells),
    questionList: counted === 0 ? [] : summarise(chosen.questions, answers, ctx.locale),
  };
}

const sum = (cells: readonly Cell[]): number => cells.reduce((total, { count }) => total + count, 0);

function isWithin(cell: Cell, { narrowed }: ResultFilter): boolean {
  return narrowed === undefined || cell.facets[narrowed.facet] === narrowed.value;
}

async function countAnswers(
  ctx: CallContext<Person>,
  survey: SurveyRow,
  { filter, withTexts }: { readonly filter: ResultFilter; readonly withTexts: boolean },
): Promise<CountedAnswers> {
  const [counts, answered, sealed] = await Promise.all([
    selectCounts(ctx.db, filter),
    selectAnswered(ctx.db, filter),
    withTexts ? selectSealedTexts(ctx.db, filter) : [],
  ]);
  const byQuestion = Map.groupBy(counts, ({ questionId }) => questionId);
  return {
    counts: new Map([...byQuestion].map(([id, rows]) => [id, new Map(rows.map((row) => [row.answer, row.count]))])),
    answered: new Map(answered.map(({ questionId, count }) => [questionId, count])),
    texts: byQuestionOf(sealed.map(await openerOf(ctx, survey))),
  };
}

/** Opens what somebody wrote, by question; nothing was where there is no key yet. */
export async function openerOf(
  ctx: CallContext<Person>,
  { dataKeyId }: SurveyRow,
): Promise<(sealed: string | null) => Readonly<Record<string, string>>> {
  if (dataKeyId === null) return () => ({});
  const key = await ctx.platform.sealing.readKey(ctx.db, dataKeyId);
  // As it was sealed.
  return (sealed) => (sealed === null ? {} : (JSON.parse(key.open(TEXTS, sealed)) as Record<string, string>));
}

/** Each question's in an order of its own, so that none stands beside its writer's other ones. */
function byQuestionOf(opened: readonly Readonly<Record<string, string>>[]): Map<string, string[]> {
  const byQuestion = Map.groupBy(opened.flatMap(Object.entries<string>), ([questionId]) => questionId);
  return new Map([...byQuestion].map(([id, entries]) => [id, shuffle(entries.map(([, text]) => text))]));
}

function shuffle<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

async function listFacets(ctx: CallContext<Person>, { contexts, survey }: ResultInput, cells: readonly Cell[]) {
  const facets = contexts.find(({ type }) => type === survey.contextType)?.source.facets ?? [];
  return Promise.all(
    facets.map(async ({ facet, name, nameValues }) => {
      const counts = countValues(cells, facet);
      const names = await nameValues(ctx, [...counts.keys()]);
      const valueList = [...counts].map(([value, count]) => ({ value, name: names.get(value) ?? value, count }));
      return {
        facet,
        name: name[ctx.locale],
        valueList: valueList.sort((one, other) => one.name.localeCompare(other.name, ctx.locale)),
      };
    }),
  );
}

function countValues(cells: readonly Cell[], facet: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { facets, isCounted, count } of cells) {
    const value = facets[facet];
    if (isCounted && value !== undefined) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return counts;
}
