import { defineTexts } from '../i18n/texts.ts';
import type { Locale } from './context.ts';
import type { KstTime } from './kst.ts';
import { koTexts } from './texts.ko.ts';

export type TimeOfDay = Pick<KstTime, 'hour' | 'minute'>;
export type DayWords = {
  readonly date: KstTime;
  readonly hasYear: boolean;
  readonly hasWeekday: boolean;
};
export type FormatTexts = typeof koTexts;

const texts = defineTexts<FormatTexts>(koTexts, async () => (await import('./texts.en.ts')).enTexts);

/** English is loaded before anything is shown in it, as with all texts. */
export const formatTexts: Readonly<Record<Locale, FormatTexts>> = {
  ko: koTexts,
  get en() {
    const english = texts.read('en');
    return english instanceof Promise ? koTexts : english;
  },
};

/** Capitalizes the first letter of a text that stands alone; Hangul has no case and stays. */
export function startSentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
