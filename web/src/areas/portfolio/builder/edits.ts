/** Changes of a portfolio's content, each giving a new one. Pure. */
import { listBlocks, makeRow } from '@naru/contract/areas/portfolio/page-blocks.ts';
import {
  LAYOUT_CELLS,
  type PortfolioBlock,
  type PortfolioContent,
  type PortfolioLayout,
  type PortfolioRow,
} from '@naru/contract/areas/portfolio/page-content.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import { dropBlock, findBlock, moveBlock, type Direction, type Place } from './places.ts';

export type Edit =
  | { readonly do: 'addRow'; readonly layout: PortfolioLayout; readonly at: number }
  /** Puts a row back that was removed. */
  | { readonly do: 'putRow'; readonly row: PortfolioRow; readonly at: number }
  | { readonly do: 'removeRow' | 'duplicateRow'; readonly rowId: string }
  /** `at`: its number among the rows afterwards. */
  | { readonly do: 'moveRow'; readonly rowId: string; readonly at: number }
  | { readonly do: 'setLayout'; readonly rowId: string; readonly layout: PortfolioLayout }
  | {
      readonly do: 'setRow';
      readonly rowId: string;
      readonly more: Partial<Pick<PortfolioRow, 'tone' | 'breaksBefore'>>;
    }
  | { readonly do: 'moveOnPhone'; readonly rowId: string; readonly cell: number; readonly by: -1 | 1 }
  | { readonly do: 'addBlock'; readonly block: PortfolioBlock; readonly place: Place }
  /** Puts a block into a row of its own, where there is none to put it. */
  | { readonly do: 'addBlockInRow'; readonly block: PortfolioBlock; readonly at: number }
  | { readonly do: 'removeBlock' | 'duplicateBlock'; readonly blockId: string }
  | { readonly do: 'moveBlock'; readonly blockId: string; readonly direction: Direction }
  | { readonly do: 'dropBlock'; readonly blockId: string; readonly place: Place }
  | { readonly do: 'setBlock'; readonly blockId: string; readonly more: Readonly<Record<string, unknown>> }
  | { readonly do: 'setHead'; readonly more: Partial<PortfolioContent['head']> }
  | { readonly do: 'setBackground'; readonly background: PortfolioContent['background'] };

/** Says what came of an edit: what is announced, and which part is in hand then. */
export interface Outcome {
  readonly content: PortfolioContent;
  /** `edge`: it lies at the end already. `fullRows`, `fullBlocks`: there is no room for more. */
  readonly code: Edit['do'] | 'edge' | 'fullRows' | 'fullBlocks';
  /** The row or block in hand. */
  readonly rowId?: string;
  readonly blockId?: string;
}

type Work = (content: PortfolioContent, edit: never, newId: () => string) => Outcome;

const WORKS: Readonly<Record<Edit['do'], Work>> = {
  addRow: (content, edit: Extract<Edit, { do: 'addRow' }>, newId) =>
    insertRow(content, makeRow(edit.layout, newId()), { at: edit.at, code: 'addRow' }),
  putRow: (content, { row, at }: Extract<Edit, { do: 'putRow' }>) => {
    if (content.rowList.some(({ rowId }) => rowId === row.rowId)) return { content, code: 'edge', rowId: row.rowId };
    if (isFull(content, row.cellList.flat().length)) return { content, code: 'fullBlocks' };
    return insertRow(content, row, { at, code: 'putRow' });
  },
  removeRow: (content, { rowId }: { rowId: string }) => ({
    content: { ...content, rowList: content.rowList.filter((row) => row.rowId !== rowId) },
    code: 'removeRow',
  }),
  duplicateRow,
  moveRow,
  setLayout,
  setRow: (content, { rowId, more }: Extract<Edit, { do: 'setRow' }>) => ({
    content: patchRow(content, rowId, (row) => ({ ...row, ...more })),
    code: 'setRow',
    rowId,
  }),
  moveOnPhone,
  addBlock,
  addBlockInRow: (content, { block, at }: Extract<Edit, { do: 'addBlockInRow' }>, newId) => {
    if (isFull(content, 1)) return { content, code: 'fullBlocks' };
    const row = { ...makeRow('1', newId()), cellList: [[block]] };
    const outcome = insertRow(content, row, { at, code: 'addBlock' });
    return outcome.code === 'addBlock' ? { ...outcome, blockId: block.blockId } : outcome;
  },
  removeBlock: (content, { blockId }: { blockId: string }) => ({
    content: mapCells(content, (blocks) => blocks.filter((block) => block.blockId !== blockId)),
    code: 'removeBlock',
  }),
  duplicateBlock,
  moveBlock: (content, { blockId, direction }: Extract<Edit, { do: 'moveBlock' }>) =>
    settleMove(content, moveBlock(content, blockId, direction), blockId),
  dropBlock: (content, { blockId, place }: Extract<Edit, { do: 'dropBlock' }>) =>
    settleMove(content, dropBlock(content, blockId, place), blockId),
  setBlock: (content, { blockId, more }: Extract<Edit, { do: 'setBlock' }>) => ({
    content: mapCells(content, (blocks) =>
      // A patch is of the kind that its fields were drawn for.
      blocks.map((block) => (block.blockId === blockId ? { ...block, ...more } : block)),
    ),
    code: 'setBlock',
    blockId,
  }),
  setHead: (content, { more }: Extract<Edit, { do: 'setHead' }>) => ({
    content: { ...content, head: { ...content.head, ...more } },
    code: 'setHead',
  }),
  setBackground: (content, { background }: Extract<Edit, { do: 'setBackground' }>) => ({
    content: { ...content, background },
    code: 'setBackground',
  }),
};

