import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './moment-texts.ko.ts';

export const en = {
  time: 'Time',
  timeOf: (name: string) => `${name}, time`,
} as const satisfies Shape<typeof ko>;
