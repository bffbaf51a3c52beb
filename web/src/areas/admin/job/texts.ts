import { defineTexts } from '../../../platform/i18n/texts.ts';
import { ko } from './texts.ko.ts';

export const jobTexts = defineTexts(ko, async () => (await import('./texts.en.ts')).en);

/** Finds the word for a code; the code itself if the texts have none. */
export function wordOf(words: Readonly<Record<string, string>>, code: string): string {
  return words[code] ?? code;
}
