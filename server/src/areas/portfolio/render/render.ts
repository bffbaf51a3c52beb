/** A portfolio as HTML: head, rows and blocks. Pure, without script or style attributes. */
import {
  LAYOUT_CELLS,
  type BlockKind,
  type BlockOf,
  type PortfolioBlock,
  type PortfolioContent,
  type PortfolioRow,
} from '@naru/contract/areas/portfolio/page-content.ts';

import { drawArt } from './art.ts';
import { beginDrawing, type Drawing, type PageInput } from './drawing.ts';
import { badgeBlock, chartBlock, recordBlock, resumeBlock } from './fact-blocks.ts';
import { html, type Markup } from './markup.ts';
import { fileBlock, galleryBlock, imageBlock, linkBlock, picture, videoBlock } from './media-blocks.ts';
import {
  dividerBlock,
  headingBlock,
  projectBlock,
  quoteBlock,
  skillBlock,
  textBlock,
  timelineBlock,
} from './text-blocks.ts';
import { ICONS, outside, paragraphs, safeAddress } from './text-parts.ts';

type Draw<Kind extends BlockKind> = (drawing: Drawing, block: BlockOf<Kind>) => Markup | undefined;

const DRAW: { readonly [Kind in BlockKind]: Draw<Kind> } = {
  HEADING: headingBlock,
  TEXT: textBlock,
  IMAGE: imageBlock,
  GALLERY: galleryBlock,
  FILE: fileBlock,
  VIDEO: videoBlock,
  LINK: linkBlock,
  TIMELINE: timelineBlock,
  SKILL: skillBlock,
  BADGE: badgeBlock,
  RECORD: recordBlock,
  PROJECT: projectBlock,
  RESUME: resumeBlock,
  CHART: chartBlock,
  QUOTE: quoteBlock,
  DIVIDER: dividerBlock,
};

/** Names the look of a page: a theme, or a colour without its sign. */
export function lookOf({ background }: Pick<PortfolioContent, 'background'>): string {
  return background.kind === 'COLOR' ? background.color.slice(1) : background.theme;
}

/** Draws the page below its document: an article with everything that its student put in and others may see. */
export function renderPortfolio(input: PageInput): Markup {
  const drawing = beginDrawing(input);
  const head = drawHead(drawing);
  const rows = input.content.rowList.flatMap((row) => drawRow(drawing, row) ?? []);
  return html`<article class="pt" lang="${input.language}" data-look="${lookClass(input.content)}">
    ${head}
    <div class="rows">${rows.length > 0 ? rows : html`<p class="nothing">${drawing.words.nothing}</p>`}</div>
  </article>`;
}

const lookClass = ({ background }: PortfolioContent): string =>
  background.kind === 'COLOR' ? 'colour' : background.theme.toLowerCase();

function drawHead(drawing: Drawing): Markup {
  const { content, title } = drawing;
  const { head, background } = content;
  const cover = background.kind === 'CUSTOM' && background.picture ? drawing.pictureOf(background.picture) : undefined;
  const veil = background.kind === 'CUSTOM' && cover ? background.veil.toLowerCase() : 'none';
  const face = picture(drawing, head.picture, { alt: head.name, look: 'face' });
  const links = head.linkList.flatMap(({ name, url }) => {
    const address = safeAddress(url);
    return address === undefined
      ? []
      : [html`<li>${outside(address, html`${name || address}${ICONS.link}`, 'more')}</li>`];
  });
  return html`<header class="head" data-veil="${veil}">
    ${
      cover
        ? html`<img
            class="cover"
            src="${cover.address}"
            width="${cover.width}"
            height="${cover.height}"
            alt=""
            fetchpriority="high"
          />`
        : drawArt(lookClass(content))
    }
    <div class="head-in">
      ${face}
      <div class="head-text">
        ${head.name !== '' && title !== head.name && html`<p class="kicker">${title}</p>`}
        ${drawing.isWithin ? html`<p class="h1">${head.name || title}</p>` : html`<h1>${head.name || title}</h1>`}
        ${head.headline !== '' && html`<p class="headline">${head.headline}</p>`}
        ${head.summary !== '' && html`<div class="summary">${paragraphs(head.summary)}</div>`}
        ${
          links.length > 0 &&
          html`<ul class="head-links">
            ${links}
          </ul>`
        }
      </div>
    </div>
  </header>`;
}

function drawRow(drawing: Drawing, row: PortfolioRow): Markup | undefined {
  const widths = LAYOUT_CELLS[row.layout];
  const cells = widths.map((width, index) => {
    const blocks = (row.cellList[index] ?? []).flatMap((block) => drawBlock(drawing, block) ?? []);
    return { width, blocks, index, place: placeOf(row, index) };
  });
  // They are read as a phone shows them, one below the other; where there is room styles put each at its place.
  const read = cells.toSorted((one, other) => one.place - other.place);
  if (cells.every(({ blocks }) => blocks.length === 0)) return undefined;
  return html`<section
    class="row"
    data-layout="${row.layout}"
    data-tone="${row.tone.toLowerCase()}"
    ${row.breaksBefore && html` data-break="true"`}
  >
    <div class="cells">
      ${read.map(
        ({ width, blocks, index }) =>
          html`<div class="cell w${width} o${index}${blocks.length === 0 ? ' empty' : ''}">${blocks}</div>`,
      )}
    </div>
  </section>`;
}

/** The place of a cell on a phone; that of the page where the student chose none. */
function placeOf({ phoneOrder }: PortfolioRow, cell: number): number {
  const place = phoneOrder.indexOf(cell);
  return place === -1 ? cell : place;
}

function drawBlock(drawing: Drawing, block: PortfolioBlock): Markup | undefined {
  const draw = DRAW[block.kind] as (drawing: Drawing, block: PortfolioBlock) => Markup | undefined; // of this very kind
  const inside = draw(drawing, block);
  return inside && html`<div class="block b-${block.kind.toLowerCase()}" id="b-${block.blockId}">${inside}</div>`;
}
