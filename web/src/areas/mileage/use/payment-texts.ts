import { defineTexts } from '../../../platform/i18n/texts.ts';
import { ko } from './payment-texts.ko.ts';

export const paymentTexts = defineTexts(ko, async () => (await import('./payment-texts.en.ts')).en);
