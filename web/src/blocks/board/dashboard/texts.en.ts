import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  all: 'See all',
  pinned: 'Pinned',
  unread: 'Unread',
  mustRead: 'Must read',
  notices: {
    label: 'Notices',
    unread: 'There are notices you haven’t read',
    read: 'You’ve read the latest notices',
    none: 'No notices yet',
    noneText: 'New notices appear here.',
    failed: 'We couldn’t load the notices.',
  },
  deadlines: {
    label: 'Deadlines',
    soon: (count: string) => (count === '1' ? '1 deadline within a week' : `${count} deadlines within a week`),
    many: 'Several deadlines within a week',
    later: 'No deadlines within a week',
    none: 'No upcoming deadlines',
    noneText: 'Posts with a deadline appear here, the soonest first.',
    failed: 'We couldn’t load the deadlines.',
  },
} as const satisfies Shape<typeof ko>;
