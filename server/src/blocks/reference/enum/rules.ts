/**
 * Enumerations with their words. Pure.
 */
import { ENUMS, type EnumKey, type EnumName } from '@naru/contract/enums.ts';

import { en } from './words.en.ts';
import { ko, type EnumWords } from './words.ko.ts';

const WORDS: { readonly ko: EnumWords; readonly en: EnumWords } = { ko, en };

/** Returns the word for a key, as screens, messages and sheets show it. */
export function enumWord<N extends EnumName>(name: N, key: EnumKey<N>, locale: 'ko' | 'en'): string {
  return WORDS[locale][name][key];
}

/** Keys with their words, in the order of the screen. */
export function enumOptions(name: EnumName, locale: 'ko' | 'en'): { key: string; value: string }[] {
  const words: Readonly<Record<string, string>> = WORDS[locale][name];
  return ENUMS[name].map((key) => ({ key, value: words[key] ?? key }));
}
