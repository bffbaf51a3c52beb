/** Blocks of a portfolio: walking through them, empty ones, and what does not hold in them. Pure. */
import type { RichText, RichTextNode } from '../../shared/rich-text.ts';
import {
  LAYOUT_CELLS,
  type BlockKind,
  type FileName,
  type PortfolioBlock,
  type PortfolioContent,
  type PortfolioRow,
} from './page-content.ts';
import { MONTH, WEB_ADDRESS, type ItemSource } from './resume-content.ts';
import { SHOWN_MOST } from './shown-words.ts';

/** Bytes of a whole portfolio as JSON, below the limit of a request. */
export const PORTFOLIO_BYTES = 1_000_000;
export const PORTFOLIO_PICTURE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'gif'] as const;
export const PORTFOLIO_FILE_EXTENSIONS = ['pdf', 'hwp', 'hwpx', 'docx', 'pptx', 'xlsx', 'zip'] as const;
export const PORTFOLIO_VIDEO_EXTENSIONS = ['mp4', 'webm'] as const;

export interface PlacedBlock {
  readonly block: PortfolioBlock;
  readonly row: number;
  readonly cell: number;
  readonly at: number;
  /** Its place in a content, as errors name it. */
  readonly path: string;
}

/** Lists the blocks of a content in reading order, with their places. */
export function listBlocks({ rowList }: Pick<PortfolioContent, 'rowList'>): PlacedBlock[] {
  return rowList.flatMap(({ cellList }, row) =>
    cellList.flatMap((blocks, cell) =>
      blocks.map((block, at) => ({ block, row, cell, at, path: `rowList.${row}.cellList.${cell}.${at}` })),
    ),
  );
}

export interface NamedFile extends FileName {
  readonly path: string;
  readonly use: 'PICTURE' | 'FILE' | 'VIDEO';
}

/** Lists the files that a content names, with their places; one that is named twice comes twice. */
export function listFiles(content: PortfolioContent): NamedFile[] {
  const { background, head } = content;
  return [
    ...(background.kind === 'CUSTOM' ? nameFile(background.picture, 'background.picture', 'PICTURE') : []),
    ...nameFile(head.picture, 'head.picture', 'PICTURE'),
    ...listBlocks(content).flatMap(({ block, path }) => listBlockFiles(block, path)),
  ];
}

function listBlockFiles(block: PortfolioBlock, path: string): NamedFile[] {
  switch (block.kind) {
    case 'IMAGE':
    case 'PROJECT':
      return nameFile(block.picture, `${path}.picture`, 'PICTURE');
    case 'GALLERY':
      return block.pictureList.flatMap(({ picture }, at) =>
        nameFile(picture, `${path}.pictureList.${at}.picture`, 'PICTURE'),
      );
    case 'FILE':
      return nameFile(block.file, `${path}.file`, 'FILE');
    case 'VIDEO':
      return [...nameFile(block.file, `${path}.file`, 'VIDEO'), ...nameFile(block.poster, `${path}.poster`, 'PICTURE')];
    default:
      return [];
  }
}

const nameFile = (file: FileName | null, path: string, use: NamedFile['use']): NamedFile[] =>
  file ? [{ fileId: file.fileId, fileSn: file.fileSn, path, use }] : [];

export interface NamedSource {
  readonly source: ItemSource;
  readonly path: string;
}

/** Lists the facts of the university that a content names, except tests, with their places. */
export function listRecordSources(content: Pick<PortfolioContent, 'rowList'>): NamedSource[] {
  return listBlocks(content).flatMap(({ block, path }) => {
    if (block.kind === 'RECORD')
      return block.sourceList.map((source, at) => ({ source, path: `${path}.sourceList.${at}` }));
    if (block.kind === 'PROJECT') return block.source ? [{ source: block.source, path: `${path}.source` }] : [];
    if (block.kind !== 'TIMELINE') return [];
    return block.itemList.flatMap(({ source }, at) =>
      source ? [{ source, path: `${path}.itemList.${at}.source` }] : [],
    );
  });
}

