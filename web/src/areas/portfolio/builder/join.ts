/**
 * Joins two sides of a portfolio that began with one version: what this page changed stands, and of the rest what the
 * server has. Blocks are compared by their ids, so that moving one is no change of its words. Pure.
 */
import { listBlocks } from '@naru/contract/areas/portfolio/page-blocks.ts';
import type { PortfolioBlock, PortfolioContent, PortfolioRow } from '@naru/contract/areas/portfolio/page-content.ts';

import { printOf } from '../../../blocks/autosave/kept.ts';
import { mergeOrder } from '../../../blocks/autosave/merge-order.ts';
import type { Marks, Parts, Sides } from '../../../blocks/autosave/types.ts';
import type { Paper } from './use-paper.ts';

const HEAD = [
  'name',
  'headline',
  'summary',
  'picture',
  'linkList',
] as const satisfies (keyof PortfolioContent['head'])[];
const ROW_LOOKS = ['tone', 'breaksBefore'] as const satisfies (keyof PortfolioRow)[];

const blockMark = (id: string): string => `block.${id}`;
const cellsMark = (id: string): string => `cells.${id}`;

/** The cells of a row and which blocks lie where, without their words. */
const cellsOf = ({ layout, phoneOrder, cellList }: PortfolioRow): unknown => [
  layout,
  phoneOrder,
  cellList.map((blocks) => blocks.map(({ blockId }) => blockId)),
];

function mark({ title, language, content }: Paper): Marks {
  const { head, background, rowList } = content;
  const parts: [string, unknown][] = [
    ['title', title],
    ['language', language],
    ['background', background],
    ['rows', rowList.map(({ rowId }) => rowId)],
    ...HEAD.map((field): [string, unknown] => [`head.${field}`, head[field]]),
    ...rowList.flatMap((row): [string, unknown][] => [
      [cellsMark(row.rowId), cellsOf(row)],
      ...ROW_LOOKS.map((field): [string, unknown] => [`${field}.${row.rowId}`, row[field]]),
    ]),
    ...listBlocks(content).map(({ block }): [string, unknown] => [blockMark(block.blockId), block]),
  ];
  return Object.fromEntries(parts.map(([name, value]) => [name, printOf(value)]));
}

function join({ mine, theirs, base }: Sides<Paper>): Paper {
  const marks = mark(mine);
  const isMine = (name: string): boolean => marks[name] !== base[name];
  const pick = <T>(name: string, ours: T, other: T): T => (isMine(name) ? ours : other);
  const { content: here } = mine;
  const { content: there } = theirs;
  const head = { ...there.head };
  for (const field of HEAD)
    Object.assign(head, { [field]: pick(`head.${field}`, here.head[field], there.head[field]) });
  return {
    title: pick('title', mine.title, theirs.title),
    language: pick('language', mine.language, theirs.language),
    content: {
      ...there,
      background: pick('background', here.background, there.background),
      head,
      rowList: joinRows({ here: here.rowList, there: there.rowList, isMine, isOld: (name) => name in base }),
    },
  };
}

export const portfolioParts: Parts<Paper> = { mark, join };

interface Rows {
  readonly here: readonly PortfolioRow[];
  readonly there: readonly PortfolioRow[];
  /** This page changed the part. */
  readonly isMine: (name: string) => boolean;
  /** The part stood in the version with which both began. */
  readonly isOld: (name: string) => boolean;
}

function joinRows(rows: Rows): PortfolioRow[] {
  const { here, there, isMine } = rows;
  const left = findLive(rows);
  const others = blocksOf(there);
  const [first, second] = isMine('rows') ? [here, there] : [there, here];
  const ordered = mergeOrder(first.map(idOf), second.map(idOf));
  const sides = { here: indexRows(here), there: indexRows(there) };
  const joined = ordered.flatMap((rowId): PortfolioRow[] => {
    const row = joinRow(rows, sides.here.get(rowId), sides.there.get(rowId));
    if (!row) return [];
    // A row that the other side took away keeps nothing that it put elsewhere.
    const isLeft = !sides.there.has(rowId) && !isMine(cellsMark(rowId));
    const cellList = row.cellList.map((blocks) =>
      blocks.flatMap(({ blockId }) => (isLeft && others.has(blockId) ? [] : takeBlock(left, blockId))),
    );
    return [{ ...row, cellList }];
  });
  const placed = [...left.values()].reduce((list, block) => putBlock(list, block, [here, there]), joined);
  return placed.filter((row) => row.cellList.flat().length > 0 || isKept(rows, row.rowId, sides));
}

