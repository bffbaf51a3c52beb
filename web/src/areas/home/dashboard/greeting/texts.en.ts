import { countOf } from '../../../../platform/i18n/count-of.ts';
import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { greetingKo } from './texts.ko.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const greetingEn = {
  inTerm: (name: string, week: string, weekday: string) => `${name}, it’s ${weekday} of week ${week}`,
  plain: (name: string, weekday: string) => `${name}, it’s ${weekday}`,
  weekday: (index: number) => WEEKDAYS[index] ?? '',
  next: (event: string, days: number, count: string) =>
    days === 1 ? `\nTomorrow\n: ${event}` : `\n${countOf(count, 'day')}\n until ${event}`,
  edit: 'Customize',
} as const satisfies Shape<typeof greetingKo>;
