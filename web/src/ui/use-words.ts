import { useLocale } from '../platform/i18n/locale.ts';
import type { Shape } from '../platform/i18n/texts.ts';

export interface Words<T> {
  readonly ko: T;
  readonly en: T;
}

/** Declares the words of a part of the kit: so few that both languages come with it (decision 070). */
export function defineWords<const K>(words: { readonly ko: K; readonly en: Shape<K> }): Words<Shape<K>> {
  return words as Words<Shape<K>>; // a thing has its own shape, which the compiler cannot see for an open K
}

/** Reads a part's own words in the person's language; they never have to be waited for. */
export function useWords<T>(words: Words<T>): T {
  return words[useLocale()];
}