/** Makes a change; where there is no room, or it lies at the end already, the content stays as it is. */
export function applyEdit(content: PortfolioContent, edit: Edit, newId: () => string): Outcome {
  const work = WORKS[edit.do] as (content: PortfolioContent, edit: Edit, newId: () => string) => Outcome; // by its name
  return work(content, edit, newId);
}

const settleMove = (before: PortfolioContent, content: PortfolioContent, blockId: string): Outcome => ({
  content,
  code: content === before ? 'edge' : 'moveBlock',
  blockId,
});

const isFull = (content: PortfolioContent, more: number): boolean =>
  listBlocks(content).length + more > SHOWN_MOST.blocks;

function insertRow(
  content: PortfolioContent,
  row: PortfolioRow,
  { at, code }: { readonly at: number; readonly code: Outcome['code'] },
): Outcome {
  if (content.rowList.length >= SHOWN_MOST.rows) return { content, code: 'fullRows' };
  return { content: { ...content, rowList: content.rowList.toSpliced(at, 0, row) }, code, rowId: row.rowId };
}

function patchRow(
  content: PortfolioContent,
  rowId: string,
  change: (row: PortfolioRow) => PortfolioRow,
): PortfolioContent {
  return { ...content, rowList: content.rowList.map((row) => (row.rowId === rowId ? change(row) : row)) };
}

function mapCells(content: PortfolioContent, change: (blocks: PortfolioBlock[]) => PortfolioBlock[]): PortfolioContent {
  const rowList = content.rowList.map((row) => ({ ...row, cellList: row.cellList.map(change) }));
  return { ...content, rowList };
}

function duplicateRow(content: PortfolioContent, { rowId }: { rowId: string }, newId: () => string): Outcome {
  const at = content.rowList.findIndex((row) => row.rowId === rowId);
  const row = content.rowList[at];
  if (!row) return { content, code: 'edge' };
  if (isFull(content, row.cellList.flat().length)) return { content, code: 'fullBlocks' };
  const copy = {
    ...row,
    rowId: newId(),
    cellList: row.cellList.map((blocks) => blocks.map((block) => ({ ...block, blockId: newId() }))),
  };
  return insertRow(content, copy, { at: at + 1, code: 'duplicateRow' });
}

function moveRow(content: PortfolioContent, { rowId, at }: Extract<Edit, { do: 'moveRow' }>): Outcome {
  const from = content.rowList.findIndex((row) => row.rowId === rowId);
  const row = content.rowList[from];
  if (!row || at === from || at < 0 || at >= content.rowList.length) return { content, code: 'edge', rowId };
  return {
    content: { ...content, rowList: content.rowList.toSpliced(from, 1).toSpliced(at, 0, row) },
    code: 'moveRow',
    rowId,
  };
}

/** Blocks of cells that vanish go to the end of the last one. */
function setLayout(content: PortfolioContent, { rowId, layout }: Extract<Edit, { do: 'setLayout' }>): Outcome {
  const cells = LAYOUT_CELLS[layout].length;
  const next = patchRow(content, rowId, (row) => ({
    ...row,
    layout,
    phoneOrder: row.cellList.length === cells ? row.phoneOrder : [],
    cellList: Array.from({ length: cells }, (_, cell) =>
      cell === cells - 1 ? row.cellList.slice(cell).flat() : (row.cellList[cell] ?? []),
    ),
  }));
  return { content: next, code: 'setLayout', rowId };
}

function moveOnPhone(content: PortfolioContent, { rowId, cell, by }: Extract<Edit, { do: 'moveOnPhone' }>): Outcome {
  const next = patchRow(content, rowId, (row) => {
    const order = orderOnPhone(row);
    const at = order.indexOf(cell);
    if (at < 0 || at + by < 0 || at + by >= order.length) return row;
    const moved = order.toSpliced(at, 1).toSpliced(at + by, 0, cell);
    return { ...row, phoneOrder: moved.every((one, place) => one === place) ? [] : moved };
  });
  return { content: next, code: 'moveOnPhone', rowId };
}

/** Returns the cells of a row in the order of a phone. */
export const orderOnPhone = ({ phoneOrder, cellList }: Pick<PortfolioRow, 'phoneOrder' | 'cellList'>): number[] =>
  phoneOrder.length === cellList.length ? phoneOrder : cellList.map((_, cell) => cell);

function addBlock(content: PortfolioContent, { block, place }: Extract<Edit, { do: 'addBlock' }>): Outcome {
  // An undo may have brought it back before the message of its deletion did.
  if (findBlock(content, block.blockId)) return { content, code: 'edge', blockId: block.blockId };
  if (isFull(content, 1)) return { content, code: 'fullBlocks' };
  const next = patchRow(content, place.rowId, (row) => ({
    ...row,
    cellList: row.cellList.map((blocks, cell) => (cell === place.cell ? blocks.toSpliced(place.at, 0, block) : blocks)),
  }));
  return { content: next, code: 'addBlock', blockId: block.blockId };
}

function duplicateBlock(content: PortfolioContent, { blockId }: { blockId: string }, newId: () => string): Outcome {
  const found = findBlock(content, blockId);
  if (!found) return { content, code: 'edge' };
  const { place, block } = found;
  const copy = { ...block, blockId: newId() };
  const outcome = addBlock(content, { do: 'addBlock', block: copy, place: { ...place, at: place.at + 1 } });
  return outcome.code === 'addBlock' ? { ...outcome, code: 'duplicateBlock' } : outcome;
}
