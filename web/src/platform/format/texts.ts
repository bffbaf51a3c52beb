import type { Locale } from './context.ts';
import type { KstTime } from './kst.ts';
import { enTexts } from './texts.en.ts';
import { koTexts } from './texts.ko.ts';

export type TimeOfDay = Pick<KstTime, 'hour' | 'minute'>;
export type DayWords = {
  readonly date: KstTime;
  readonly hasYear: boolean;
  readonly hasWeekday: boolean;
};
export type FormatTexts = typeof koTexts;

// Both languages together are smaller than a second request for one of them.
export const formatTexts: Record<Locale, FormatTexts> = { ko: koTexts, en: enTexts };

/** Raises the first letter of what stands alone; Hangul has no case and stays. */
export function startSentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
