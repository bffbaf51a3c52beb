import { defineTexts } from '../../../platform/i18n/texts.ts';
import { ko } from './desk-texts.ko.ts';

export const deskTabTexts = defineTexts(ko, async () => (await import('./desk-texts.en.ts')).en);
