import { findContentProblems, listBlocks, makeBlock, makeRow } from '@naru/contract/areas/portfolio/page-blocks.ts';
import {
  BLOCK_KINDS,
  PORTFOLIO_LAYOUTS,
  PortfolioContent,
  type PortfolioContent as Content,
} from '@naru/contract/areas/portfolio/page-content.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyEdit, type Edit, orderOnPhone } from './edits.ts';
import { emptyHistory, MOST_STEPS, record, redo, undo } from './history.ts';
import { findBlock } from './places.ts';

let last = 0;
const newId = (): string => {
  last += 1;
  return `00000000-0000-4000-8000-${last.toString(16).padStart(12, '0')}`;
};
const empty = (): Content => ({
  background: { kind: 'THEME', theme: 'HARBOUR' },
  head: { name: '', headline: '', summary: '', picture: null, linkList: [] },
  rowList: [],
});
const text = () => makeBlock('TEXT', newId());
/** A content of rows, each a list of cells with so many texts. */
function contentOf(...rows: readonly (readonly number[])[]): Content {
  const layouts = { 1: '1', 2: '2A', 3: '3', 4: '4' } as const;
  return {
    ...empty(),
    rowList: rows.map((cells) => ({
      ...makeRow(layouts[cells.length as 1 | 2 | 3 | 4], newId()), // rows have one to four cells
      cellList: cells.map((count) => Array.from({ length: count }, text)),
    })),
  };
}
const idAt = (content: Content, row: number, cell: number, at: number): string =>
  content.rowList[row]?.cellList[cell]?.[at]?.blockId ?? '';
const shape = (content: Content) => content.rowList.map(({ cellList }) => cellList.map((blocks) => blocks.length));
const apply = (content: Content, edit: Edit) => applyEdit(content, edit, newId);

const number = fc.nat({ max: 400 });
/** An edit of any kind on whatever stands at these numbers. */
const anyEdit = fc.record({ kind: fc.nat({ max: 15 }), one: number, two: number, three: number });

function makeEdit(
  content: Content,
  { kind, one, two, three }: { kind: number; one: number; two: number; three: number },
) {
  const row = content.rowList[one % Math.max(1, content.rowList.length)];
  const rowId = row?.rowId ?? newId();
  const blocks = listBlocks(content);
  const blockId = blocks[two % Math.max(1, blocks.length)]?.block.blockId ?? newId();
  const layout = PORTFOLIO_LAYOUTS[three % PORTFOLIO_LAYOUTS.length] ?? '1';
  const cell = three % Math.max(1, row?.cellList.length ?? 1);
  const place = { rowId, cell, at: two % ((row?.cellList[cell]?.length ?? 0) + 1) };
  const block = makeBlock(BLOCK_KINDS[three % BLOCK_KINDS.length] ?? 'TEXT', newId());
  const edits: readonly Edit[] = [
    { do: 'addRow', layout, at: one % (content.rowList.length + 1) },
    { do: 'removeRow', rowId },
    { do: 'duplicateRow', rowId },
    { do: 'moveRow', rowId, at: two % (content.rowList.length + 1) },
    { do: 'setLayout', rowId, layout },
    { do: 'setRow', rowId, more: { tone: 'ACCENT', breaksBefore: true } },
    { do: 'moveOnPhone', rowId, cell, by: two % 2 === 0 ? 1 : -1 },
    { do: 'addBlock', block, place },
    { do: 'addBlockInRow', block, at: one % (content.rowList.length + 1) },
    { do: 'removeBlock', blockId },
    { do: 'duplicateBlock', blockId },
    { do: 'moveBlock', blockId, direction: (['up', 'down', 'left', 'right'] as const)[three % 4] ?? 'up' },
    { do: 'dropBlock', blockId, place },
    { do: 'setHead', more: { name: '김나루' } },
    { do: 'setBackground', background: { kind: 'COLOR', color: '#0b6e75' } },
    { do: 'putRow', row: { ...makeRow('1', newId()), cellList: [[block]] }, at: one % (content.rowList.length + 1) },
  ];
  return edits[kind] ?? edits[0];
}

describe('F2 every change of a portfolio', () => {
  it('keeps it valid, whatever is done in whatever order', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 120 }), (steps) => {
        let content = empty();
        for (const step of steps) {
          const edit = makeEdit(content, step);
          if (edit) content = apply(content, edit).content;
        }
        expect(findContentProblems(content)).toEqual([]);
        expect(PortfolioContent.safeParse(content).success).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('is taken back exactly, and made again exactly', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { minLength: 1, maxLength: 70 }), (steps) => {
        let content = empty();
        let history = emptyHistory<Content>();
        const seen: Content[] = [];
        for (const [at, step] of steps.entries()) {
          const edit = makeEdit(content, step);
          const next = edit ? apply(content, edit).content : content;
          if (next === content) continue;
          history = record(history, content, { at: at * 10 });
          seen.push(content);
          content = next;
        }
        const end = content;
        const back = Math.min(seen.length, MOST_STEPS);
        for (let at = 0; at < back; at += 1) {
          const moved = undo(history, content);
          ({ history, value: content } = moved ?? { history, value: content });
          expect(content).toBe(seen[seen.length - 1 - at]);
        }
        expect(undo(history, content)).toBeUndefined();
        for (let at = 0; at < back; at += 1) {
          const moved = redo(history, content);
          ({ history, value: content } = moved ?? { history, value: content });
        }
        expect(content).toBe(end);
      }),
      { numRuns: 80 },
    );
  });
});

