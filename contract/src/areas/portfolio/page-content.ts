/** A portfolio as its student builds it and the portal shows it (docs/specification.md, Portfolios). */
import { z } from 'zod';

import { ENUMS } from '../../enums.ts';
import { Id } from '../../shared/id.ts';
import { oneLine } from '../../shared/one-line.ts';
import { RichText } from '../../shared/rich-text.ts';
import { ItemSource, MONTH, RESUME_SECTIONS, WEB_ADDRESS } from './resume-content.ts';
import { SHOWN_MOST } from './shown-words.ts';

export const PORTFOLIO_LAYOUTS = ENUMS.portfolioLayout;
export type PortfolioLayout = (typeof PORTFOLIO_LAYOUTS)[number];

/** Cells of a row, in twelfths of its width. On a phone they stand below each other. */
export const LAYOUT_CELLS: Readonly<Record<PortfolioLayout, readonly number[]>> = {
  1: [12],
  '2A': [6, 6],
  '2B': [8, 4],
  '2C': [4, 8],
  3: [4, 4, 4],
  4: [3, 3, 3, 3],
};

/** Designed pairs of background, text and accent. */
export const PORTFOLIO_THEMES = ['PAPER', 'HARBOUR', 'DAWN', 'FOREST', 'SLATE', 'NIGHT'] as const;
export type PortfolioTheme = (typeof PORTFOLIO_THEMES)[number];

const Line = oneLine(SHOWN_MOST.line);
const Paragraph = z.string().max(SHOWN_MOST.text);
const Month = z.string().regex(MONTH);
const WebAddress = z.string().regex(WEB_ADDRESS);
const FileNumber = z.number().int().min(1).max(1_000_000);

/** A file of the portfolio (entity `portfolio-file`). */
export const FileName = z.object({ fileId: Id, fileSn: FileNumber });
export type FileName = z.output<typeof FileName>;

/** A picture that was uploaded; publishing asks for words about it, unless it only decorates. */
export const Picture = FileName.extend({
  altText: oneLine(SHOWN_MOST.altText),
  isDecorative: z.boolean(),
});
export type Picture = z.output<typeof Picture>;

const block = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.object({
    /** Made by the browser; unique within the portfolio. */
    blockId: Id,
    kind: z.literal(kind),
    ...shape,
  });

const Period = { begins: Month, ends: Month, isOngoing: z.boolean() };

const TimelineItem = z.object({
  title: Line,
  place: Line,
  ...Period,
  text: Paragraph,
  /** Null for what the student wrote; otherwise a fact of the portal (`ResumeFact`), whose words are the university’s. */
  source: ItemSource.nullable(),
});

const SkillItem = z.object({
  name: Line,
  /** From 1 to 5; 0 for none. */
  level: z.number().int().min(0).max(5),
  text: Line,
});

