import type { LetterContent } from '@naru/contract/areas/portfolio/letter.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { letterTexts } from './texts.ts';

/** Gives the name of a letter: its title, or what it is written for. */
export function useLetterName(): (letter: Pick<LetterContent, 'title' | 'company' | 'job'>) => string {
  const texts = useTexts(letterTexts);
  return ({ title, company, job }) => {
    const target = [company.trim(), job.trim()].filter((part) => part !== '').join(' · ');
    return [title.trim(), target].find((name) => name !== '') ?? texts.nameless;
  };
}
