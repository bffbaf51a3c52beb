/** Names a block by its own first words. Pure. */
import type { PortfolioBlock } from '@naru/contract/areas/portfolio/page-content.ts';
import type { RichTextNode } from '@naru/contract/shared/rich-text.ts';

import { promptWords } from './prompt-words.ts';

const MOST = 40;

const wordsOf = (nodes: readonly RichTextNode[]): string =>
  nodes.map(({ text = '', content = [] }) => text || wordsOf(content)).join(' ');

export function labelBlock(block: PortfolioBlock): string {
  const text = firstWords(block).trim();
  return (promptWords(text) || text).slice(0, MOST);
}

function firstWords(block: PortfolioBlock): string {
  switch (block.kind) {
    case 'HEADING':
    case 'QUOTE':
      return block.text;
    case 'TEXT':
      return wordsOf(block.text.content);
    case 'IMAGE':
      return block.caption || (block.picture?.altText ?? '');
    case 'PROJECT':
    case 'FILE':
    case 'VIDEO':
    case 'LINK':
      return block.title;
    case 'TIMELINE':
      return block.itemList[0]?.title ?? '';
    case 'SKILL':
      return block.itemList.map(({ name }) => name).join(', ');
    default:
      return '';
  }
}
