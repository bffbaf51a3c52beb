import type { ResumeItem, ResumeSection } from '@naru/contract/areas/portfolio/resume-content.ts';
import { shownPeriod } from '@naru/contract/areas/portfolio/resume-shape.ts';

import type { PaperWords } from './words.ts';

type Period = Pick<ResumeItem, 'begins' | 'ends' | 'isOngoing'>;

const MONTHS = 12;

/** Writes a period: `2024.03 – 2025.02`, `2024 – 재직 중`, a month alone for what has a day only; none that is reversed. */
export function writePeriod(period: Period, section: ResumeSection, words: PaperWords): string {
  const { begins, ends, isOngoing } = shownPeriod(period);
  const from = writeMonth(begins, words);
  if (isOngoing) {
    const ongoing =
      section in words.ongoingOf ? words.ongoingOf[section as keyof PaperWords['ongoingOf']] : words.ongoing;
    return from === '' ? ongoing : `${from} – ${ongoing}`;
  }
  return [from, writeMonth(ends, words)].filter((text) => text !== '').join(' – ');
}

function writeMonth(text: string, words: PaperWords): string {
  const [year = '', month] = text.split('-');
  return month === undefined ? year : words.month(year, month);
}

/** Writes how long a period is, both its months counted; nothing where a month is missing. */
export function writeDuration({ begins, ends, isOngoing }: Period, today: string, words: PaperWords): string {
  const [first, last] = [countMonths(begins), countMonths(isOngoing ? today.slice(0, 7) : ends)];
  if (first === null || last === null || last < first) return '';
  const all = last - first + 1;
  const years = Math.floor(all / MONTHS);
  const months = all % MONTHS;
  return [years > 0 ? words.years(years) : '', months > 0 ? words.months(months) : ''].filter(Boolean).join(' ');
}

function countMonths(text: string): number | null {
  const [year, month] = text.split('-').map(Number);
  return year === undefined || month === undefined ? null : year * MONTHS + month;
}