export const PortfolioBlock = z.discriminatedUnion('kind', [
  block('HEADING', { text: Line, level: z.union([z.literal(2), z.literal(3)]) }),
  /** Without pictures: they are blocks of their own. */
  block('TEXT', { text: RichText }),
  block('IMAGE', {
    picture: Picture.nullable(),
    caption: Line,
    shape: z.enum(['NATURAL', 'WIDE', 'SQUARE', 'ROUND']),
    url: WebAddress,
  }),
  block('GALLERY', {
    pictureList: z.array(z.object({ picture: Picture, caption: Line })).max(SHOWN_MOST.gallery),
  }),
  block('FILE', { file: FileName.nullable(), title: Line }),
  /** An own file, or the address of one elsewhere, which is shown as a card: nothing is embedded. */
  block('VIDEO', { file: FileName.nullable(), url: WebAddress, title: Line, poster: Picture.nullable() }),
  block('LINK', { url: WebAddress, title: Line, text: Line }),
  block('TIMELINE', { itemList: z.array(TimelineItem).max(SHOWN_MOST.items) }),
  block('SKILL', { itemList: z.array(SkillItem).max(SHOWN_MOST.items) }),
  /** Badges of the student, by the ids of their assertions. */
  block('BADGE', { assertionIdList: z.array(Id).max(SHOWN_MOST.badges) }),
  /** Facts that the university confirms: programmes, courses, duties. */
  block('RECORD', { sourceList: z.array(ItemSource).max(SHOWN_MOST.items) }),
  block('PROJECT', {
    title: Line,
    role: Line,
    place: Line,
    ...Period,
    text: Paragraph,
    tagList: z.array(oneLine(SHOWN_MOST.tag)).max(SHOWN_MOST.tags),
    url: WebAddress,
    picture: Picture.nullable(),
    source: ItemSource.nullable(),
  }),
  /** Sections of a résumé of the student, as it is when the portfolio is published. */
  block('RESUME', {
    resumeId: Id.nullable(),
    sectionList: z.array(z.enum(RESUME_SECTIONS)).max(RESUME_SECTIONS.length),
  }),
  /** The result of a test as a picture: only where the student puts it. */
  block('CHART', { source: ItemSource.nullable(), caption: Line }),
  block('QUOTE', { text: Paragraph, by: Line }),
  block('DIVIDER', {}),
]);
export type PortfolioBlock = z.output<typeof PortfolioBlock>;
export type BlockKind = PortfolioBlock['kind'];
export type BlockOf<Kind extends BlockKind> = Extract<PortfolioBlock, { kind: Kind }>;

/** In the order of the menu that adds one. */
export const BLOCK_KINDS = [
  'HEADING',
  'TEXT',
  'IMAGE',
  'GALLERY',
  'PROJECT',
  'TIMELINE',
  'SKILL',
  'BADGE',
  'RECORD',
  'RESUME',
  'CHART',
  'FILE',
  'VIDEO',
  'LINK',
  'QUOTE',
  'DIVIDER',
] as const satisfies readonly BlockKind[];

export const PortfolioRow = z.object({
  /** Made by the browser; unique within the portfolio. */
  rowId: Id,
  layout: z.enum(PORTFOLIO_LAYOUTS),
  /** Surface of the row: the page’s own, a raised one, or one in the accent. */
  tone: z.enum(['PLAIN', 'RAISED', 'ACCENT']),
  /** A new page begins before it in print. */
  breaksBefore: z.boolean(),
  /** Numbers of cells in the order of a phone; empty for that of the page. */
  phoneOrder: z.array(z.number().int().min(0).max(3)).max(4),
  /** As many as the layout has. */
  cellList: z.array(z.array(PortfolioBlock).max(SHOWN_MOST.blocks)).min(1).max(4),
});
export type PortfolioRow = z.output<typeof PortfolioRow>;

export const PortfolioBackground = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('THEME'), theme: z.enum(PORTFOLIO_THEMES) }),
  /** An own picture behind the head; `veil` lies over it, so that words on it can be read. */
  z.object({
    kind: z.literal('CUSTOM'),
    picture: FileName.nullable(),
    veil: z.enum(['LIGHT', 'DARK']),
    theme: z.enum(PORTFOLIO_THEMES),
  }),
  /** Shades of text and accent follow by computing, so that contrast is kept. */
  z.object({ kind: z.literal('COLOR'), color: z.string().regex(/^#[0-9a-f]{6}$/) }),
]);
export type PortfolioBackground = z.output<typeof PortfolioBackground>;

export const PortfolioContent = z.object({
  background: PortfolioBackground,
  /** Stands above the rows; `name` empty: the page names nobody. */
  head: z.object({
    name: Line,
    headline: Line,
    summary: Paragraph,
    picture: Picture.nullable(),
    linkList: z.array(z.object({ name: Line, url: WebAddress })).max(SHOWN_MOST.links),
  }),
  rowList: z.array(PortfolioRow).max(SHOWN_MOST.rows),
});
export type PortfolioContent = z.output<typeof PortfolioContent>;
