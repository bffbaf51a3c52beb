import { defineTexts } from '../i18n/texts.ts';
import type { Locale } from './context.ts';
import type { KstTime } from './kst.ts';
import { type koDays, koTexts } from './texts.ko.ts';

export type TimeOfDay = Pick<KstTime, 'hour' | 'minute'>;
export type DayWords = {
  readonly date: KstTime;
  readonly hasYear: boolean;
  readonly hasWeekday: boolean;
};
export type DayTexts = typeof koDays;
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
