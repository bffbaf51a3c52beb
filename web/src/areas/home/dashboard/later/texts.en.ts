import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  today: 'Today',
  termTitle: (weeks: string) => `${weeks} weeks to the end of term`,
  termLast: 'Term ends this week',
  termNone: 'It’s between terms',
  termNoneText: 'The next term appears here once its dates are set.',
  deadline: 'Deadline',
  appointment: 'Appointment',
  exam: 'Exams',
  week: (number: string) => `Week ${number}`,
  weekFrom: (date: string) => `from ${date}`,
  termLine: 'Term schedule',
  recentLabel: 'My menus',
  recentTitle: 'Used last',
  favouriteTitle: 'Favourites',
  recentEmpty: 'Nothing used yet',
  recentEmptyText: 'Star a menu and it stays here.',
  sitemap: 'All menus',
} as const satisfies Shape<typeof ko>;
