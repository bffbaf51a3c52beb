/** This week's counselling beside the last, in the scope of the statistics and counted as they are. */
import type { WeekFigure } from '@naru/contract/areas/home.ts';

import { addDays } from '../../../../blocks/calendar/hours.ts';
import type { HomeSource } from '../../../../blocks/manifest/home-source.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { weeksOf } from '../../shared/weeks.ts';
import { scopeOf, type StatisticsMenu } from '../../statistics/calls.ts';
import { selectWeeks } from '../../statistics/store.ts';
import { words } from './words.ts';

const PATHS: Readonly<Record<StatisticsMenu, string>> = {
  ADM_STAT: '/admin/stat',
  CNS_STAT: '/cnslt/stat/staff/list',
};

/** Returns the menu that reaches furthest; none for the confidential centres, whose work these figures leave out. */
function menuOf({ rights }: Actor): StatisticsMenu | undefined {
  if (rights.may('CNS_LAW', 'R') || rights.may('CNS_PSY', 'R')) return undefined;
  return (['ADM_STAT', 'CNS_STAT'] as const).find((menuId) => rights.may(menuId, 'R'));
}

export const counsellingWeek: HomeSource<WeekFigure> = {
  isFor: (actor) => menuOf(actor) !== undefined,
  read: async (ctx) => {
    const menuId = menuOf(ctx.actor);
    if (menuId === undefined) return [];
    const weeks = weeksOf(koreanDate(ctx.now));
    const span = { from: weeks.last, to: addDays(weeks.next, -1) };
    const rows = await selectWeeks(ctx.db, scopeOf(ctx, menuId, 'R'), span);
    const [here, before] = [weeks.current, weeks.last].map((day) => rows.find(({ week }) => week === day));
    const say = words[ctx.locale].weeks;
    const figure = (id: 'requested' | 'held', count: 'requestedCount' | 'completedCount') => ({
      id: `counselling-${id}`,
      name: say[id],
      value: here?.[count] ?? 0,
      before: before?.[count] ?? 0,
      path: `${PATHS[menuId]}?period=${weeks.current}_${span.to}`,
    });
    // Requests that wait are counted where they are answered, whichever week they are for.
    return [figure('requested', 'requestedCount'), figure('held', 'completedCount')];
  },
};
