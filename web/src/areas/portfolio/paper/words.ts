import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

import type { Shape } from '../../../platform/i18n/texts.ts';
import { en } from './words.en.ts';
import { ko } from './words.ko.ts';

export type PaperWords = Shape<typeof ko>;

/** Words on the paper itself. Its language is its own and changes at once, so both come with it. */
export const PAPER_WORDS: Readonly<Record<PaperLanguage, PaperWords>> = { ko, en };
