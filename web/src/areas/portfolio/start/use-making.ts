import type { portfolioStart, StartChoices, StartTemplate } from '@naru/contract/areas/portfolio/start.ts';
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useState } from 'react';

export type Start = CallOutput<typeof portfolioStart.readStart>;

/** Answers so far, and how to change them. */
export interface Making {
  readonly choices: StartChoices;
  readonly change: (changed: Partial<StartChoices>) => void;
  readonly language: PaperLanguage;
  readonly setLanguage: (language: PaperLanguage) => void;
  /** Null: not chosen yet; the first one that suits the audience is shown as chosen. */
  readonly template: StartTemplate | null;
  readonly setTemplate: (template: StartTemplate) => void;
}

export interface Made {
  readonly start: Start;
  readonly making: Making;
}

export function useMaking(start: Start, first: PaperLanguage): Making {
  const [choices, setChoices] = useState(start.suggested);
  const [language, setLanguage] = useState(first);
  const [template, setTemplate] = useState<StartTemplate | null>(null);
  return {
    choices,
    change: (changed) => setChoices((before) => ({ ...before, ...changed })),
    language,
    setLanguage,
    template,
    setTemplate,
  };
}
