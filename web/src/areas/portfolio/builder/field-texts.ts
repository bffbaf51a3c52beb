import { defineTexts, type Shape } from '../../../platform/i18n/texts.ts';
import { ko } from './field-texts.ko.ts';

export type FieldTexts = Shape<typeof ko>;

export const fieldTexts = defineTexts(ko, async () => (await import('./field-texts.en.ts')).en);
