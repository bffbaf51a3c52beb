/** Differences of two contents of a portfolio, block by block. Pure. */
import type { BlockKind, PortfolioBlock, PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { listBlocks } from '@naru/contract/areas/portfolio/page-names.ts';
import type { RichTextNode } from '@naru/contract/shared/rich-text.ts';

export interface BlockChange {
  readonly blockId: string;
  readonly kind: BlockKind;
  readonly change: 'added' | 'removed' | 'changed';
  /** Its first words, as it is now or was. */
  readonly words: string;
}

export interface Changes {
  readonly isHeadChanged: boolean;
  readonly isBackgroundChanged: boolean;
  readonly blockList: readonly BlockChange[];
  /** Nothing but order and styling differs. */
  readonly isOrderOnly: boolean;
  readonly isSame: boolean;
}

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sortKeys(one)) === JSON.stringify(sortKeys(other));

/** The server gives keys in another order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, entry]) => [key, sortKeys(entry)]),
  );
}

/** Compares an older content with a newer one. */
export function findChanges(older: PortfolioContent, newer: PortfolioContent): Changes {
  const before = new Map(listBlocks(older).map((block) => [block.blockId, block]));
  const after = listBlocks(newer);
  const ids = new Set(after.map(({ blockId }) => blockId));
  const here = after.flatMap((block): BlockChange[] => {
    const was = before.get(block.blockId);
    if (was && isEqual(was, block)) return [];
    return [describe(block, was ? 'changed' : 'added')];
  });
  const gone = [...before.values()].filter(({ blockId }) => !ids.has(blockId));
  const blockList = [...here, ...gone.map((block) => describe(block, 'removed'))];
  const isHeadChanged = !isEqual(older.head, newer.head);
  const isBackgroundChanged = !isEqual(older.background, newer.background);
  const isSame = isEqual(older, newer);
  return {
    isHeadChanged,
    isBackgroundChanged,
    blockList,
    isSame,
    isOrderOnly: !isSame && !isHeadChanged && !isBackgroundChanged && blockList.length === 0,
  };
}

const describe = (block: PortfolioBlock, change: BlockChange['change']): BlockChange => ({
  blockId: block.blockId,
  kind: block.kind,
  change,
  words: cut(firstWords(block)),
});

const MOST = 60;
const cut = (text: string): string => {
  const letters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return letters.length > MOST ? `${letters.slice(0, MOST).join('')}…` : letters.join('');
};

const textOf = ({ text = '', content = [] }: RichTextNode): string => text + content.map(textOf).join('');

function firstWords(block: PortfolioBlock): string {
  switch (block.kind) {
    case 'HEADING':
    case 'QUOTE':
      return block.text;
    case 'TEXT':
      return block.text.content.map(textOf).join(' ');
    case 'PROJECT':
    case 'LINK':
    case 'FILE':
    case 'VIDEO':
      return block.title;
    case 'IMAGE':
    case 'CHART':
      return block.caption;
    case 'TIMELINE':
      return block.itemList.map(({ title }) => title).join(', ');
    case 'SKILL':
      return block.itemList.map(({ name }) => name).join(', ');
    default:
      return '';
  }
}
