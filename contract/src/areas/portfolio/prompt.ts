/**
 * Prompts: words in a new portfolio that stand where the student’s own words belong. Others never see them, and
 * publishing says how many are left (docs/specification.md, Portfolios). Pure.
 */
import type { RichTextNode } from '../../shared/rich-text.ts';
import type { PortfolioBlock, PortfolioContent } from './page-content.ts';

/** Begins every prompt; nobody types it by chance. */
const PROMPT_MARK = '✎ ';

export const promptOf = (text: string): string => `${PROMPT_MARK}${text}`;

/** Returns whether a text is a prompt still. */
export const isPrompt = (text: string): boolean => text.startsWith(PROMPT_MARK);

const own = (text: string): string => (isPrompt(text) ? '' : text);

/** Takes all prompts out: the portfolio as others see it. Blocks stay, emptier; a heading of prompts alone goes with them. */
export function withoutPrompts(content: PortfolioContent): PortfolioContent {
  const { head } = content;
  return {
    ...content,
    head: { ...head, headline: own(head.headline), summary: own(head.summary) },
    rowList: content.rowList.map((row) => ({
      ...row,
      cellList: row.cellList.map((cell) => cell.filter((_, at) => !isHollow(cell, at)).map(withoutPrompt)),
    })),
  };
}

/** Returns whether a heading has nothing but prompts below it. */
function isHollow(cell: readonly PortfolioBlock[], at: number): boolean {
  const heading = cell[at];
  if (heading?.kind !== 'HEADING') return false;
  const after = cell.slice(at + 1);
  const next = after.findIndex((block) => block.kind === 'HEADING' && block.level <= heading.level);
  const below = next === -1 ? after : after.slice(0, next);
  return below.flatMap(listTexts).some(isPrompt) && below.map(withoutPrompt).every(isBlank);
}

function isBlank(block: PortfolioBlock): boolean {
  switch (block.kind) {
    case 'TEXT':
      return block.text.content.length === 0;
    case 'PROJECT':
      return `${block.title}${block.role}${block.place}${block.text}` === '' && !block.picture && !block.source;
    case 'QUOTE':
      return block.text === '';
    case 'SKILL':
      return block.itemList.length === 0;
    case 'GALLERY':
      return block.pictureList.length === 0;
    default:
      return false;
  }
}

function withoutPrompt(block: PortfolioBlock): PortfolioBlock {
  switch (block.kind) {
    case 'TEXT':
      return { ...block, text: { ...block.text, content: keepOwn(block.text.content) } };
    case 'HEADING':
      return { ...block, text: own(block.text) };
    case 'PROJECT':
      return { ...block, title: own(block.title), role: own(block.role), text: own(block.text) };
    case 'QUOTE':
      return { ...block, text: own(block.text), by: own(block.by) };
    case 'TIMELINE':
      return { ...block, itemList: block.itemList.map((item) => ({ ...item, text: own(item.text) })) };
    case 'SKILL':
      return { ...block, itemList: block.itemList.filter(({ name }) => !isPrompt(name)) };
    default:
      return block;
  }
}

const keepOwn = (nodes: readonly RichTextNode[]): RichTextNode[] => nodes.filter((node) => !isPrompt(textOf(node)));

const textOf = ({ text = '', content = [] }: RichTextNode): string => text + content.map(textOf).join('');

/** Counts the prompts that are left. */
export function countPrompts({ head, rowList }: PortfolioContent): number {
  const blocks = rowList.flatMap(({ cellList }) => cellList.flat());
  const texts = [head.headline, head.summary, ...blocks.flatMap(listTexts)];
  return texts.filter(isPrompt).length;
}

function listTexts(block: PortfolioBlock): string[] {
  switch (block.kind) {
    case 'TEXT':
      return block.text.content.map(textOf);
    case 'HEADING':
      return [block.text];
    case 'PROJECT':
      return [block.title, block.role, block.text];
    case 'QUOTE':
      return [block.text, block.by];
    case 'TIMELINE':
      return block.itemList.map(({ text }) => text);
    case 'SKILL':
      return block.itemList.map(({ name }) => name);
    default:
      return [];
  }
}
