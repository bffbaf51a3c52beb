import type { ResumeItem, ResumeSection } from '@naru/contract/areas/portfolio/resume-content.ts';
import { countMonths } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { writeMonth } from './edits.ts';
import { resumeTexts } from './texts.ts';

const MONTHS = 12;

/** Writes a period with its length: "2024.03 – 2025.02 (1년)". */
export function usePeriod(item: Pick<ResumeItem, 'begins' | 'ends' | 'isOngoing'>, section: ResumeSection): string {
  const texts = useTexts(resumeTexts).item;
  const format = useFormat();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const { begins, ends, isOngoing } = item;
  const ongoing = section === 'WORK' || section === 'EDUCATION' ? texts.lasting[section] : texts.lasting.other;
  // A month in which it began and ended is said once.
  if (begins === ends && !isOngoing) return writeMonth(begins);
  const last = isOngoing ? ongoing : writeMonth(ends);
  const period = [writeMonth(begins), last].filter((text) => text !== '').join(' – ');
  const months = countMonths(item, today);
  if (months === null || (ends === '' && !isOngoing)) return period;
  const years = Math.floor(months / MONTHS);
  const length = [
    years > 0 ? texts.years(format.number(years)) : '',
    months % MONTHS > 0 ? texts.months(format.number(months % MONTHS)) : '',
  ];
  return `${period} (${length.filter((text) => text !== '').join(' ')})`;
}
