import { defineTexts } from '../../platform/i18n/texts.ts';
import { ko } from './moment-texts.ko.ts';

/** Apart from those of boards: forms beyond them ask for a moment, too. */
export const momentTexts = defineTexts(ko, async () => (await import('./moment-texts.en.ts')).en);
