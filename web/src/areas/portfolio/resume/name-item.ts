import type { ResumeItem } from '@naru/contract/areas/portfolio/resume-content.ts';

/** Names an item in a language, or in the other one where that is empty. */
export function nameItem({ title, place }: ResumeItem, language: 'ko' | 'en'): string {
  const other = language === 'ko' ? 'en' : 'ko';
  return title[language].trim() || title[other].trim() || place[language].trim() || place[other].trim();
}
