/** Questions that other areas ask about programmes. */
import { PROGRAMME_PLACES, type CompetencyCode, type ProgrammeType } from '@naru/contract/areas/learning/words.ts';

import type { Person } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/db/db.ts';
import type { CallContext } from '../../platform/http/serve.ts';
import type { Locale } from '../../platform/http/messages.ts';
import { applicantOf } from './catalogue/applicant.ts';
import { finderOf } from './catalogue/finder.ts';
import { selectOffers } from './catalogue/offer-store.ts';
import { selectCandidates } from './catalogue/suitable-store.ts';
import { selectCompletedBetween } from './completion/between-store.ts';

/** Types that students apply for. */
const TYPES = ['BAEUM', 'CHAEUM', 'IEUM'] as const satisfies readonly ProgrammeType[];

const pathOf = (type: ProgrammeType, id: string): string => `${PROGRAMME_PLACES[type].path}/detail/${id}`;

export interface ProgrammeOffer {
  readonly title: string;
  readonly until: Date;
  readonly path: string;
}

/**
 * Finds for each competency the programme with most of it that the person can apply for now, where there is one; the first
 * to close of two alike.
 */
export async function findProgrammesFor(
  ctx: CallContext<Person>,
  competencies: readonly CompetencyCode[],
): Promise<ReadonlyMap<CompetencyCode, ProgrammeOffer>> {
  const types = TYPES.filter((type) => ctx.actor.rights.may(PROGRAMME_PLACES[type].menuId, 'C'));
  const [first] = types;
  if (first === undefined || competencies.length === 0) return new Map();
  // Programmes of each type are shown alike to somebody who may apply.
  const rows = await selectOffers(ctx.db, finderOf(ctx, first), {
    types,
    competencies,
    applicant: await applicantOf(ctx),
  });
  return new Map(
    rows.map(({ competency, id, type, name, appliesUntil }) => [
      competency,
      { title: name, until: appliesUntil, path: pathOf(type, id) },
    ]),
  );
}

/** Lists what somebody completed between two moments, with the page of each programme. */
export async function listCompletedBetween(
  db: Db,
  asked: { readonly memberId: string; readonly from: Date; readonly until: Date; readonly locale: Locale },
): Promise<{ readonly name: string; readonly completedAt: Date; readonly path: string }[]> {
  const rows = await selectCompletedBetween(db, asked);
  return rows.map(({ name, completedAt, typeCode, programmeId }) => ({
    name,
    completedAt,
    path: pathOf(typeCode, programmeId),
  }));
}

/** Finds the programmes that suit the caller and take applications, of types whose menu lets them apply. */
export async function findSuitable(ctx: CallContext): Promise<string[]> {
  const types = TYPES.filter((type) => ctx.actor.rights.may(PROGRAMME_PLACES[type].menuId, 'C'));
  const applicant = await applicantOf(ctx);
  const found = await Promise.all(
    types.map((type) => selectCandidates(ctx.db, finderOf(ctx, type), { type, applicant })),
  );
  return found.flat().map(({ id }) => id);
}

export { CONTEXT_TYPE as PROGRAMME_CONTEXT } from './completion/facts-store.ts';
export { surveyPath } from './completion/notifications.ts';
export { SURVEY_DAYS } from './completion/rules.ts';
export { programmeCompleted, programmeWithdrawn } from './core/completed-event.ts';
export { selectFoundSeries, selectSeries, type SeriesRow } from './catalogue/series-store.ts';
export { selectLearned, type LearnedRow } from './completion/learned-store.ts';
export { selectSeriesNow, type SeriesNow } from './catalogue/series-now-store.ts';
