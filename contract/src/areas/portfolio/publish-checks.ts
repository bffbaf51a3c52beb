/** The look at a portfolio before others see it: what stops it, what its owner decides, what is only said. Pure. */
import { z } from 'zod';

import type { RichTextNode } from '../../shared/rich-text.ts';
import type { BlockOf, Picture, PortfolioBlock, PortfolioContent } from './page-content.ts';
import { findPersonalData, PERSONAL_DATA } from './personal-data.ts';
import { isPrompt } from './prompt.ts';
import type { ResumeSection } from './resume-content.ts';

/** ALT_TEXT: a picture without words. EMPTY: there is nothing to show. PROMPT: words of the template are left. */
export const PUBLISH_CHECKS = ['EMPTY', 'ALT_TEXT', 'PROMPT', ...PERSONAL_DATA] as const;
export type PublishCheck = (typeof PUBLISH_CHECKS)[number];

/** STOPS: nothing is published with it. ASKS: its owner decides. TELLS: others do not see it. */
export const CHECK_WEIGHTS = ['STOPS', 'ASKS', 'TELLS'] as const;
export type CheckWeight = (typeof CHECK_WEIGHTS)[number];

export const PublishFinding = z.object({
  check: z.enum(PUBLISH_CHECKS),
  weight: z.enum(CHECK_WEIGHTS),
  /** The block that it stands in; null for the head of the page or the whole. */
  blockId: z.string().nullable(),
  /** The kind of that block; HEAD for the head, null for the whole. */
  place: z.string().nullable(),
  /** The letters that were found. */
  text: z.string(),
});
export type PublishFinding = z.output<typeof PublishFinding>;

/** Words of a résumé that its student wrote and that a page can show. */
export interface ResumeWords {
  readonly resumeId: string;
  readonly sectionList: readonly { readonly section: ResumeSection; readonly textList: readonly string[] }[];
}

/** Findings that are listed; with more of them the first ones are enough to begin with. */
const MOST = 50;

interface Place {
  readonly blockId: string | null;
  readonly place: string;
  readonly texts: readonly string[];
  readonly pictures: readonly (Picture | null)[];
}

/** Looks at everything that others would read, from top to bottom. */
export function checkContent(
  title: string,
  content: PortfolioContent,
  resumes: readonly ResumeWords[] = [],
): PublishFinding[] {
  const places = [headOf(title, content), ...listBlocks(content).map((block) => placeOf(block, resumes))];
  const found = places.flatMap(checkPlace);
  const empty = { check: 'EMPTY', weight: 'STOPS', blockId: null, place: null, text: '' } as const;
  return [...(isEmpty(content) ? [empty] : []), ...found].slice(0, MOST);
}

export const isStopped = (findings: readonly PublishFinding[]): boolean =>
  findings.some(({ weight }) => weight === 'STOPS');
export const asksOwner = (findings: readonly PublishFinding[]): boolean =>
  findings.some(({ weight }) => weight === 'ASKS');

function checkPlace({ blockId, place, texts, pictures }: Place): PublishFinding[] {
  const at = { blockId, place };
  return [
    ...pictures.flatMap((picture): PublishFinding[] =>
      picture && picture.altText.trim() === '' && !picture.isDecorative
        ? [{ check: 'ALT_TEXT', weight: 'STOPS', ...at, text: '' }]
        : [],
    ),
    ...texts.flatMap((text): PublishFinding[] => {
      if (isPrompt(text)) return [{ check: 'PROMPT', weight: 'TELLS', ...at, text }];
      return findPersonalData(text).map(({ kind, text: hit }) => ({
        check: kind,
        weight: kind === 'RESIDENT_NO' ? 'STOPS' : 'ASKS',
        ...at,
        text: hit,
      }));
    }),
  ];
}

const listBlocks = ({ rowList }: PortfolioContent): PortfolioBlock[] =>
  rowList.flatMap(({ cellList }) => cellList.flat());

const isEmpty = (content: PortfolioContent): boolean =>
  listBlocks(content).every((block) => block.kind === 'DIVIDER') && content.head.name === '';

const headOf = (title: string, { head }: PortfolioContent): Place => ({
  blockId: null,
  place: 'HEAD',
  texts: [title, head.name, head.headline, head.summary, ...head.linkList.flatMap(({ name, url }) => [name, url])],
  pictures: [head.picture],
});

const textOf = ({ type, text = '', content = [] }: RichTextNode): string =>
  type === 'hardBreak' ? '\n' : text + content.map(textOf).join('');

function placeOf(block: PortfolioBlock, resumes: readonly ResumeWords[]): Place {
  const texts = block.kind === 'RESUME' ? listResumeTexts(block, resumes) : listTexts(block);
  return { blockId: block.blockId, place: block.kind, texts, pictures: listPictures(block) };
}

const listResumeTexts = ({ resumeId, sectionList }: BlockOf<'RESUME'>, resumes: readonly ResumeWords[]): string[] =>
  resumes
    .filter((resume) => resume.resumeId === resumeId)
    .flatMap((resume) => resume.sectionList.filter(({ section }) => sectionList.includes(section)))
    .flatMap(({ textList }) => textList);

function listPictures(block: PortfolioBlock): (Picture | null)[] {
  switch (block.kind) {
    case 'IMAGE':
    case 'PROJECT':
      return [block.picture];
    case 'GALLERY':
      return block.pictureList.map(({ picture }) => picture);
    case 'VIDEO':
      return [block.poster];
    default:
      return [];
  }
}

const altTexts = (block: PortfolioBlock): string[] => listPictures(block).flatMap((picture) => picture?.altText ?? []);

/** Lists all words that its student wrote into a block. */
function listTexts(block: PortfolioBlock): string[] {
  switch (block.kind) {
    case 'HEADING':
      return [block.text];
    case 'TEXT':
      return block.text.content.map(textOf);
    case 'IMAGE':
      return [block.caption, block.url, ...altTexts(block)];
    case 'GALLERY':
      return [...block.pictureList.map(({ caption }) => caption), ...altTexts(block)];
    case 'FILE':
      return [block.title];
    case 'VIDEO':
      return [block.title, block.url, ...altTexts(block)];
    case 'LINK':
      return [block.title, block.text, block.url];
    case 'TIMELINE':
      return block.itemList.flatMap(({ title, place, text }) => [title, place, text]);
    case 'SKILL':
      return block.itemList.flatMap(({ name, text }) => [name, text]);
    case 'PROJECT':
      return [block.title, block.role, block.place, block.text, ...block.tagList, block.url, ...altTexts(block)];
    case 'CHART':
      return [block.caption];
    case 'QUOTE':
      return [block.text, block.by];
    case 'BADGE':
    case 'RECORD':
    case 'RESUME':
    case 'DIVIDER':
      return [];
  }
}
