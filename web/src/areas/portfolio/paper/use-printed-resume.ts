import type { Confirmation, ResumeContent } from '@naru/contract/areas/portfolio/resume-content.ts';
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';
import { useMemo, useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { universityName } from '../../../platform/portal.ts';
import { printResume, type PrintedResume } from './printed-resume.ts';

export interface ResumePaperProps {
  readonly content: ResumeContent;
  /** How the university stands to items, by item. */
  readonly confirmations: Readonly<Record<string, Confirmation>>;
  readonly language: PaperLanguage;
  readonly isBlind: boolean;
  /** The address of the photo; null for none. */
  readonly photo: string | null;
}

/** A résumé in the words of its print. A photo stays out where it is blind, and in English, whose readers expect none. */
export function usePrintedResume(props: ResumePaperProps): { resume: PrintedResume; photo: string | null } {
  const { content, confirmations, language, isBlind, photo } = props;
  const format = useFormat();
  const [at] = useState(() => Date.now());
  const today = format.dateTime(at, 'YYYY-MM-DD');
  const resume = useMemo(
    () => printResume({ content, confirmations, language, isBlind, today, schools: listSchools() }),
    [content, confirmations, language, isBlind, today],
  );
  return { resume, photo: isBlind || language === 'en' ? null : photo };
}

const listSchools = (): string[] => [universityName('ko'), universityName('en')];
