/** Where somebody comes nearer to a badge: the list or the page that its condition is about. */
import { FAMILY_MENUS } from '@naru/contract/areas/ability/words.ts';
import type { BadgeCondition } from '@naru/contract/areas/portfolio/badge-words.ts';
import { PROGRAMME_PLACES, type ProgrammeType } from '@naru/contract/areas/learning/words.ts';

import type { Actor } from '../../../platform/access/actor.ts';
import type { SeriesNow } from '../../learning/api.ts';

/** Types that students apply for, in the order in which they are offered where a rule names none. */
const TYPES = ['BAEUM', 'CHAEUM', 'IEUM'] as const satisfies readonly ProgrammeType[];
const MILEAGE = { menuId: 'LRN_MILE', path: '/lrn/mile/hist/list' } as const;

/** Returns null where none of the person's lists leads there. */
export function wayTo(
  condition: BadgeCondition,
  actor: Pick<Actor, 'rights'>,
  series: ReadonlyMap<string, SeriesNow>,
): string | null {
  const opens = (menuId: string): boolean => actor.rights.may(menuId, 'R');
  switch (condition.kind) {
    case 'PROGRAMME': {
      const run = series.get(condition.seriesId);
      if (!run || !opens(PROGRAMME_PLACES[run.type].menuId)) return null;
      const { path } = PROGRAMME_PLACES[run.type];
      return run.openId === null ? `${path}/list` : `${path}/detail/${run.openId}`;
    }
    case 'PROGRAMMES':
    case 'HOURS': {
      const wanted = condition.kind === 'PROGRAMMES' ? condition.type : null;
      const type = [wanted ?? TYPES].flat().find((one) => opens(PROGRAMME_PLACES[one].menuId));
      if (!type) return null;
      const { competency } = condition;
      return `${PROGRAMME_PLACES[type].path}/list${competency === null ? '' : `?competency=${competency}`}`;
    }
    case 'MILEAGE':
      return opens(MILEAGE.menuId) ? MILEAGE.path : null;
    case 'TEST':
      return opens(FAMILY_MENUS[condition.family]) ? `/ability/test/${condition.family}/list` : null;
    case 'BADGE':
      return opens('PTF_BADGEI') ? `/portfolio/badge/intro?open=${condition.classId}` : null;
  }
}
