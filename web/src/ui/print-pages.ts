/** A piece that is never split: a paragraph, a picture, or one row of a table. */
export interface PrintBlock {
  readonly height: number;
  /** Rows of one table share its number; a page that begins with a row repeats that table's head. */
  readonly table?: number | undefined;
  readonly headHeight?: number | undefined;
  /** Keeps a heading on the page of the next block. */
  readonly keepWithNext?: boolean | undefined;
}

/**
 * Divides blocks into pages of a height in the same unit. Nothing is split: a block higher than a page gets one of
 * its own. Returns the indexes of the blocks of each page; at least one page.
 */
export function paginate(blocks: readonly PrintBlock[], pageHeight: number): number[][] {
  const pages: number[][] = [[]];
  let used = 0;
  let place = 0;
  while (place < blocks.length) {
    const group = takeGroup(blocks, place);
    const page = pages.at(-1) ?? [];
    const needed = measureGroup(blocks, group, page.at(-1));
    if (page.length > 0 && used + needed > pageHeight) {
      pages.push([]);
      used = 0;
      continue;
    }
    page.push(...group);
    used += needed;
    place += group.length;
  }
  return pages;
}

/** Takes a block with those that must stay on its page. */
function takeGroup(blocks: readonly PrintBlock[], from: number): number[] {
  const group = [from];
  while (blocks[group.at(-1) ?? from]?.keepWithNext === true && (group.at(-1) ?? from) + 1 < blocks.length) {
    group.push((group.at(-1) ?? from) + 1);
  }
  return group;
}

function measureGroup(blocks: readonly PrintBlock[], group: readonly number[], previous: number | undefined): number {
  let before = previous === undefined ? undefined : blocks[previous];
  let sum = 0;
  for (const index of group) {
    const block = blocks[index];
    if (!block) continue;
    const beginsTable = block.table !== undefined && block.table !== before?.table;
    sum += block.height + (beginsTable ? (block.headHeight ?? 0) : 0);
    before = block;
  }
  return sum;
}
