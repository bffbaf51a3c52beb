import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  bell: 'Notifications',
  unread: (count: string) => `${count} unread ${count === '1' ? 'notification' : 'notifications'}`,
} as const satisfies Shape<typeof ko>;