describe('F1 layouts', () => {
  it('lose no block: those of cells that vanish go to the last one, in order', () => {
    const content = contentOf([1, 2, 1, 3]);
    const ids = listBlocks(content).map(({ block }) => block.blockId);
    const rowId = content.rowList[0]?.rowId ?? '';
    const narrow = apply(content, { do: 'setLayout', rowId, layout: '2B' }).content;
    expect(shape(narrow)).toEqual([[1, 6]]);
    expect(listBlocks(narrow).map(({ block }) => block.blockId)).toEqual(ids);
    const wide = apply(narrow, { do: 'setLayout', rowId, layout: '3' }).content;
    expect(shape(wide)).toEqual([[1, 6, 0]]);
  });

  it('keep the order of a phone while the number of cells stays, and drop it otherwise', () => {
    const content = contentOf([1, 1]);
    const rowId = content.rowList[0]?.rowId ?? '';
    const turned = apply(content, { do: 'moveOnPhone', rowId, cell: 1, by: -1 }).content;
    expect(turned.rowList[0]?.phoneOrder).toEqual([1, 0]);
    expect(apply(turned, { do: 'setLayout', rowId, layout: '2C' }).content.rowList[0]?.phoneOrder).toEqual([1, 0]);
    const three = apply(turned, { do: 'setLayout', rowId, layout: '3' }).content.rowList[0];
    expect(three && orderOnPhone(three)).toEqual([0, 1, 2]);
    expect(three?.phoneOrder).toEqual([]);
  });
});

describe('F2 moving', () => {
  it('goes up and down within a cell, and over into the next row', () => {
    const content = contentOf([2], [1, 1]);
    const id = idAt(content, 0, 0, 0);
    const down = apply(content, { do: 'moveBlock', blockId: id, direction: 'down' }).content;
    expect(findBlock(down, id)).toMatchObject({ row: 0, place: { cell: 0, at: 1 } });
    const over = apply(down, { do: 'moveBlock', blockId: id, direction: 'down' }).content;
    expect(findBlock(over, id)).toMatchObject({ row: 1, place: { cell: 0, at: 0 } });
    const back = apply(over, { do: 'moveBlock', blockId: id, direction: 'up' }).content;
    expect(findBlock(back, id)).toMatchObject({ row: 0, place: { cell: 0, at: 1 } });
  });

  it('goes left and right into the next cell, and says where there is no further', () => {
    const content = contentOf([1, 1]);
    const id = idAt(content, 0, 0, 0);
    const right = apply(content, { do: 'moveBlock', blockId: id, direction: 'right' });
    expect(right).toMatchObject({ code: 'moveBlock' });
    expect(findBlock(right.content, id)).toMatchObject({ place: { cell: 1, at: 0 } });
    expect(apply(right.content, { do: 'moveBlock', blockId: id, direction: 'right' })).toEqual({
      content: right.content,
      code: 'edge',
      blockId: id,
    });
    expect(apply(content, { do: 'moveBlock', blockId: id, direction: 'up' }).code).toBe('edge');
  });

  it('drops where the mark was, also below itself in its own cell', () => {
    const content = contentOf([4]);
    const rowId = content.rowList[0]?.rowId ?? '';
    const id = idAt(content, 0, 0, 0);
    const next = apply(content, { do: 'dropBlock', blockId: id, place: { rowId, cell: 0, at: 3 } }).content;
    expect(findBlock(next, id)?.place.at).toBe(2);
    expect(apply(content, { do: 'dropBlock', blockId: id, place: { rowId, cell: 0, at: 1 } }).code).toBe('edge');
  });
});

describe('F1 limits', () => {
  it('refuse the 201st block and the 61st row, and nothing changes', () => {
    const full = contentOf([SHOWN_MOST.blocks]);
    const rowId = full.rowList[0]?.rowId ?? '';
    const block = text();
    for (const edit of [
      { do: 'addBlock', block, place: { rowId, cell: 0, at: 0 } },
      { do: 'addBlockInRow', block, at: 0 },
      { do: 'duplicateBlock', blockId: idAt(full, 0, 0, 0) },
      { do: 'duplicateRow', rowId },
    ] as const)
      expect(apply(full, edit)).toMatchObject({ code: 'fullBlocks', content: full });
    const rows = contentOf(...Array.from({ length: SHOWN_MOST.rows }, () => [0]));
    expect(apply(rows, { do: 'addRow', layout: '1', at: 0 })).toMatchObject({ code: 'fullRows', content: rows });
  });

  it('give copies ids of their own', () => {
    const content = contentOf([2, 1]);
    const rowId = content.rowList[0]?.rowId ?? '';
    const next = apply(content, { do: 'duplicateRow', rowId }).content;
    expect(new Set(listBlocks(next).map(({ block }) => block.blockId)).size).toBe(6);
  });
});

describe('F2 undo', () => {
  it('and the message of a deletion do not bring the same part back twice', () => {
    const content = contentOf([2]);
    const [row] = content.rowList;
    const found = findBlock(content, idAt(content, 0, 0, 1));
    if (!row || !found) throw new Error('Both are there.');
    expect(apply(content, { do: 'addBlock', block: found.block, place: found.place }).content).toBe(content);
    expect(apply(content, { do: 'putRow', row, at: 0 }).content).toBe(content);
  });

  it('takes what is typed in one field without a pause as one step', () => {
    let history = emptyHistory<string>();
    history = record(history, '', { field: 'a', at: 0 });
    history = record(history, '가', { field: 'a', at: 500 });
    history = record(history, '가나', { field: 'a', at: 5000 });
    history = record(history, '가나다', { field: 'b', at: 5100 });
    expect(history.past).toEqual(['', '가나', '가나다']);
  });

  it('keeps fifty steps', () => {
    let history = emptyHistory<number>();
    for (let at = 0; at < 80; at += 1) history = record(history, at, { at });
    expect(history.past).toHaveLength(MOST_STEPS);
    expect(history.past[0]).toBe(30);
  });
});
