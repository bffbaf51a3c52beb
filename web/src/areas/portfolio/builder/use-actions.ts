import { makeBlock } from '@naru/contract/areas/portfolio/page-blocks.ts';
import type { BlockKind, PortfolioLayout } from '@naru/contract/areas/portfolio/page-content.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { newItemId } from '../resume/new-item-id.ts';
import type { Edit } from './edits.ts';
import { type Direction, findBlock, type Place } from './places.ts';
import { builderTexts } from './texts.ts';
import type { Builder } from './use-builder.ts';

export interface Actions {
  readonly addBlock: (kind: BlockKind, place: Place) => string;
  /** Puts a block into a row of its own at the end. */
  readonly addBlockLast: (kind: BlockKind) => string;
  readonly addRow: (layout: PortfolioLayout) => void;
  readonly moveBlock: (blockId: string, direction: Direction) => void;
  readonly duplicateBlock: (blockId: string) => void;
  readonly removeBlock: (blockId: string) => void;
  readonly moveRow: (rowId: string, by: -1 | 1) => void;
  readonly duplicateRow: (rowId: string) => void;
  readonly removeRow: (rowId: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Actions of buttons and keys, with what is in hand and focused afterwards. */
export function useActions(builder: Builder): Actions {
  const texts = useTexts(builderTexts);
  const { apply, select, focus, edit, readNow, say } = builder;
  const removals = useRemovals(builder);
  const add = (step: (blockId: string) => Edit): string => {
    const outcome = apply(step(newItemId()));
    if (outcome.code === 'addBlock' && outcome.blockId !== undefined) edit({ part: 'block', id: outcome.blockId });
    return outcome.blockId ?? '';
  };
  const keepBlock = (blockId: string | undefined): void => {
    if (blockId === undefined) return;
    select({ part: 'block', id: blockId });
    focus(blockId);
  };
  const keepRow = (rowId: string | undefined): void => {
    if (rowId === undefined) return;
    select({ part: 'row', id: rowId });
    focus(rowId);
  };
  return {
    addBlock: (kind, place) => add((id) => ({ do: 'addBlock', block: makeBlock(kind, id), place })),
    addBlockLast: (kind) =>
      add((id) => ({
        do: 'addBlockInRow',
        block: makeBlock(kind, id),
        at: readNow().content.rowList.length,
      })),
    addRow: (layout) => {
      const outcome = apply({ do: 'addRow', layout, at: readNow().content.rowList.length });
      if (outcome.code === 'addRow') keepRow(outcome.rowId);
    },
    moveBlock: (blockId, direction) => keepBlock(apply({ do: 'moveBlock', blockId, direction }).blockId),
    duplicateBlock: (blockId) => {
      const outcome = apply({ do: 'duplicateBlock', blockId });
      if (outcome.code === 'duplicateBlock') keepBlock(outcome.blockId);
    },
    moveRow: (rowId, by) => {
      const at = readNow().content.rowList.findIndex((row) => row.rowId === rowId);
      keepRow(apply({ do: 'moveRow', rowId, at: at + by }).rowId);
    },
    duplicateRow: (rowId) => {
      const outcome = apply({ do: 'duplicateRow', rowId });
      if (outcome.code === 'duplicateRow') keepRow(outcome.rowId);
    },
    ...removals,
    undo: () => say(builder.undo() ? texts.says.undo : texts.says.nothingToUndo),
    redo: () => say(builder.redo() ? texts.says.redo : texts.says.nothingToRedo),
  };
}

/** Removes parts; a notice offers to bring back what went. */
function useRemovals({ apply, select, focus, readNow }: Builder): Pick<Actions, 'removeBlock' | 'removeRow'> {
  const texts = useTexts(builderTexts);
  const removed = (text: string, back: Edit): void => {
    select(null);
    showToast({ text, action: { label: texts.undo, onPress: () => void apply(back) } });
  };
  return {
    removeBlock: (blockId) => {
      const found = findBlock(readNow().content, blockId);
      if (!found) return;
      apply({ do: 'removeBlock', blockId });
      focus(neighbourOf(found.place, readNow().content));
      const { block, place } = found;
      removed(texts.says.removeBlock(texts.kinds[block.kind]), { do: 'addBlock', block, place });
    },
    removeRow: (rowId) => {
      const { rowList } = readNow().content;
      const at = rowList.findIndex((row) => row.rowId === rowId);
      const row = rowList[at];
      if (!row) return;
      apply({ do: 'removeRow', rowId });
      focus((rowList[at + 1] ?? rowList[at - 1])?.rowId ?? null);
      removed(texts.says.removeRow, { do: 'putRow', row, at });
    },
  };
}

/** Returns the part that takes the focus where a block went: its neighbour, or the row. */
function neighbourOf({ rowId, cell, at }: Place, { rowList }: Builder['paper']['content']): string | null {
  const blocks = rowList.find((row) => row.rowId === rowId)?.cellList[cell] ?? [];
  return (blocks[at] ?? blocks[at - 1])?.blockId ?? rowId;
}
