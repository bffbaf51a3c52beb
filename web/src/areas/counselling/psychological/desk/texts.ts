import { defineTexts, type Shape } from '../../../../platform/i18n/texts.ts';
import { ko } from './texts.ko.ts';

export type PsychDeskTexts = Shape<typeof ko>;

export const psychDeskTexts = defineTexts(ko, async () => (await import('./texts.en.ts')).en);
