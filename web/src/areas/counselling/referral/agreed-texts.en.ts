import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './agreed-texts.ko.ts';

export const en = {
  title: (who: string) => `What Prof. ${who} wrote will be sent with this request.`,
  read: 'Read it',
  content: (who: string) => `Prof. ${who} suggested counselling.`,
} as const satisfies Shape<typeof ko>;
