/** Names the part in hand, above its fields. Pure. */
import { findBlock } from './places.ts';
import type { BuilderTexts } from './texts.ts';
import type { Builder } from './use-builder.ts';

export function titlePanel(texts: BuilderTexts, { selection, paper }: Pick<Builder, 'selection' | 'paper'>): string {
  if (selection?.part === 'head') return texts.headPart;
  if (selection?.part === 'row') {
    const at = paper.content.rowList.findIndex(({ rowId }) => rowId === selection.id);
    if (at >= 0) return texts.row(at + 1);
  }
  const found = selection?.part === 'block' ? findBlock(paper.content, selection.id) : undefined;
  return found ? texts.kinds[found.block.kind] : texts.look;
}