/** Counts the letters of a text that was written with a toolbar. */
export const countLetters = (text: RichText): number => text.content.reduce((sum, node) => sum + lettersOf(node), 0);

const lettersOf = (node: RichTextNode): number =>
  (node.text?.length ?? 0) + (node.content ?? []).reduce((sum, child) => sum + lettersOf(child), 0);

const PERIOD = { begins: '', ends: '', isOngoing: false } as const;

const EMPTY: { readonly [Kind in BlockKind]: () => Omit<Extract<PortfolioBlock, { kind: Kind }>, 'blockId'> } = {
  HEADING: () => ({ kind: 'HEADING', text: '', level: 2 }),
  TEXT: () => ({ kind: 'TEXT', text: { type: 'doc', content: [{ type: 'paragraph' }] } }),
  IMAGE: () => ({ kind: 'IMAGE', picture: null, caption: '', shape: 'NATURAL', url: '' }),
  GALLERY: () => ({ kind: 'GALLERY', pictureList: [] }),
  FILE: () => ({ kind: 'FILE', file: null, title: '' }),
  VIDEO: () => ({ kind: 'VIDEO', file: null, url: '', title: '', poster: null }),
  LINK: () => ({ kind: 'LINK', url: '', title: '', text: '' }),
  TIMELINE: () => ({ kind: 'TIMELINE', itemList: [] }),
  SKILL: () => ({ kind: 'SKILL', itemList: [] }),
  BADGE: () => ({ kind: 'BADGE', assertionIdList: [] }),
  RECORD: () => ({ kind: 'RECORD', sourceList: [] }),
  PROJECT: () => ({
    kind: 'PROJECT',
    title: '',
    role: '',
    place: '',
    ...PERIOD,
    text: '',
    tagList: [],
    url: '',
    picture: null,
    source: null,
  }),
  RESUME: () => ({ kind: 'RESUME', resumeId: null, sectionList: [] }),
  CHART: () => ({ kind: 'CHART', source: null, caption: '' }),
  QUOTE: () => ({ kind: 'QUOTE', text: '', by: '' }),
  DIVIDER: () => ({ kind: 'DIVIDER' }),
};

/** Makes a block with nothing in it. */
export const makeBlock = (kind: BlockKind, blockId: string): PortfolioBlock => ({ blockId, ...EMPTY[kind]() });

export const makeRow = (layout: PortfolioRow['layout'], rowId: string): PortfolioRow => ({
  rowId,
  layout,
  tone: 'PLAIN',
  breaksBefore: false,
  phoneOrder: [],
  cellList: LAYOUT_CELLS[layout].map(() => []),
});

/** Gives rows that have fewer or more cells than their layout those that it has: no block is lost. */
export const mendRows = (content: PortfolioContent): PortfolioContent => ({
  ...content,
  rowList: content.rowList.map((row) => (row.cellList.length === LAYOUT_CELLS[row.layout].length ? row : mendRow(row))),
});

function mendRow(row: PortfolioRow): PortfolioRow {
  const cells = LAYOUT_CELLS[row.layout].length;
  const cellList = Array.from({ length: cells }, (_, cell) =>
    cell === cells - 1 ? row.cellList.slice(cell).flat() : (row.cellList[cell] ?? []),
  );
  return { ...row, phoneOrder: [], cellList };
}

/** A place in a content that does not hold, and the limit where there is one. */
export interface ContentProblem {
  /** As errors name it, without `content.`. */
  readonly path: string;
  readonly code: 'LONG' | 'LETTERS' | 'ADDRESS' | 'MONTH' | 'BLOCKS' | 'WHOLE' | 'CELLS' | 'ORDER' | 'TWICE';
  readonly most: number;
}

/** Finds what a browser can tell before it sends, and what no schema says: limits of all blocks together, and order. */
export function findContentProblems(content: PortfolioContent): ContentProblem[] {
  return [
    ...findLong(content.head, 'head'),
    ...findWhole(content),
    ...content.rowList.flatMap(findRowProblems),
    ...listBlocks(content).flatMap(({ block, path }) => [
      ...findLong(block, path),
      ...(block.kind === 'TEXT' && countLetters(block.text) > SHOWN_MOST.text
        ? [{ path: `${path}.text`, code: 'LETTERS' as const, most: SHOWN_MOST.text }]
        : []),
    ]),
  ];
}

