/**
 * Y10: what the centre asks a student whose counselling has ended (docs/specification.md, Surveys), for a month. The centre is
 * asked about as a whole: its counsellors have few cases each, and nobody should be recognized by theirs.
 */
import type { FormStatus } from '@naru/contract/areas/survey.ts';

import type { SurveyContext, SurveySource } from '../../../../blocks/manifest/survey-source.ts';
import { findStandings } from '../../../../blocks/survey/standing-store.ts';
import type { CallContext } from '../../../../platform/http/serve.ts';
import { selectOptionalOwn } from '../case/store.ts';
import type { PsychStatus } from '../case/rules.ts';

/** Name of a case in surveys; kept in rows, never renamed. */
const CONTEXT_TYPE = 'PSYCHOLOGICAL';
const OPEN_MS = 30 * 24 * 60 * 60_000;
const CENTRE = { facet: 'centre', value: 'CENTRE' } as const;
const ABOUT = { ko: '상담센터에서 받은 상담', en: 'Counselling at the centre' } as const;

interface Ended {
  readonly id: string;
  readonly status: PsychStatus;
  readonly endedAt: Date | null;
}

/** Undefined while it goes on, and for what was never begun. */
export function closingWindowOf({ status, endedAt }: Omit<Ended, 'id'>) {
  if (status !== 'ENDED' || endedAt === null) return undefined;
  return { opensAt: endedAt, closesAt: new Date(endedAt.getTime() + OPEN_MS) };
}

/** Where the student stands with the survey about each of their own cases. */
export function findClosingStandings(
  { actor, db, now }: Pick<CallContext, 'actor' | 'db' | 'now'>,
  cases: readonly Ended[],
): Promise<ReadonlyMap<string, FormStatus>> {
  const thingList = cases.flatMap((one) => {
    const window = closingWindowOf(one);
    return window ? [{ id: one.id, ...window }] : [];
  });
  return findStandings(db, { contextType: CONTEXT_TYPE, memberId: actor.memberId, thingList }, now);
}

const source: SurveySource = {
  find: async (ctx, id) => {
    const own = { id, studentId: ctx.actor.studentId };
    const row = await selectOptionalOwn(ctx.db, own);
    const window = row && closingWindowOf(row);
    return window && { about: ABOUT[ctx.locale], ...window, facets: { [CENTRE.facet]: CENTRE.value } };
  },
  facets: [
    {
      facet: CENTRE.facet,
      name: { ko: '센터', en: 'Centre' },
      nameValues: async (ctx) => new Map([[CENTRE.value, ctx.locale === 'ko' ? '학생상담센터' : 'Counselling Centre']]),
    },
  ],
  ownFacet: (actor) => (actor.rights.hasNamed('PSCHMNG') ? CENTRE : undefined),
};

export const closingSurvey: SurveyContext = {
  type: CONTEXT_TYPE,
  nameKo: '심리상담 종결',
  nameEn: 'End of psychological counselling',
  source,
  isOffice: ({ rights }) => rights.hasNamed('PSCHMNG'),
  isConfidential: true,
};
