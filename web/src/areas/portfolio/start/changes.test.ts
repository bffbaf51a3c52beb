import type { PortfolioBlock, PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { expect, it } from 'vitest';

import { findChanges } from './changes.ts';

const heading = (at: number, text: string): PortfolioBlock => ({
  blockId: `00000000-0000-7000-8000-00000000000${at}`,
  kind: 'HEADING',
  text,
  level: 2,
});

const page = (...blocks: readonly PortfolioBlock[]): PortfolioContent => ({
  background: { kind: 'THEME', theme: 'PAPER' },
  head: { name: '김나루', headline: '', summary: '', picture: null, linkList: [] },
  rowList: [
    {
      rowId: '00000000-0000-7000-8000-000000000099',
      layout: '1',
      tone: 'PLAIN',
      breaksBefore: false,
      phoneOrder: [],
      cellList: [[...blocks]],
    },
  ],
});

it('F13 tells which blocks came, went and were changed, by their first words', () => {
  const older = page(heading(1, '하나'), heading(2, '둘'));
  const newer = page(heading(1, '하나!'), heading(3, '셋'));
  const { blockList, isSame, isOrderOnly } = findChanges(older, newer);
  expect(blockList.map(({ change, words }) => [change, words])).toEqual([
    ['changed', '하나!'],
    ['added', '셋'],
    ['removed', '둘'],
  ]);
  expect([isSame, isOrderOnly]).toEqual([false, false]);
});

it('F13 tells that nothing differs, whatever the order of keys, and that only the order does', () => {
  const older = page(heading(1, '하나'), heading(2, '둘'));
  const turned = JSON.parse(JSON.stringify({ rowList: older.rowList, head: older.head, background: older.background }));
  expect(findChanges(older, turned as PortfolioContent)).toMatchObject({ isSame: true, blockList: [] });
  const moved = page(heading(2, '둘'), heading(1, '하나'));
  expect(findChanges(older, moved)).toMatchObject({ isOrderOnly: true, isSame: false });
});
