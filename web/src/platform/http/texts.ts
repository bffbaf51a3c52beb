import type { Locale } from '../format/context.ts';
import { enTexts } from './texts.en.ts';
import { koTexts } from './texts.ko.ts';

export type HttpTexts = typeof koTexts;

// Not loaded on demand: they are needed when nothing can be loaded.
export const httpTexts: Record<Locale, HttpTexts> = { ko: koTexts, en: enTexts };
