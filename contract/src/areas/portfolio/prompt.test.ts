import { describe, expect, it } from 'vitest';

import { makeBlock, makeRow } from './page-blocks.ts';
import type { PortfolioBlock, PortfolioContent } from './page-content.ts';
import { promptOf, withoutPrompts } from './prompt.ts';

const heading = (text: string, level: 2 | 3 = 2): PortfolioBlock => ({ blockId: text, kind: 'HEADING', text, level });
const words = (text: string): PortfolioBlock => ({
  blockId: text,
  kind: 'TEXT',
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});
const prompt = words(promptOf('여기에 써 보세요'));

function headingsOf(...cell: PortfolioBlock[]): string[] {
  const content: PortfolioContent = {
    background: { kind: 'THEME', theme: 'PAPER' },
    head: { name: '이도현', headline: '', summary: '', picture: null, linkList: [] },
    rowList: [{ ...makeRow('1', 'row'), cellList: [cell] }],
  };
  const blocks = withoutPrompts(content).rowList.flatMap(({ cellList }) => cellList.flat());
  return blocks.flatMap((block) => (block.kind === 'HEADING' ? [block.text] : []));
}

describe('F11 headings without prompts', () => {
  it('go where nothing but prompts stood below them', () => {
    expect(headingsOf(heading('해낸 일'), makeBlock('GALLERY', 'none'), prompt)).toEqual([]);
    expect(headingsOf(heading('해낸 일'), prompt, heading('배운 것'), words('끝까지 했어요.'))).toEqual(['배운 것']);
  });

  it('stay where the person wrote something, or wanted nothing below', () => {
    expect(headingsOf(heading('해낸 일'), prompt, words('끝까지 했어요.'))).toEqual(['해낸 일']);
    expect(headingsOf(heading('해낸 일'))).toEqual(['해낸 일']);
    expect(headingsOf(heading('해낸 일'), makeBlock('GALLERY', 'none'))).toEqual(['해낸 일']);
    expect(headingsOf(heading('해낸 일'), heading('동아리', 3), words('끝까지 했어요.'), prompt)).toEqual([
      '해낸 일',
      '동아리',
    ]);
  });
});