const idOf = ({ rowId }: PortfolioRow): string => rowId;

const indexRows = (rows: readonly PortfolioRow[]): ReadonlyMap<string, PortfolioRow> =>
  new Map(rows.map((row) => [row.rowId, row]));

/** Blocks that stay, with the words that they have then. */
function findLive({ here, there, isMine, isOld }: Rows): Map<string, PortfolioBlock> {
  const ours = blocksOf(here);
  const others = blocksOf(there);
  const live = new Map<string, PortfolioBlock>();
  for (const [id, block] of others) {
    const own = ours.get(id);
    // Deleted on this page, unless it only came there since.
    if (!own && isOld(blockMark(id))) continue;
    live.set(id, own && isMine(blockMark(id)) ? own : block);
  }
  // Written here, and deleted there or not known there.
  for (const [id, block] of ours) if (!others.has(id) && isMine(blockMark(id))) live.set(id, block);
  return live;
}

const blocksOf = (rowList: readonly PortfolioRow[]): ReadonlyMap<string, PortfolioBlock> =>
  new Map(listBlocks({ rowList: [...rowList] }).map(({ block }) => [block.blockId, block]));

function joinRow(
  { isMine }: Rows,
  own: PortfolioRow | undefined,
  other: PortfolioRow | undefined,
): PortfolioRow | undefined {
  if (!own || !other) return own ?? other;
  const cells = isMine(cellsMark(own.rowId)) ? own : other;
  const pick = (field: (typeof ROW_LOOKS)[number]): PortfolioRow => (isMine(`${field}.${own.rowId}`) ? own : other);
  return { ...cells, tone: pick('tone').tone, breaksBefore: pick('breaksBefore').breaksBefore };
}

/** Gives a block that was not put anywhere yet. */
function takeBlock(left: Map<string, PortfolioBlock>, id: string): PortfolioBlock[] {
  const block = left.get(id);
  left.delete(id);
  return block ? [block] : [];
}

/** Puts a block where it stands on one of the sides: behind the block that it follows there. */
function putBlock(
  list: readonly PortfolioRow[],
  block: PortfolioBlock,
  sides: readonly (readonly PortfolioRow[])[],
): PortfolioRow[] {
  const row = sides.flat().find(({ cellList }) => cellList.flat().some(({ blockId }) => blockId === block.blockId));
  const blocks = row?.cellList.find((cell) => cell.some(({ blockId }) => blockId === block.blockId)) ?? [];
  const earlier = blocks.slice(
    0,
    blocks.findIndex(({ blockId }) => blockId === block.blockId),
  );
  const cell = row?.cellList.indexOf(blocks) ?? 0;
  return list.map((one) => {
    if (one.rowId !== row?.rowId) return one;
    const to = Math.min(cell, one.cellList.length - 1);
    const cellList = one.cellList.map((there, at) => {
      if (at !== to) return there;
      const behind = there.findLastIndex(({ blockId }) => earlier.some((before) => before.blockId === blockId));
      return there.toSpliced(behind + 1, 0, block);
    });
    return { ...one, cellList };
  });
}

/** A row that is empty stays where nobody deleted it. */
function isKept(
  { isOld, isMine }: Rows,
  rowId: string,
  { here, there }: Record<'here' | 'there', ReadonlyMap<string, PortfolioRow>>,
): boolean {
  if (here.has(rowId) && there.has(rowId)) return true;
  if (!isOld(cellsMark(rowId))) return true;
  return here.has(rowId) && isMine(cellsMark(rowId));
}
