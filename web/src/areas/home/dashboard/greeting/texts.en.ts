import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { greetingKo } from './texts.ko.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const greetingEn = {
  inTerm: (name: string, week: string, weekday: string) => `${name}, it’s ${weekday} of week ${week}`,
  plain: (name: string, weekday: string) => `${name}, it’s ${weekday}`,
  weekday: (index: number) => WEEKDAYS[index] ?? '',
  beforeDays: (_event: string) => '',
  afterDays: (event: string) => ` until ${event}`,
  days: (count: string) => `${count} days`,
  edit: 'Customize',
} as const satisfies Shape<typeof greetingKo>;
