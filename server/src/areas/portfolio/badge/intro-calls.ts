import type { ownBadges as calls } from '@naru/contract/areas/portfolio/badge.ts';
import type { CompetencyCode } from '@naru/contract/areas/learning/words.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { findProgrammesFor } from '../../learning/api.ts';
import { neededBy } from '../badge-class/rules.ts';
import { measureClasses, type Measured } from './catalogue.ts';
import { presentName } from './present.ts';
import { selectListed, selectNamed, selectNext, type ClassRow } from './store.ts';

export const listCatalogue: Reader<typeof calls.listCatalogue> = async (ctx) => {
  const measured = await measureClasses(ctx, await selectListed(ctx.db));
  return { badgeList: measured.map(({ badge }) => badge) };
};

export const readCatalogueBadge: Reader<typeof calls.readCatalogueBadge> = async (ctx, { params: { id } }) => {
  const row = (await selectListed(ctx.db)).find((one) => one.id === id) ?? fail('notFound');
  const [[measured = fail('notFound')], needed, next] = await Promise.all([
    measureClasses(ctx, [row]),
    selectNamed(ctx.db, neededBy(row.rule)),
    selectNext(ctx.db, id),
  ]);
  const offer = await findOffer(ctx, row, measured);
  return {
    badge: {
      ...measured.badge,
      criteria: { ko: row.criteriaKo, en: row.criteriaEn },
      alignmentList: [...row.alignment],
      validMonths: row.validMonths,
      neededList: needed.map(presentName),
      nextList: next.map(presentName),
      offer: offer && { title: offer.title, until: offer.until.toISOString(), path: offer.path },
    },
  };
};

/** Finds a programme for the first thing that is missing and that programmes of a competency bring. */
async function findOffer(ctx: CallContext, { competency }: ClassRow, { badge }: Measured) {
  const missing = badge.conditionList.filter(({ progress }) => progress !== null && !progress.isMet);
  const wanted = missing.flatMap(({ condition }): CompetencyCode[] => {
    if (condition.kind !== 'PROGRAMMES' && condition.kind !== 'HOURS') return [];
    const code = condition.competency ?? competency;
    return code === null ? [] : [code];
  })[0];
  return wanted === undefined ? null : ((await findProgrammesFor(ctx, [wanted])).get(wanted) ?? null);
}
