/** The filters of the catalogue, as its address holds them. Pure. */
import { BADGE_STANDINGS, type CatalogueBadge } from '@naru/contract/areas/portfolio/badge.ts';
import { BADGE_LEVELS } from '@naru/contract/areas/portfolio/badge-words.ts';
import { ENUMS } from '@naru/contract/enums.ts';

import { defineList } from '../../../blocks/list/list-state.ts';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';

export const BADGE_LIST = defineList({
  filters: {
    text: { maxLength: 100, isTyped: true },
    competency: { oneOf: ENUMS.coreCompetency },
    level: { oneOf: BADGE_LEVELS },
    standing: { oneOf: BADGE_STANDINGS },
  },
  sorts: [],
});

const plain = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll(' ', '');

/** Keeps the badges that all filters name. */
export function narrowBadges(
  badges: readonly CatalogueBadge[],
  { text, competency, level, standing }: ListOf<typeof BADGE_LIST>['filters'],
): CatalogueBadge[] {
  const wanted = plain(text);
  return badges.filter(
    (badge) =>
      (competency === '' || badge.competencyCode === competency) &&
      (level === '' || badge.level === level) &&
      (standing === '' || badge.standing === standing) &&
      [badge.name.ko, badge.name.en].some((name) => plain(name).includes(wanted)),
  );
}
