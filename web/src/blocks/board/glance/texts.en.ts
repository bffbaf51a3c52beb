import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  loading: 'Loading',
  all: 'See all',
  pinned: 'Pinned',
  unread: 'Unread',
  mustRead: 'Please read',
  notices: {
    label: 'Notices',
    unread: 'There are notices you haven’t read',
    read: 'You’ve read the latest notices',
    none: 'No notices yet',
    noneText: 'New notices show up here.',
    failed: 'Notices couldn’t be loaded.',
  },
  deadlines: {
    label: 'Deadlines',
    soon: (count: string) => (count === '1' ? 'One deadline within a week' : `${count} deadlines within a week`),
    many: 'Several deadlines within a week',
    later: 'No deadlines within a week',
    none: 'No deadlines ahead',
    noneText: 'When a post has a deadline, it shows up here, nearest first.',
    failed: 'Deadlines couldn’t be loaded.',
  },
} as const satisfies Shape<typeof ko>;
