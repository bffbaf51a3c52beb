/** The styles of a page by its look: everything that a portfolio needs, and nothing of the app. */
import { BLOCK_CSS } from './style-blocks.ts';
import { DOCUMENT_CSS } from './style-document.ts';
import { FRAME_CSS } from './style-frame.ts';
import { PAPER_CSS, PRINT_CSS } from './style-print.ts';
import { findTokens, printTokens, writeTokens, type Tokens } from '@naru/contract/areas/portfolio/page-themes.ts';

/** Fonts of a page: the address of a file with all weights. */
export interface PageFont {
  readonly address: string;
}

const FAMILY = 'Naru Shown';

const shrink = (css: string): string => css.replaceAll('\n', '');
const PARTS = shrink(FRAME_CSS + BLOCK_CSS);
const PAPER = shrink(PAPER_CSS);
/** Paper rules without a class of their own, for the browser's own print. */
const OWN_PRINT = `@media print{${PAPER.replaceAll('.pt-paper', '.pt')}}${shrink(PRINT_CSS)}`;
const DOCUMENT = shrink(DOCUMENT_CSS);

/** Writes the styles of a document of its own; undefined for a look that there is not. */
export function writeDocumentStyle(look: string, font: PageFont | undefined): string | undefined {
  const tokens = findTokens(look);
  if (!tokens) return undefined;
  // Few names of fonts: each that a device lacks is looked for before anything is painted.
  const face = font
    ? `@font-face{font-family:'${FAMILY}';src:url('${font.address}') format('woff2');font-weight:400 700;font-display:swap}:root{--pt-font:'${FAMILY}',sans-serif}`
    : '';
  return `${face}:root{${writeTokens(tokens)}}@media print{:root{${writeTokens(printTokens(tokens))}}}${PARTS}${DOCUMENT}${OWN_PRINT}`;
}

/** Writes the styles of a page within the app: its colours hang on the page, not on the document. */
export function writeFrameStyle(look: string): string {
  const tokens = findTokens(look) ?? tokensOfFirst();
  return `.pt{${writeTokens(tokens)}}.pt-paper{${writeTokens(printTokens(tokens))}}${PARTS}${PAPER}`;
}

function tokensOfFirst(): Tokens {
  const tokens = findTokens('PAPER');
  if (!tokens) throw new Error('There is no look of paper.');
  return tokens;
}
