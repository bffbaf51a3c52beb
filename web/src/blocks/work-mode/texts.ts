import { defineTexts } from '../../platform/i18n/texts.ts';
import { ko } from './texts.ko.ts';

export const workTexts = defineTexts(ko, async () => (await import('./texts.en.ts')).en);