function findWhole(content: PortfolioContent): ContentProblem[] {
  const blocks = listBlocks(content);
  const ids = [...content.rowList.map(({ rowId }) => rowId), ...blocks.map(({ block }) => block.blockId)];
  return [
    ...(blocks.length > SHOWN_MOST.blocks
      ? [{ path: 'rowList', code: 'BLOCKS' as const, most: SHOWN_MOST.blocks }]
      : []),
    ...(new Set(ids).size < ids.length ? [{ path: 'rowList', code: 'TWICE' as const, most: 1 }] : []),
    ...(countBytes(JSON.stringify(content)) > PORTFOLIO_BYTES
      ? [{ path: 'rowList', code: 'WHOLE' as const, most: PORTFOLIO_BYTES }]
      : []),
  ];
}

/** Counts the bytes of a text in UTF-8. */
function countBytes(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

function findRowProblems({ layout, cellList, phoneOrder }: PortfolioRow, at: number): ContentProblem[] {
  const cells = LAYOUT_CELLS[layout].length;
  const isOrder =
    phoneOrder.length === 0 ||
    (phoneOrder.length === cells && new Set(phoneOrder).size === cells && phoneOrder.every((cell) => cell < cells));
  return [
    ...(cellList.length === cells ? [] : [{ path: `rowList.${at}.cellList`, code: 'CELLS' as const, most: cells }]),
    ...(isOrder ? [] : [{ path: `rowList.${at}.phoneOrder`, code: 'ORDER' as const, most: cells }]),
  ];
}

/** Limits by the name of a field, which all kinds of blocks share. */
const LENGTHS: Readonly<Record<string, number>> = {
  title: SHOWN_MOST.line,
  place: SHOWN_MOST.line,
  role: SHOWN_MOST.line,
  caption: SHOWN_MOST.line,
  by: SHOWN_MOST.line,
  name: SHOWN_MOST.line,
  headline: SHOWN_MOST.line,
  summary: SHOWN_MOST.text,
  altText: SHOWN_MOST.altText,
};
/** Kinds whose text is one line; that of the others has several. */
const LINE_TEXTS: ReadonlySet<unknown> = new Set<BlockKind>(['HEADING', 'LINK']);

/** Walks through the fields of a part, whatever its kind. */
function findLong(part: object, path: string): ContentProblem[] {
  const isSkill = 'level' in part;
  const isLine = isSkill || ('kind' in part && LINE_TEXTS.has(part.kind));
  return Object.entries(part).flatMap(([name, value]: [string, unknown]): ContentProblem[] => {
    const field = `${path}.${name}`;
    if (Array.isArray(value)) return value.flatMap((one: unknown, at) => findLongItem(one, `${field}.${at}`, name));
    if (typeof value === 'object' && value !== null) return name === 'text' ? [] : findLong(value, field);
    if (typeof value !== 'string') return [];
    if (name === 'url') return WEB_ADDRESS.test(value) ? [] : [{ path: field, code: 'ADDRESS', most: 0 }];
    if (name === 'begins' || name === 'ends') return MONTH.test(value) ? [] : [{ path: field, code: 'MONTH', most: 0 }];
    const most = name === 'text' ? (isLine ? SHOWN_MOST.line : SHOWN_MOST.text) : LENGTHS[name];
    return most !== undefined && value.length > most ? [{ path: field, code: 'LONG', most }] : [];
  });
}

function findLongItem(one: unknown, path: string, name: string): ContentProblem[] {
  if (typeof one === 'object' && one !== null) return findLong(one, path);
  if (name !== 'tagList' || typeof one !== 'string' || one.length <= SHOWN_MOST.tag) return [];
  return [{ path, code: 'LONG', most: SHOWN_MOST.tag }];
}
