import { defineTexts, type Shape } from '../../../platform/i18n/texts.ts';
import { ko } from './texts.ko.ts';

export type ExperienceTexts = Shape<typeof ko>;

export const experienceTexts = defineTexts(ko, async () => (await import('./texts.en.ts')).en);
