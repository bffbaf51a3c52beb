/**
 * Counted answers only: those of which fewer than the survey's least share all facets stay out of every figure, so that no
 * two figures differ by fewer (docs/decisions/027-anonymous-answers.md).
 */
import { sql } from 'kysely';

import { idsOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Facets } from '../../manifest/survey-source.ts';

export interface ResultFilter {
  readonly versionId: string;
  /** One value of one facet; everything without. */
  readonly narrowed: { readonly facet: string; readonly value: string } | undefined;
}

function counted({ versionId, narrowed }: ResultFilter) {
  const within = narrowed ? sql`and r.facets ->> ${narrowed.facet} = ${narrowed.value}` : sql``;
  return sql`r.version_id = ${versionId}::uuid and r.is_counted ${within}`;
}

export interface AnswerCount {
  readonly questionId: string;
  readonly answer: string;
  readonly count: number;
}

export function selectCounts(db: Db, filter: ResultFilter): Promise<AnswerCount[]> {
  return rowsOf<AnswerCount>(db)`
    select chosen.key as "questionId", one.answer, count(*) as count
    from survey_response r, jsonb_each(r.choices) chosen, jsonb_array_elements_text(chosen.value) one(answer)
    where ${counted(filter)}
    group by 1, 2`;
}

/** How many chose something, by question: of those who chose several, each counts once. */
export function selectAnswered(db: Db, filter: ResultFilter): Promise<{ questionId: string; count: number }[]> {
  return rowsOf<{ questionId: string; count: number }>(db)`
    select chosen.key as "questionId", count(*) as count
    from survey_response r, jsonb_each(r.choices) chosen where ${counted(filter)} group by 1`;
}

/** The most texts that a screen shows, and a file holds. */
export const TEXTS_MOST = 1000;

/** In a random order. */
export async function selectSealedTexts(db: Db, filter: ResultFilter): Promise<string[]> {
  const rows = await rowsOf<{ sealed: string }>(db)`
    select r.sealed_texts as sealed from survey_response r
    where ${counted(filter)} and r.sealed_texts is not null order by random() limit ${TEXTS_MOST}`;
  return rows.map(({ sealed }) => sealed);
}

export interface Cell {
  readonly facets: Facets;
  readonly isCounted: boolean;
  readonly count: number;
}

/** How many answers share the same facets. */
export function selectCells(db: Db, versionId: string): Promise<Cell[]> {
  return rowsOf<Cell>(db)`
    select r.facets, r.is_counted as "isCounted", count(*) as count
    from survey_response r where r.version_id = ${versionId}::uuid group by 1, 2`;
}

/** Versions that somebody answered. */
export async function selectAnsweredVersions(db: Db, surveyId: string): Promise<Set<string>> {
  const ids = await idsOf(db)`
    select distinct r.version_id as id from survey_response r where r.survey_id = ${surveyId}::uuid`;
  return new Set(ids);
}

export interface NamedResponse {
  readonly memberId: string;
  readonly name: string;
  readonly departmentName: string | null;
  readonly answeredAt: Date;
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly sealedTexts: string | null;
}

/** Answers that carry a name, the newest first. */
export async function selectNamedResponses(
  db: Db,
  filter: ResultFilter,
  { locale, window }: { readonly locale: 'ko' | 'en'; readonly window: PageWindow },
): Promise<NamedResponse[]> {
  const { rows } = await sql<NamedResponse>`
    select m.id as "memberId", case when ${locale === 'en'} then coalesce(m.name_en, m.name_ko) else m.name_ko end as name,
      (select case when ${locale === 'en'} then coalesce(d.name_en, d.name_ko) else d.name_ko end
        from student st join department d on d.code = st.department_code where st.member_id = m.id limit 1)
        as "departmentName",
      r.answered_at as "answeredAt", r.choices, r.sealed_texts as "sealedTexts"
    from survey_response r join member m on m.id = r.member_id
    where ${counted(filter)} order by r.answered_at desc, r.id offset ${window.offset} limit ${window.size}`.execute(
    db,
  );
  return rows;
}
