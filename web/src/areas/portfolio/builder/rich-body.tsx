import type { RichText, RichTextNode } from '@naru/contract/shared/rich-text.ts';
import { isPrompt } from '@naru/contract/areas/portfolio/prompt.ts';
import { createElement, type ReactNode } from 'react';

import { PromptText } from './prompt-text.tsx';

const TAGS: Readonly<Partial<Record<RichTextNode['type'], string>>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
};
/** Links are not followed while they are being written. */
const MARKS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code', link: 'u' } as const;

/** A text with its headings, lists and marks as the page will have them. */
export function RichBody({ text }: { readonly text: RichText }) {
  return drawAll(text.content);
}

const wordsOf = ({ text = '', content = [] }: RichTextNode): string => text + content.map(wordsOf).join('');

const drawAll = (nodes: readonly RichTextNode[] = []): ReactNode[] => nodes.map(draw);

function draw(node: RichTextNode, key: number): ReactNode {
  if (node.type === 'text') {
    return (node.marks ?? []).reduce<ReactNode>(
      (inside, { type }) => createElement(MARKS[type], { key }, inside),
      node.text,
    );
  }
  const words = node.type === 'paragraph' ? wordsOf(node) : '';
  if (isPrompt(words))
    return (
      <p key={key}>
        <PromptText text={words} />
      </p>
    );
  if (node.type === 'hardBreak') return <br key={key} />;
  if (node.type === 'horizontalRule') return <hr key={key} />;
  if (node.type === 'image') return null;
  const tag = node.type === 'heading' ? `h${Math.min(4, (node.attrs?.level ?? 2) + 1)}` : (TAGS[node.type] ?? 'div');
  return createElement(tag, { key }, ...drawAll(node.content));
}
