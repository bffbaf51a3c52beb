/** Says what came of an edit, for people who cannot see it. Pure. */
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import type { Outcome } from './edits.ts';
import { findBlock } from './places.ts';
import type { BuilderTexts } from './texts.ts';

/** Names a block with its place. */
export function nameBlock(texts: BuilderTexts, content: PortfolioContent, blockId: string): string {
  const found = findBlock(content, blockId);
  if (!found) return '';
  const { block, row, place } = found;
  return texts.blockPlace(texts.kinds[block.kind], row + 1, place.cell + 1, place.at + 1);
}

/** Writes the sentence; empty where typing tells enough. */
export function sayOutcome(texts: BuilderTexts, { content, code, rowId, blockId = '' }: Outcome, kind: string): string {
  const { says } = texts;
  const row = content.rowList.findIndex((one) => one.rowId === rowId);
  const place = texts.row(row + 1);
  const layout = content.rowList[row]?.layout ?? '1';
  const block = nameBlock(texts, content, blockId);
  switch (code) {
    case 'addRow':
    case 'putRow':
    case 'duplicateRow':
    case 'moveRow':
      return says[code](place);
    case 'removeRow':
    case 'moveOnPhone':
    case 'edge':
      return says[code];
    case 'setLayout':
      return says.setLayout(texts.layouts[layout]);
    case 'addBlock':
    case 'duplicateBlock':
    case 'moveBlock':
      return says[code](block);
    case 'removeBlock':
      return says.removeBlock(kind);
    case 'fullRows':
      return says.fullRows(SHOWN_MOST.rows);
    case 'fullBlocks':
      return says.fullBlocks(SHOWN_MOST.blocks);
    default:
      return '';
  }
}
