/** The badges of the catalogue as one person sees them: with their own progress where they earn badges. */
import type { BadgeConditionStep, CatalogueBadge } from '@naru/contract/areas/portfolio/badge.ts';
import type { BadgeCondition } from '@naru/contract/areas/portfolio/badge-words.ts';

import type { CallContext } from '../../../platform/http/serve.ts';
import { selectSeriesNow, type SeriesNow } from '../../learning/api.ts';
import { progressOf } from '../badge-class/progress.ts';
import { describeClass } from './present.ts';
import { partDone, standingOf } from './rules.ts';
import { selectNamed, selectStanding, type ClassRow } from './store.ts';
import { wayTo } from './ways.ts';

export interface Measured {
  readonly badge: CatalogueBadge;
  /** The part that is done, from 0 to 1. */
  readonly done: number;
}

interface Named {
  readonly series: ReadonlyMap<string, SeriesNow>;
  readonly classes: ReadonlyMap<string, ClassRow>;
}

/** Students and alumni earn badges; others read the catalogue. */
export const earnsBadges = ({ actor }: CallContext): boolean => actor.rights.scopes('PTF_BADGE', 'R').has('OWN');

export async function measureClasses(ctx: CallContext, rows: readonly ClassRow[]): Promise<Measured[]> {
  const { db, actor, now } = ctx;
  const rules = rows.flatMap(({ rule }) => (rule === null ? [] : [rule]));
  const conditions = rules.flatMap(({ conditionList }) => conditionList);
  const earns = earnsBadges(ctx);
  const asked = { memberId: actor.memberId, now };
  const [named, measured, standing] = await Promise.all([
    readNames(ctx, conditions, rows),
    earns ? progressOf(db, asked, rules) : [],
    earns ? selectStanding(db, asked) : new Map<string, string>(),
  ]);
  const progressBy = new Map(rules.map((rule, at) => [rule, measured[at]]));
  return rows.map((row) => {
    const progress = (row.rule && progressBy.get(row.rule)) ?? [];
    const assertionId = standing.get(row.id) ?? null;
    const conditionList = (row.rule?.conditionList ?? []).map((condition, at): BadgeConditionStep => {
      const own = progress[at] ?? null;
      const isAway = earns && !own?.isMet;
      return {
        condition,
        name: nameOf(condition, named),
        progress: own && { now: own.now, wanted: own.wanted, isMet: own.isMet },
        path: isAway ? wayTo(condition, actor, named.series) : null,
      };
    });
    const badge = {
      ...describeClass(row),
      standing: earns ? standingOf(assertionId !== null, progress) : null,
      conditionList,
      assertionId,
    };
    return { badge, done: partDone(progress) };
  });
}

async function readNames(
  { db, now }: CallContext,
  conditions: readonly BadgeCondition[],
  known: readonly ClassRow[],
): Promise<Named> {
  const seriesIds = conditions.flatMap((one) => (one.kind === 'PROGRAMME' ? [one.seriesId] : []));
  const classIds = conditions.flatMap((one) => (one.kind === 'BADGE' ? [one.classId] : []));
  const knownIds = new Set(known.map(({ id }) => id));
  const [series, others] = await Promise.all([
    selectSeriesNow(db, [...new Set(seriesIds)], now),
    selectNamed(
      db,
      classIds.filter((id) => !knownIds.has(id)),
    ),
  ]);
  return {
    series: new Map(series.map((one) => [one.seriesId, one])),
    classes: new Map([...known, ...others].map((one) => [one.id, one])),
  };
}

function nameOf(condition: BadgeCondition, { series, classes }: Named): BadgeConditionStep['name'] {
  const named =
    condition.kind === 'PROGRAMME'
      ? series.get(condition.seriesId)
      : condition.kind === 'BADGE'
        ? classes.get(condition.classId)
        : undefined;
  return named ? { ko: named.nameKo, en: named.nameEn } : null;
}
