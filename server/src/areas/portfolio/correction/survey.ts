/**
 * The survey about a correction (docs/specification.md, Surveys): its student is asked for a month after it was completed;
 * results by corrector.
 */
import type { FormStatus } from '@naru/contract/areas/survey.ts';

import type { SurveyContext, SurveySource } from '../../../blocks/manifest/survey-source.ts';
import { findStandings } from '../../../blocks/survey/standing-store.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { DESK_MENU, handsOut } from './scope-sql.ts';
import { selectNames, selectOptionalSurveyed } from './title-store.ts';

/** The name of a correction in surveys. */
export const CONTEXT_TYPE = 'CORRECTION';
const SURVEY_MS = 30 * 86_400_000;

const windowOf = (completedAt: Date) => ({
  opensAt: completedAt,
  closesAt: new Date(completedAt.getTime() + SURVEY_MS),
});

/** Finds where the student stands with the survey about a request of their own; null where none is open or comes. */
export async function findOwnStanding(
  { db, actor, now }: Pick<CallContext, 'db' | 'actor' | 'now'>,
  correction: { readonly id: string; readonly completedAt: Date | null },
): Promise<FormStatus | null> {
  if (correction.completedAt === null) return null;
  const thingList = [{ id: correction.id, ...windowOf(correction.completedAt) }];
  const standings = await findStandings(db, { contextType: CONTEXT_TYPE, memberId: actor.memberId, thingList }, now);
  return standings.get(correction.id) ?? null;
}

const source: SurveySource = {
  find: async ({ db, actor, locale }, id) => {
    const row = await selectOptionalSurveyed(db, { id, memberId: actor.memberId, locale });
    return (
      row && {
        about: `${row.title} · ${row.assigneeName}`,
        ...windowOf(row.completedAt),
        facets: { corrector: row.assigneeId },
      }
    );
  },
  facets: [
    {
      facet: 'corrector',
      name: { ko: '첨삭 담당', en: 'Corrector' },
      nameValues: ({ db, locale }, values) => selectNames(db, values, locale),
    },
  ],
  ownFacet: (actor) => (actor.rights.may(DESK_MENU, 'U') ? { facet: 'corrector', value: actor.memberId } : undefined),
};

export const correctionSurveys: SurveyContext = {
  type: CONTEXT_TYPE,
  nameKo: '첨삭',
  nameEn: 'Corrections',
  source,
  isOffice: (person) => handsOut(person, 'U'),
};
