/** Periods of entries as the page writes them. Pure. */
import { shownPeriod } from '@naru/contract/areas/portfolio/resume-shape.ts';

export interface Period {
  readonly begins: string;
  readonly ends: string;
  readonly isOngoing: boolean;
}

const write = (month: string): string => month.replace('-', '.');

/** Writes `2025.03 – 2025.08`, with nothing after the line while it lasts; none that is reversed. */
export function periodWords(period: Period): string {
  const { begins, ends, isOngoing } = shownPeriod(period);
  if (begins === '' && ends === '') return '';
  if (isOngoing) return `${write(begins)} –`;
  return [begins, ends]
    .filter((month) => month !== '')
    .map(write)
    .join(' – ');
}
