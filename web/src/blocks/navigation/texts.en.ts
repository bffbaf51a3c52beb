import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  inPreparation: 'This is coming soon. You’ll find it in the menu once it opens.',
  product: 'Naru',
  home: 'Home',
  here: 'You are here',
} as const satisfies Shape<typeof ko>;
