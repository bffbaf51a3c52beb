/**
 * Where somebody stands with the surveys about things that an area lists, so that it can show who is asked.
 */
import type { FormStatus } from '@naru/contract/areas/survey.ts';

import { rowsOf, type Db } from '../../platform/db/db.ts';
import { formStatus } from './core/rules.ts';
import { selectOptionalOpenSurvey } from './core/store.ts';

export interface AskedAbout {
  readonly contextType: string;
  readonly memberId: string;
  /** Things that the person is asked about, each with its own window. */
  readonly thingList: readonly {
    readonly id: string;
    readonly opensAt: Date | null;
    readonly closesAt: Date | null;
  }[];
}

/** By thing; nothing while no survey is open. */
export async function findStandings(
  db: Db,
  { contextType, memberId, thingList }: AskedAbout,
  now: Date,
): Promise<ReadonlyMap<string, FormStatus>> {
  if (thingList.length === 0) return new Map();
  const survey = await selectOptionalOpenSurvey(db, contextType);
  if (!survey) return new Map();
  const rows = await rowsOf<{ contextId: string }>(db)`
    select t.context_id as "contextId" from survey_target t
    where t.survey_id = ${survey.id}::uuid and t.member_id = ${memberId}::uuid
      and t.context_id = any(${thingList.map(({ id }) => id)}::uuid[])`;
  const answered = new Set(rows.map(({ contextId }) => contextId));
  return new Map(thingList.map((thing) => [thing.id, formStatus(answered.has(thing.id), [survey, thing], now)]));
}
