import { defineTexts } from '../../platform/i18n/texts.ts';
import type { Shape } from '../../platform/i18n/texts.ts';
import { ko } from './texts.ko.ts';

export const boardTexts = defineTexts(ko, async () => (await import('./texts.en.ts')).en);
export type BoardTexts = Shape<typeof ko>;
