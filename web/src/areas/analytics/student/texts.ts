import { defineTexts, type Shape } from '../../../platform/i18n/texts.ts';
import { ko } from './texts.ko.ts';

export type StudentTexts = Shape<typeof ko>;

export const studentTexts = defineTexts(ko, async () => (await import('./texts.en.ts')).en);
