/** A piece that is never split: a paragraph or a line of one, a picture, or one row of a table. */
export interface PrintBlock {
  readonly height: number;
  /** Rows of one table share its number; a page that begins with a row repeats that table's head. */
  readonly table?: number | undefined;
  readonly headHeight?: number | undefined;
  /** Keeps a heading on the page of the next block. */
  readonly keepWithNext?: boolean | undefined;
  /** Begins a new page, even where it would be kept with the block before. */
  readonly breaksBefore?: boolean | undefined;
}

/** Blocks that are kept together go on at the end of a page only if at least so many of them stand there. */
const FEWEST = 3;

/**
 * Divides blocks into pages of a height in the same unit. Nothing is split: a block higher than a page gets one of
 * its own. Blocks that are kept together but need more than a page are divided where a page is full. Returns the
 * indexes of the blocks of each page; at least one page.
 */
export function paginate(blocks: readonly PrintBlock[], pageHeight: number): number[][] {
  const pages: number[][] = [[]];
  let used = 0;
  let place = 0;
  while (place < blocks.length) {
    const page = pages.at(-1) ?? [];
    const group = fitGroup(blocks, takeGroup(blocks, place), { page, used, pageHeight });
    if (group.length === 0 || (page.length > 0 && blocks[place]?.breaksBefore === true)) {
      pages.push([]);
      used = 0;
      continue;
    }
    used += measureGroup(blocks, group, page.at(-1));
    page.push(...group);
    place += group.length;
  }
  return pages;
}

/** Takes a block with those that must stay on its page. */
function takeGroup(blocks: readonly PrintBlock[], from: number): number[] {
  const group = [from];
  let last = from;
  while (blocks[last]?.keepWithNext === true && last + 1 < blocks.length && blocks[last + 1]?.breaksBefore !== true) {
    last += 1;
    group.push(last);
  }
  return group;
}

interface Room {
  readonly page: readonly number[];
  readonly used: number;
  readonly pageHeight: number;
}

/** Takes what goes onto the page: all of the group, its beginning where no page could hold all, or none. */
function fitGroup(blocks: readonly PrintBlock[], group: readonly number[], room: Room): readonly number[] {
  const { page, used, pageHeight } = room;
  if (used + measureGroup(blocks, group, page.at(-1)) <= pageHeight) return group;
  const needsMore = group.length > 1 && measureGroup(blocks, group, undefined) > pageHeight;
  if (!needsMore) return page.length > 0 ? [] : group;
  let count = 0;
  while (used + measureGroup(blocks, group.slice(0, count + 1), page.at(-1)) <= pageHeight) count += 1;
  if (page.length > 0) return group.slice(0, count < FEWEST ? 0 : count);
  return group.slice(0, Math.max(count, 2));
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
