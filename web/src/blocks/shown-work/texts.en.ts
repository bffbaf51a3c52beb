import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  label: 'Portfolio and badges',
  failed: 'We couldn’t load your portfolio and badges.',
  titles: {
    NONE: 'Make a portfolio in ten minutes',
    DRAFT: 'Your portfolio isn’t published yet',
    HIDDEN: 'Your portfolio is hidden',
    CHANGED: 'Your changes aren’t published yet',
    FACTS: 'A record no longer shows on your page',
  },
  viewed: (count: string) =>
    count === '1' ? '1 person viewed your portfolio this week' : `${count} people viewed your portfolio this week`,
  notViewed: 'Your portfolio is published',
  actions: {
    NONE: 'Make one',
    DRAFT: 'Publish',
    HIDDEN: 'See why',
    CHANGED: 'Publish again',
    FACTS: 'Take a look',
    SHOWN: 'View portfolio',
  },
  week: (count: string) => (count === '1' ? '1 viewer in the last 7 days' : `${count} viewers in the last 7 days`),
  newest: 'Newest badge',
  nearest: 'Nearest badge',
  granted: (day: string) => `Earned on ${day}`,
} as const satisfies Shape<typeof ko>;
