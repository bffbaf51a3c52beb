import { defineTexts } from '../../../platform/i18n/texts.ts';
import { ko } from './report-texts.ko.ts';

export const reportTexts = defineTexts(ko, async () => (await import('./report-texts.en.ts')).en);
