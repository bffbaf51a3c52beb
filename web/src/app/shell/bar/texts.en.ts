import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  back: 'Back',
} as const satisfies Shape<typeof ko>;
