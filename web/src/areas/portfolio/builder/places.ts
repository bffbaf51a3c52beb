/** Places of blocks, and moving them about. Pure. */
import type { PortfolioBlock, PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** A place in a cell: the block with this number stands below it. */
export interface Place {
  readonly rowId: string;
  readonly cell: number;
  readonly at: number;
}

export interface FoundBlock {
  readonly block: PortfolioBlock;
  readonly place: Place;
  /** Numbers for people to hear: of the row among the rows, and of all of them. */
  readonly row: number;
}

export function findBlock({ rowList }: Pick<PortfolioContent, 'rowList'>, blockId: string): FoundBlock | undefined {
  for (const [row, { rowId, cellList }] of rowList.entries())
    for (const [cell, blocks] of cellList.entries()) {
      const at = blocks.findIndex((block) => block.blockId === blockId);
      const block = blocks[at];
      if (block) return { block, row, place: { rowId, cell, at } };
    }
  return undefined;
}

/** Takes a block out and puts it in elsewhere; the same content where it stays or the place is not there. */
export function dropBlock(content: PortfolioContent, blockId: string, to: Place): PortfolioContent {
  const found = findBlock(content, blockId);
  const target = content.rowList.find(({ rowId }) => rowId === to.rowId)?.cellList[to.cell];
  if (!found || !target) return content;
  const { place, block } = found;
  const isSameCell = place.rowId === to.rowId && place.cell === to.cell;
  // The place was told while the block itself stood above it.
  const at = isSameCell && to.at > place.at ? to.at - 1 : to.at;
  if (isSameCell && at === place.at) return content;
  return {
    ...content,
    rowList: content.rowList.map((row) => ({
      ...row,
      cellList: row.cellList.map((blocks, cell) => {
        const left = blocks.filter((one) => one.blockId !== blockId);
        const isTarget = row.rowId === to.rowId && cell === to.cell;
        return isTarget ? left.toSpliced(at, 0, block) : left.length === blocks.length ? blocks : left;
      }),
    })),
  };
}

/** Moves a block by one; at the end of a cell it goes on into the next row. The same content where there is no further. */
export function moveBlock(content: PortfolioContent, blockId: string, direction: Direction): PortfolioContent {
  const to = findNext(content, blockId, direction);
  return to ? dropBlock(content, blockId, to) : content;
}

function findNext(content: PortfolioContent, blockId: string, direction: Direction): Place | undefined {
  const found = findBlock(content, blockId);
  const row = found && content.rowList[found.row];
  if (!row) return undefined;
  const { place } = found;
  if (direction === 'left' || direction === 'right') {
    const cell = place.cell + (direction === 'left' ? -1 : 1);
    const blocks = row.cellList[cell];
    return blocks && { ...place, cell, at: Math.min(place.at, blocks.length) };
  }
  const blocks = row.cellList[place.cell] ?? [];
  if (direction === 'up' && place.at > 0) return { ...place, at: place.at - 1 };
  if (direction === 'down' && place.at < blocks.length - 1) return { ...place, at: place.at + 2 };
  const next = content.rowList[found.row + (direction === 'up' ? -1 : 1)];
  if (!next) return undefined;
  const cell = Math.min(place.cell, next.cellList.length - 1);
  return { rowId: next.rowId, cell, at: direction === 'up' ? (next.cellList[cell]?.length ?? 0) : 0 };
}
