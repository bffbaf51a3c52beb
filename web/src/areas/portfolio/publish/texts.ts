import { defineTexts, type Shape } from '../../../platform/i18n/texts.ts';
import { ko } from './texts.ko.ts';

export type PublishTexts = Shape<typeof ko>;

export const publishTexts = defineTexts(ko, async () => (await import('./texts.en.ts')).en);
