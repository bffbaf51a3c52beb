/**
 * The survey about a programme (docs/specification.md, Surveys): everybody with a confirmed place is asked, from the last
 * session on for a month, and for a month after their completion. Having answered may be a part of completing; it is counted by the clock and never in the
 * transaction of the answer, and all answers about a programme keep the same day
 * (docs/decisions/027-anonymous-answers.md).
 */
import { PROGRAMME_TYPES } from '@naru/contract/areas/learning/words.ts';
import type { FormStatus } from '@naru/contract/areas/survey.ts';

import type { SurveyContext, SurveyFacet, SurveySource } from '../../../blocks/manifest/survey-source.ts';
import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import { findStandings } from '../../../blocks/survey/standing-store.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { APPROVAL_MENU, DESK_MENU } from '../core/scope-sql.ts';
import { CONTEXT_TYPE } from './facts-store.ts';
import { selectOwnPlaces, type OwnPlace } from './place-store.ts';
import { surveyWindow } from './rules.ts';
import { selectMemberNames } from './member-store.ts';
import { selectProgrammeTitles } from './title-store.ts';

function windowOf({ isCancelled, lastBeginsAt, lastEndsAt, completedAt }: OwnPlace) {
  if (isCancelled || lastBeginsAt === null || lastEndsAt === null) return undefined;
  return surveyWindow({ beginsAt: lastBeginsAt, endsAt: lastEndsAt }, completedAt);
}

/** Finds where the person stands with the survey about their own place; undefined where none is open or comes. */
export async function findOwnStanding(
  { db, actor, now }: Pick<CallContext, 'db' | 'actor' | 'now'>,
  place: OwnPlace,
): Promise<FormStatus | undefined> {
  const window = windowOf(place);
  if (!window) return undefined;
  const thingList = [{ id: place.traineeId, ...window }];
  const standings = await findStandings(db, { contextType: CONTEXT_TYPE, memberId: actor.memberId, thingList }, now);
  return standings.get(place.traineeId);
}

const nameProgrammes: SurveyFacet['nameValues'] = (ctx, values) =>
  selectProgrammeTitles(ctx.db, { ids: values, locale: ctx.locale });

const source: SurveySource = {
  find: async (ctx, id) => {
    const asked = { traineeIds: [id], memberId: ctx.actor.memberId, locale: ctx.locale };
    const [place] = await selectOwnPlaces(ctx.db, asked);
    const window = place && windowOf(place);
    if (!place || !window) return undefined;
    return {
      about: place.name,
      ...window,
      facets: { programme: place.programmeId, type: place.typeCode, manager: place.managerId },
      keptDay: koreanDate(window.opensAt),
    };
  },
  facets: [
    { facet: 'programme', name: { ko: '프로그램', en: 'Programme' }, nameValues: nameProgrammes },
    {
      facet: 'type',
      name: { ko: '유형', en: 'Type' },
      nameValues: async (ctx, values) =>
        new Map(
          PROGRAMME_TYPES.filter((type) => values.includes(type)).map((type) => [
            type,
            enumWord('programmeType', type, ctx.locale),
          ]),
        ),
    },
    {
      facet: 'manager',
      name: { ko: '담당자', en: 'Manager' },
      nameValues: (ctx, values) => selectMemberNames(ctx.db, { ids: values, locale: ctx.locale }),
    },
  ],
  ownFacet: (actor) => (actor.rights.may(DESK_MENU, 'U') ? { facet: 'manager', value: actor.memberId } : undefined),
};

export const programmeSurveys: SurveyContext = {
  type: CONTEXT_TYPE,
  nameKo: '프로그램',
  nameEn: 'Programmes',
  source,
  isOffice: ({ rights }) => rights.scopes(APPROVAL_MENU, 'U').has('ALL'),
};
