import { defineTexts } from '../../../platform/i18n/texts.ts';
import { ko } from './rule-texts.ko.ts';

export const ruleTexts = defineTexts(ko, async () => (await import('./rule-texts.en.ts')).en);
