/** Input of templates: what is known of a person, and what they chose. */
import type { ShownFacts } from '@naru/contract/areas/portfolio/page-facts.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import type { StartChoices } from '@naru/contract/areas/portfolio/start.ts';
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

/** A story that the student told in an experience card. */
export interface KnownStory {
  readonly id: string;
  readonly title: string;
  readonly situation: string;
  readonly task: string;
  readonly action: string;
  readonly result: string;
  readonly tags: readonly string[];
  readonly begins: string;
  readonly ends: string;
  readonly sourceKind: string;
  readonly sourceId: string;
}

/** All that the portal knows of the person and a portfolio can show. */
export interface Known {
  readonly name: { readonly ko: string; readonly en: string };
  /** A few sentences about oneself, as the default résumé has them. */
  readonly summary: { readonly ko: string; readonly en: string };
  readonly facts: ShownFacts;
  readonly stories: readonly KnownStory[];
}

export interface Making {
  readonly known: Known;
  readonly choices: StartChoices;
  readonly language: PaperLanguage;
  readonly newId: () => string;
}

export type Bare<Block> = Block extends unknown ? Omit<Block, 'blockId'> : never;

/** Puts a text on one line, without what a line cannot have. */
export const toLine = (text: string, most: number = SHOWN_MOST.line): string =>
  text
    // oxlint-disable-next-line no-control-regex -- they are what is taken out
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g, ' ')
    .trim()
    .slice(0, most);
