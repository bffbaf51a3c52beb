import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

export type WriteLanguage = PaperLanguage | 'both';

/** Stands for the person among the things that can be open. */
export const PERSON = 'person';

/** The one item whose fields are shown. */
export interface Opened {
  readonly open: string | null;
  readonly setOpen: (open: string | null) => void;
}

/** Lists the languages whose fields are shown. */
export const languagesOf = (language: WriteLanguage): readonly PaperLanguage[] =>
  language === 'both' ? ['ko', 'en'] : [language];
