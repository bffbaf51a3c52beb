import { defineTexts, type Shape } from '../../../platform/i18n/texts.ts';
import { ko } from './texts.ko.ts';

export type MileageHistTexts = Shape<typeof ko>;

export const mileageHistTexts = defineTexts(ko, async () => (await import('./texts.en.ts')).en);
