import { defineTexts } from '../../../platform/i18n/texts.ts';
import { ko } from './texts.ko.ts';

export const objectionTexts = defineTexts(ko, async () => (await import('./texts.en.ts')).en);

export type ObjectionTexts = typeof ko;
