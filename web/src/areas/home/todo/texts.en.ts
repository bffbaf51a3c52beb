import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  title: 'To do',
  count: (count: string) => (count === '1' ? '1 thing to do.' : `${count} things to do, the most urgent first.`),
  failed: 'We couldn’t load your to-dos. Please try again in a moment.',
  none: 'You’re all caught up',
  noneText: 'New things to do appear here.',
  noDue: 'No deadline',
  groups: { late: 'Overdue', week: 'Within a week', later: 'Later', anytime: 'No deadline' },
} as const satisfies Shape<typeof ko>;
