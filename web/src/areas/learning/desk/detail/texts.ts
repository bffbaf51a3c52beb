import { defineTexts, type Shape } from '../../../../platform/i18n/texts.ts';
import { ko } from './texts.ko.ts';

export type DetailTexts = Shape<typeof ko>;

export const detailTexts = defineTexts(ko, async () => (await import('./texts.en.ts')).en);
