/** Everything that the parts of a portfolio are drawn from. */
import type { FileName, PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import type { ShownFacts, ShownRecord } from '@naru/contract/areas/portfolio/page-facts.ts';
import { sourceKey } from '@naru/contract/areas/portfolio/resume-shape.ts';
import type { Both, PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

import { html, type Markup } from './markup.ts';
import { RENDER_WORDS, type RenderWords } from './words.ts';

export interface ShownPicture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

export interface ShownFile {
  readonly address: string;
  readonly name: string;
  readonly extension: string;
  readonly size: number;
  readonly mimeType: string;
}

export interface PageInput {
  readonly title: string;
  readonly language: PaperLanguage;
  readonly content: PortfolioContent;
  readonly facts: ShownFacts;
  /** Undefined for one that is gone. */
  readonly pictureOf: (file: FileName) => ShownPicture | undefined;
  readonly fileOf: (file: FileName) => ShownFile | undefined;
  /** Makes an address of a path of the portal. */
  readonly linkTo: (path: string) => string;
  /** It stands within a page that has a first heading of its own. */
  readonly isWithin?: boolean;
  /** It leads nowhere that tells whose it is. */
  readonly isNameless?: boolean;
}

export interface Drawing extends PageInput {
  readonly words: RenderWords;
  readonly records: ReadonlyMap<string, ShownRecord>;
  /** The level of the last heading; blocks begin theirs one below. */
  level: number;
  /** Whether there is one so far: the first loads at once, the others when they come near. */
  hasPicture: boolean;
}

export function beginDrawing(input: PageInput): Drawing {
  const standing = input.facts.recordList.filter(({ confirmation }) => confirmation === 'CONFIRMED');
  return {
    ...input,
    words: RENDER_WORDS[input.language],
    records: new Map(standing.map((record) => [sourceKey(record.source), record])),
    level: 1,
    hasPicture: false,
  };
}

/** Chooses the words of the page's language; the other ones where there are none. */
export const chooseWords = ({ language }: Drawing, { ko, en }: Both): string =>
  language === 'en' ? en || ko : ko || en;

/** Writes the heading of a block, one level below the last heading of the page. */
export function blockHeading(drawing: Drawing, inside: Markup | string): Markup {
  return drawing.level === 1 ? html`<h2 class="title">${inside}</h2>` : html`<h3 class="title">${inside}</h3>`;
}
