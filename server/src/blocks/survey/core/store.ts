/**
 * Surveys and their versions as rows.
 */
import type { Question, SurveyStatus } from '@naru/contract/areas/survey.ts';
import { sql } from 'kysely';

import { firstOf, type Db, type Tx } from '../../../platform/db/db.ts';

export interface SurveyRow {
  readonly id: string;
  readonly contextType: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly purposeKo: string;
  readonly purposeEn: string;
  readonly isAnonymous: boolean;
  readonly leastAnswers: number;
  readonly status: SurveyStatus;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly questions: Question[];
  readonly dataKeyId: string | null;
  readonly version: number;
  readonly updatedAt: Date;
}

const COLUMNS = sql`s.id, s.context_type as "contextType", s.name_ko as "nameKo", s.name_en as "nameEn",
  s.purpose_ko as "purposeKo", s.purpose_en as "purposeEn", s.is_anonymous as "isAnonymous",
  s.least_answers as "leastAnswers", s.status, s.opens_at as "opensAt", s.closes_at as "closesAt", s.questions,
  s.data_key_id as "dataKeyId", s.version, s.updated_at as "updatedAt"`;

export interface VersionRow {
  readonly id: string;
  readonly number: number;
  readonly questions: Question[];
  readonly publishedAt: Date;
}

const VERSION_COLUMNS = sql`v.id, v.number, v.questions, v.published_at as "publishedAt"`;

export function selectOptionalSurvey(db: Db, id: string): Promise<SurveyRow | undefined> {
  return firstOf<SurveyRow>(db)`select ${COLUMNS} from survey s where s.id = ${id}::uuid`;
}

/** Locks the survey until the transaction ends. */
export function lockOptionalSurvey(tx: Tx, id: string): Promise<SurveyRow | undefined> {
  return firstOf<SurveyRow>(tx)`
    select ${COLUMNS} from survey s where s.id = ${id}::uuid for update`;
}

/** The survey that people are asked about such things now. */
export function selectOptionalOpenSurvey(db: Db, contextType: string): Promise<SurveyRow | undefined> {
  return firstOf<SurveyRow>(db)`
    select ${COLUMNS} from survey s where s.context_type = ${contextType} and s.status = 'OPEN'`;
}

/** As above; one answers after the other, and it is neither closed nor published anew meanwhile. */
export function holdOptionalOpenSurvey(tx: Tx, contextType: string): Promise<SurveyRow | undefined> {
  return firstOf<SurveyRow>(tx)`
    select ${COLUMNS} from survey s
    where s.context_type = ${contextType} and s.status = 'OPEN' for update`;
}

/** Selects the version that people answer or answered; undefined before the first was published. */
export function selectOptionalNewestVersion(db: Db, surveyId: string): Promise<VersionRow | undefined> {
  return firstOf<VersionRow>(db)`
    select ${VERSION_COLUMNS} from survey_version v
    where v.survey_id = ${surveyId}::uuid order by v.number desc limit 1`;
}

/** The newest first. */
export async function selectVersions(db: Db, surveyId: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select ${VERSION_COLUMNS} from survey_version v where v.survey_id = ${surveyId}::uuid order by v.number desc`.execute(
    db,
  );
  return rows;
}
