/**
 * The language of the interface (docs/specification.md §1, §9): Korean unless local storage says `en`.
 */
import type { Locale } from '../format/context.ts';
import { createStore, useStore } from '../http/store.ts';
import { keyStorage } from '../session/key-storage.ts';
import { prepareTexts } from './texts.ts';

export const LOCALE_KEY = 'locale';

export const localeStore = createStore<Locale>(readStoredLocale());

let lastChoice = 0;

export function readStoredLocale(): Locale {
  return keyStorage.read(LOCALE_KEY) === 'en' ? 'en' : 'ko';
}

export function readLocale(): Locale {
  return localeStore.read();
}

export function useLocale(): Locale {
  return useStore(localeStore);
}

/** Loads a part together with its texts in the person's language, so that drawing it waits for nothing. */
export async function withTexts<T>(part: Promise<T>): Promise<T> {
  const loaded = await part;
  await prepareTexts(readLocale());
  return loaded;
}

/**
 * Changes the language of the screen without loading it anew: typed text stays.
 * Resolves when the texts are loaded and shown.
 */
export async function chooseLocale(locale: Locale): Promise<void> {
  lastChoice += 1;
  const choice = lastChoice;
  keyStorage.write(LOCALE_KEY, locale);
  await prepareTexts(locale);
  if (choice !== lastChoice) return;
  document.documentElement.lang = locale;
  localeStore.write(locale);
}
