/** Questions that other areas ask about programmes. */
import { PROGRAMME_PLACES, type CompetencyCode, type ProgrammeType } from '@naru/contract/areas/learning/words.ts';

import type { Person } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/db/pool.ts';
import type { CallContext } from '../../platform/http/serve.ts';
import type { Locale } from '../../platform/http/messages.ts';
import { finderOf } from './catalogue/finder.ts';
import { selectOptionalOffer } from './catalogue/offer-store.ts';
import { selectCompletedBetween } from './completion/between-store.ts';

/** Types that students apply for. */
const TYPES = ['BAEUM', 'CHAEUM', 'IEUM'] as const satisfies readonly ProgrammeType[];

const pathOf = (type: ProgrammeType, id: string): string => `${PROGRAMME_PLACES[type].path}/detail/${id}`;

export interface ProgrammeOffer {
  readonly title: string;
  readonly until: Date;
  readonly path: string;
}

/** Finds the programme with most of a competency that the person can apply for now; the first to close of two alike. */
export async function findProgrammeFor(
  ctx: CallContext<Person>,
  competency: CompetencyCode,
): Promise<ProgrammeOffer | undefined> {
  const types = TYPES.filter((type) => ctx.actor.rights.may(PROGRAMME_PLACES[type].menuId, 'C'));
  const offers = await Promise.all(
    types.map(async (type) => {
      const row = await selectOptionalOffer(ctx.db, finderOf(ctx, type), { type, competency });
      return row && { title: row.name, until: row.appliesUntil, path: pathOf(type, row.id) };
    }),
  );
  return offers
    .filter((offer) => offer !== undefined)
    .toSorted((one, other) => one.until.getTime() - other.until.getTime())[0];
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

export { programmeCompleted, programmeWithdrawn } from './core/completed-event.ts';
export { selectFoundSeries, selectSeries, type SeriesRow } from './catalogue/series-store.ts';
export { selectLearned, type LearnedRow } from './completion/learned-store.ts';
export { mileagePosted } from './mileage/core/posted-event.ts';
export { selectEarned } from './mileage/ledger/earned-store.ts';
export { selectSeriesNow, type SeriesNow } from './catalogue/series-now-store.ts';
