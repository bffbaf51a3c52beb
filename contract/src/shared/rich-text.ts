/**
 * Text with headings, lists and links as the editor makes it and the portal keeps it: a tree, never HTML.
 * The schema is the allow-list: any other kind of part is refused, any other attribute is dropped.
 */
import { z } from 'zod';

import { Id } from './id.ts';
import { Ordinal } from './whole-number.ts';

export const RICH_BLOCKS = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'horizontalRule',
  'hardBreak',
  'image',
  'text',
] as const;
export const RICH_MARKS = ['bold', 'italic', 'underline', 'strike', 'code', 'link'] as const;

/** Letters of all parts together. */
export const RICH_TEXT_MOST = 100_000;
/** Parts within parts: a list in a list in a quote is four. */
const DEEPEST = 12;

const Attributes = z.object({
  level: z.number().int().min(2).max(4).optional(),
  start: z.number().int().min(1).max(10_000).nullish(),
  /** For a picture, the entry of the post's own file group. */
  fileId: Id.optional(),
  fileSn: Ordinal.optional(),
  alt: z.string().max(300).nullish(),
});

const Mark = z.object({
  type: z.enum(RICH_MARKS),
  attrs: z.object({ href: z.string().max(2000) }).optional(),
});

export interface RichTextNode {
  type: (typeof RICH_BLOCKS)[number];
  text?: string | undefined;
  attrs?: z.output<typeof Attributes> | undefined;
  marks?: z.output<typeof Mark>[] | undefined;
  content?: RichTextNode[] | undefined;
}

const leaf = {
  type: z.enum(RICH_BLOCKS),
  text: z.string().max(RICH_TEXT_MOST).optional(),
  attrs: Attributes.optional(),
  marks: z.array(Mark).max(6).optional(),
};

/** Levels are spelled out: a schema that calls itself would let a hostile text nest until the stack ends. */
function nodeOfDepth(depth: number): z.ZodType<RichTextNode, RichTextNode> {
  if (depth === 0) return z.object(leaf);
  return z.object({
    ...leaf,
    content: z
      .array(nodeOfDepth(depth - 1))
      .max(2000)
      .optional(),
  });
}

export const RichText = z.object({ type: z.literal('doc'), content: z.array(nodeOfDepth(DEEPEST)).max(2000) });
export type RichText = z.output<typeof RichText>;
