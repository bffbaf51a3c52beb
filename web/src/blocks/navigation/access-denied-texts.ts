import { defineTexts } from '../../platform/i18n/texts.ts';
import { ko } from './access-denied-texts.ko.ts';

export const accessDeniedTexts = defineTexts(ko, async () => (await import('./access-denied-texts.en.ts')).en);
