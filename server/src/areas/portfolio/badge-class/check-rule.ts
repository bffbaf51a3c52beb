/** Checks what a rule names: programmes and badges that are there, and no way back to the badge itself. */
import type { BadgeRule } from '@naru/contract/areas/portfolio/badge-words.ts';

import type { Tx } from '../../../platform/db/db.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectSeries } from '../../learning/api.ts';
import { selectClassNames } from './class-store.ts';
import { findCircle } from './need-rules.ts';
import { selectNeeds } from './need-store.ts';
import { neededBy } from './rules.ts';
import { badgeWords } from './words.ts';

/**
 * The caller holds `lockNeeds`, since before any row.
 * @throws Failure `invalid` at the condition that does not hold
 */
export async function checkRule(
  tx: Tx,
  { classId, rule, locale }: { readonly classId: string; readonly rule: BadgeRule | null; readonly locale: Locale },
): Promise<void> {
  if (!rule) return;
  const say = badgeWords[locale];
  const { conditionList } = rule;
  refuseTwice(rule, say.twice);
  const wanted = conditionList.flatMap((one) => (one.kind === 'PROGRAMME' ? [one.seriesId] : []));
  const series = new Set((await selectSeries(tx, wanted)).map(({ seriesId }) => seriesId));
  for (const [at, one] of conditionList.entries())
    if (one.kind === 'PROGRAMME' && !series.has(one.seriesId)) failField(`${placeOf(at)}.seriesId`, say.noProgramme);
  if (neededBy(rule).length === 0) return;
  const names = new Map((await selectClassNames(tx)).map(({ id, nameKo, nameEn }) => [id, { ko: nameKo, en: nameEn }]));
  const edges = await selectNeeds(tx);
  for (const [at, one] of conditionList.entries()) {
    if (one.kind !== 'BADGE') continue;
    const field = `${placeOf(at)}.classId`;
    if (!names.has(one.classId)) failField(field, say.noBadge);
    const circle = findCircle(classId, [one.classId], edges);
    if (circle) failField(field, say.circle(circle.map((id) => names.get(id)?.[locale] ?? '').join(' → ')));
  }
}

const placeOf = (at: number): string => `rule.conditionList.${at}`;

function refuseTwice({ conditionList }: BadgeRule, message: string): void {
  const said = conditionList.map((one) => JSON.stringify(one));
  const at = said.findIndex((one, index) => said.indexOf(one) !== index);
  if (at !== -1) failField(placeOf(at), message);
}
