/** Rows of badges as calls answer them. */
import type { BadgeClassRow, BadgeConditionView } from '@naru/contract/areas/portfolio/badge-class.ts';
import type { BadgeCondition, BadgeRule } from '@naru/contract/areas/portfolio/badge-words.ts';
import type { FileRef } from '@naru/contract/shared/file.ts';

import type { Db } from '../../../platform/db/db.ts';
import { selectSeries } from '../../learning/api.ts';
import { selectClassNames, type ClassRow } from './class-store.ts';

interface Name {
  readonly ko: string;
  readonly en: string;
}

/** Names of programmes and badges by their keys. */
export type RuleNames = ReadonlyMap<string, Name>;

/** Reads the names that rules need to be said. */
export async function readRuleNames(db: Db, rules: readonly (BadgeRule | null)[]): Promise<RuleNames> {
  const conditions = rules.flatMap((rule) => rule?.conditionList ?? []);
  const series = conditions.flatMap((one) => (one.kind === 'PROGRAMME' ? [one.seriesId] : []));
  const asksBadges = conditions.some(({ kind }) => kind === 'BADGE');
  const named = [
    ...(series.length === 0
      ? []
      : (await selectSeries(db, [...new Set(series)])).map((one) => ({ ...one, id: one.seriesId }))),
    ...(asksBadges ? await selectClassNames(db) : []),
  ];
  return new Map(named.map(({ id, nameKo, nameEn }) => [id, { ko: nameKo, en: nameEn }]));
}

export function presentConditions(rule: BadgeRule | null, names: RuleNames): BadgeConditionView[] {
  return (rule?.conditionList ?? []).map((condition) => {
    const id = namedBy(condition);
    const name = id === undefined ? undefined : names.get(id);
    return { condition, name: name ? { ...name } : null };
  });
}

function namedBy(condition: BadgeCondition): string | undefined {
  if (condition.kind === 'PROGRAMME') return condition.seriesId;
  return condition.kind === 'BADGE' ? condition.classId : undefined;
}

export function presentClass(
  row: ClassRow,
  { names, pictures }: { readonly names: RuleNames; readonly pictures: ReadonlyMap<string, readonly FileRef[]> },
): BadgeClassRow {
  const { id, nameKo, nameEn, level, look, pictureFileId, status, rule, grantedCount, revokedCount } = row;
  return {
    classId: id,
    name: { ko: nameKo, en: nameEn },
    level,
    look,
    picture: (pictureFileId === null ? undefined : pictures.get(pictureFileId)?.[0]) ?? null,
    status,
    conditionList: presentConditions(rule, names),
    grantedCount,
    revokedCount,
  };
}
