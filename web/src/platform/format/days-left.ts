import type { DayTexts } from './texts.ts';

/** The days until a date: `17일 남음`, `내일`, `오늘`; after it `3일 지남`. In lower case, as within a sentence. */
export function writeDaysLeft(days: number, texts: DayTexts): string {
  if (days > 1) return texts.daysLeft(days);
  if (days < 0) return texts.daysPassed(-days);
  return days === 1 ? texts.tomorrow : texts.today;
}

/** Capitalizes the first letter of a text that stands alone; Hangul has no case and stays. */
export function startSentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
