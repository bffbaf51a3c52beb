/** The look at a portfolio before others see it: what stops it, what its owner decides, what is only said. Pure. */
import { z } from 'zod';

import type { RichTextNode } from '../../shared/rich-text.ts';
import type { BlockOf, Picture, PortfolioBlock, PortfolioContent } from './page-content.ts';
import { findPersonalData, PERSONAL_DATA, type PersonalData } from './personal-data.ts';
import { isPrompt } from './prompt.ts';
import type { ResumeSection } from './resume-content.ts';
import { GRADE_SOURCE } from './resume-shape.ts';

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
  readonly showsGrade?: boolean;
}

/** Words that a page shows and that stand elsewhere. */
export interface Beside {
  readonly resumes?: readonly ResumeWords[];
  /** Names of files, by `fileId/fileSn`: they are read, and stand on what is saved. */
  readonly fileNames?: ReadonlyMap<string, string>;
  /** Numbers of the owner at the university: nobody else knows one from any other number. */
  readonly ownNumbers?: readonly string[];
}

/** Looks at everything that others would read, from top to bottom. */
export function checkContent(
  title: string,
  content: PortfolioContent,
  { resumes = [], fileNames = new Map(), ownNumbers = [] }: Beside = {},
): PublishFinding[] {
  const places = [
    headOf(title, content),
    ...listBlocks(content).map((block) => placeOf(block, { resumes, fileNames })),
  ];
  const found = places.flatMap((one) => checkPlace(one, ownNumbers));
  const empty = { check: 'EMPTY', weight: 'STOPS', blockId: null, place: null, text: '' } as const;
  return [...(isEmpty(content) ? [empty] : []), ...found].slice(0, MOST);
}

export const isStopped = (findings: readonly PublishFinding[]): boolean =>
  findings.some(({ weight }) => weight === 'STOPS');
export const asksOwner = (findings: readonly PublishFinding[]): boolean =>
  findings.some(({ weight }) => weight === 'ASKS');

/** Numbers that are found although a line ends in the middle of one. */
const ACROSS_LINES: ReadonlySet<string> = new Set(['RESIDENT_NO', 'PHONE', 'ACCOUNT_NO']);

const tellFound = ({ kind, text }: PersonalData) =>
  ({ check: kind, weight: kind === 'RESIDENT_NO' ? 'STOPS' : 'ASKS', text }) as const;

/** Finds what stands in two lines or paragraphs that follow each other, and in neither of them alone. */
function findAcross(texts: readonly string[]): PersonalData[] {
  const alone = texts.flatMap(findPersonalData);
  const whole = findPersonalData(texts.join('\n').replaceAll(/\s*\n\s*/g, ' '));
  return whole.filter(({ kind, text }) => ACROSS_LINES.has(kind) && !alone.some((one) => one.text === text));
}

/** Finds a number of the owner that nothing else in the text gave away as one. */
const findOwn = (text: string, found: readonly PersonalData[], ownNumbers: readonly string[]): PersonalData[] =>
  ownNumbers
    .filter((own) => own !== '' && text.includes(own) && !found.some((one) => one.text.includes(own)))
    .map((own) => ({ kind: 'STUDENT_NO', text: own }));

function checkPlace(
  { blockId, place, texts, pictures, showsGrade }: Place,
  ownNumbers: readonly string[],
): PublishFinding[] {
  const at = { blockId, place };
  return [
    ...pictures.flatMap((picture): PublishFinding[] =>
      picture && picture.altText.trim() === '' && !picture.isDecorative
        ? [{ check: 'ALT_TEXT', weight: 'STOPS', ...at, text: '' }]
        : [],
    ),
    ...texts.flatMap((text): PublishFinding[] => {
      if (isPrompt(text)) return [{ check: 'PROMPT', weight: 'TELLS', ...at, text }];
      const found = findPersonalData(text);
      return [...found, ...findOwn(text, found, ownNumbers)].map((one) => ({ ...at, ...tellFound(one) }));
    }),
    ...findAcross(texts.filter((text) => !isPrompt(text))).map((found) => ({ ...at, ...tellFound(found) })),
    ...(showsGrade === true ? ([{ check: 'GRADE', weight: 'ASKS', ...at, text: '' }] as const) : []),
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

function placeOf(block: PortfolioBlock, { resumes, fileNames }: Required<Omit<Beside, 'ownNumbers'>>): Place {
  const texts = block.kind === 'RESUME' ? listResumeTexts(block, resumes) : listTexts(block);
  const file = block.kind === 'FILE' ? block.file : null;
  const name = file ? fileNames.get(`${file.fileId}/${file.fileSn}`) : undefined;
  return {
    blockId: block.blockId,
    place: block.kind,
    // An underscore joins the words of a name, and would hide a number between two.
    texts: name === undefined ? texts : [...texts, name.replaceAll('_', ' ')],
    pictures: listPictures(block),
    showsGrade: block.kind === 'RECORD' && block.sourceList.some(({ kind }) => kind === GRADE_SOURCE),
  };
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
