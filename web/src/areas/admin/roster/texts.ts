import { defineTexts, type Shape } from '../../../platform/i18n/texts.ts';
import { ko } from './texts.ko.ts';

export const rosterTexts = defineTexts(ko, async () => (await import('./texts.en.ts')).en);

export type RosterTexts = Shape<typeof ko>;
