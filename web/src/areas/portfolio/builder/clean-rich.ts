/** A text as the wire has it, from the editor’s tree: the same parts in the same order, so that both sides compare. Pure. */
import { RICH_BLOCKS, RICH_MARKS, type RichText, type RichTextNode } from '@naru/contract/shared/rich-text.ts';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly Tree[] => (Array.isArray(value) ? value.filter(isTree) : []);

const isBlock = (type: unknown): type is RichTextNode['type'] => (RICH_BLOCKS as readonly unknown[]).includes(type);
const isMark = (type: unknown): type is (typeof RICH_MARKS)[number] =>
  (RICH_MARKS as readonly unknown[]).includes(type);

export const cleanRich = (tree: Tree): RichText => ({
  type: 'doc',
  content: listOf(tree['content']).flatMap(cleanNode),
});

function cleanNode(node: Tree): RichTextNode[] {
  const { type, text, attrs, marks, content } = node;
  if (!isBlock(type) || type === 'image') return [];
  const kept = cleanAttributes(attrs);
  const markList = listOf(marks).flatMap(cleanMark);
  return [
    {
      type,
      ...(typeof text === 'string' && { text }),
      ...(kept && { attrs: kept }),
      ...(markList.length > 0 && { marks: markList }),
      ...(Array.isArray(content) && { content: listOf(content).flatMap(cleanNode) }),
    },
  ];
}

function cleanAttributes(attrs: unknown): RichTextNode['attrs'] {
  if (!isTree(attrs)) return undefined;
  const { level, start } = attrs;
  if (typeof level === 'number') return { level };
  return typeof start === 'number' ? { start } : undefined;
}

function cleanMark({ type, attrs }: Tree): NonNullable<RichTextNode['marks']> {
  if (!isMark(type)) return [];
  const href = isTree(attrs) ? attrs['href'] : undefined;
  return [{ type, ...(typeof href === 'string' && { attrs: { href } }) }];
}
