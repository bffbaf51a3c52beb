import { defineTexts } from '../../../platform/i18n/texts.ts';
import { ko } from './agreed-texts.ko.ts';

export const agreedTexts = defineTexts(ko, async () => (await import('./agreed-texts.en.ts')).en);
