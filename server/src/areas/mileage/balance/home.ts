/** The mileage office’s week on the home: what was asked for and decided, beside the last. */
import type { WeekFigure } from '@naru/contract/areas/home.ts';

import { addDays, weekdayOf } from '../../../blocks/calendar/hours.ts';
import type { HomeSource } from '../../../blocks/manifest/home-source.ts';
import { koreanDate } from '../../../platform/time.ts';
import { DESK_MENU } from '../use/scope-sql.ts';
import { countWeeks, type WeekCount } from './home-store.ts';
import { weekWords } from './words.ts';

const KINDS = [
  { kind: 'claims', path: '/lrn/mileage/list' },
  { kind: 'decided', path: '/lrn/mileage/list' },
  { kind: 'uses', path: '/lrn/mileage/use/list' },
] as const satisfies readonly { kind: WeekCount['kind']; path: string }[];

export const mileageOfWeek: HomeSource<WeekFigure> = {
  isFor: ({ rights }) => rights.scopes(DESK_MENU, 'U').has('ALL'),
  read: async ({ db, now, locale }) => {
    const today = koreanDate(now);
    const monday = addDays(today, 1 - weekdayOf(today));
    const dawnOf = (day: string): Date => new Date(`${day}T00:00:00+09:00`);
    const rows = await countWeeks(db, { current: dawnOf(monday), last: dawnOf(addDays(monday, -7)), now });
    return KINDS.map(({ kind, path }) => {
      const found = rows.find((row) => row.kind === kind);
      const id = `mileage-${kind}-of-week`;
      return { id, name: weekWords[locale][kind], value: found?.current ?? 0, before: found?.last ?? 0, path };
    });
  },
};
