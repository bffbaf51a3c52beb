import { defineTexts, type Shape } from '../../../platform/i18n/texts.ts';
import { ko } from './texts.ko.ts';

export type MileageUseTexts = Shape<typeof ko>;

export const mileageUseTexts = defineTexts(ko, async () => (await import('./texts.en.ts')).en);
