import { makeRow } from '@naru/contract/areas/portfolio/page-blocks.ts';
import type { PortfolioBlock, PortfolioContent, PortfolioRow } from '@naru/contract/areas/portfolio/page-content.ts';
import { expect, test } from 'vitest';

import { portfolioParts } from './join.ts';
import type { Paper } from './use-paper.ts';

const heading = (blockId: string, text = blockId): PortfolioBlock => ({ blockId, kind: 'HEADING', text, level: 2 });
const row = (rowId: string, cells: readonly (readonly PortfolioBlock[])[]): PortfolioRow => ({
  ...makeRow(cells.length === 2 ? '2A' : '1', rowId),
  cellList: cells.map((blocks) => [...blocks]),
});
const head: PortfolioContent['head'] = { name: '', headline: '', summary: '', picture: null, linkList: [] };
const paper = (rowList: PortfolioRow[], more: Partial<Paper> = {}): Paper => ({
  title: '여정',
  language: 'ko',
  content: { background: { kind: 'THEME', theme: 'PAPER' }, head, rowList },
  ...more,
});
const words = ({ content }: Paper): string[] =>
  content.rowList.map(
    ({ rowId, cellList }) =>
      `${rowId}:${cellList
        .map((blocks) => blocks.map((block) => (block.kind === 'HEADING' ? block.text : '')).join(','))
        .join('|')}`,
  );

const began = paper([row('r', [[heading('a'), heading('b')]]), row('s', [[heading('c')], []])]);
const join = (mine: Paper, theirs: Paper, base = portfolioParts.mark(began)): Paper =>
  portfolioParts.join({ mine, theirs, base });

test('F2 blocks that this side did not touch keep what the other one wrote, those that it did its own', () => {
  const theirs = paper([row('r', [[heading('a', 'A'), heading('b', 'B')]]), row('s', [[heading('c')], []])], {
    title: '다른 제목',
  });
  const mine = paper([row('r', [[heading('a'), heading('b', '나')]]), row('s', [[heading('c')], [heading('d')]])]);
  const joined = join(mine, theirs);
  expect(words(joined)).toEqual(['r:A,나', 's:c|d']);
  expect(joined.title).toBe('다른 제목');
});

test('F2 what the other side added, deleted and moved stays so', () => {
  const theirs = paper([row('n', [[heading('e')]]), row('s', [[heading('b'), heading('f')], [heading('c')]])]);
  const mine = paper([row('r', [[heading('a', '나'), heading('b')]]), row('s', [[heading('c')], []])]);
  // a was written here, so that it outlives its row.
  expect(words(join(mine, theirs))).toEqual(['r:나', 'n:e', 's:b,f|c']);
  const untouched = paper([row('r', [[heading('a'), heading('b')]]), row('s', [[heading('c', '나')], []])]);
  expect(words(join(untouched, theirs))).toEqual(['n:e', 's:b,f|나']);
});

test('F2 what this side deleted and moved stays so, and no block comes twice or is lost', () => {
  const theirs = paper([
    row('r', [[heading('a'), heading('x'), heading('b', 'B')]]),
    row('s', [[heading('c', 'C')], []]),
  ]);
  const deleted = paper([row('s', [[heading('c')], []])]);
  expect(words(join(deleted, theirs))).toEqual(['r:x', 's:C|']);
  const moved = paper([row('s', [[heading('a'), heading('c')], []]), row('r', [[heading('b')]])]);
  expect(words(join(moved, theirs))).toEqual(['s:a,C|', 'r:x,B']);
});

test('F2 a page that does not know what it began with loses nothing of either side', () => {
  const theirs = paper([row('r', [[heading('a'), heading('x')]])]);
  const mine = paper([row('r', [[heading('a', '나'), heading('b')]])]);
  expect(words(join(mine, theirs, {}))).toEqual(['r:나,x,b']);
});

test('F2 keys in another order are no change', () => {
  const turned = { level: 2, text: 'a', kind: 'HEADING', blockId: 'a' } as const;
  const mine = paper([row('r', [[turned, heading('b')]]), row('s', [[heading('c')], []])]);
  const theirs = paper([row('r', [[heading('a', 'A'), heading('b')]]), row('s', [[heading('c')], []])]);
  expect(words(join(mine, theirs))).toEqual(['r:A,b', 's:c|']);
});
