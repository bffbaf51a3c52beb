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

/** A part that comes when it is used, with its words in the person's language: drawing it then waits for nothing. */
export async function withTexts<T>(part: Promise<T>): Promise<T> {
  const loaded = await part;
  await prepareTexts(readLocale());
  return loaded;
}

/**
 * Changes the language of what is on the screen, without loading it anew: what was typed stays.
 * Resolves when the texts are there and shown.
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
