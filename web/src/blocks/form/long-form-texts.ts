import { defineTexts, type Shape } from '../../platform/i18n/texts.ts';
import { ko } from './long-form-texts.ko.ts';

export type LongFormTexts = Shape<typeof ko>;

export const longFormTexts = defineTexts(ko, async () => (await import('./long-form-texts.en.ts')).en);
