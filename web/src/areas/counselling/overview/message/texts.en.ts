import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  title: 'Counselling messages',
  type: 'Type',
  typeAll: 'Any type',
  unread: 'Unread',
  isUnread: 'Unread',
  types: {
    COUNSELLING_REQUESTED: 'New request',
    COUNSELLING_APPROVED: 'Confirmed',
    COUNSELLING_CANCELLED: 'Cancelled',
    COUNSELLING_DECLINED: 'Invitation declined',
    COUNSELLING_DISPUTED: 'Disputed notes',
    COUNSELLING_IN_A_DAY: 'Tomorrow',
    COUNSELLING_IN_AN_HOUR: 'In an hour',
    COUNSELLING_TO_RECORD: 'To write up',
  },
  filters: 'Message filters',
  found: (count: string) => (count === '1' ? '1 message' : `${count} messages`),
  unreadCount: (count: string) =>
    count === '0' ? 'You’re all caught up.' : count === '1' ? '1 unread message.' : `${count} unread messages.`,
  errorTitle: 'We couldn’t load the messages.',
  emptyTitle: 'No messages yet',
  emptyText: 'New requests and reminders of sessions appear here.',
  noMatchTitle: 'No messages match',
  goneTitle: 'We couldn’t find this message',
  goneText: 'The link may be wrong, or the message was removed.',
  toList: 'Counselling messages',
  open: 'View session',
} as const satisfies Shape<typeof ko>;
