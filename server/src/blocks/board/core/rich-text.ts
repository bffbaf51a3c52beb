/**
 * From the kept tree of a text to HTML that is safe to show, and to the plain words of it that are searched.
 * Two locks: the renderer knows only its own parts and escapes everything, and what it made is cleaned once more.
 */
import { createRequire } from 'node:module';

import { RICH_TEXT_MOST, type RichText, type RichTextNode } from '@naru/contract/shared/rich-text.ts';
import type sanitizeHtml from 'sanitize-html';

import { HTTP_OR_HTTPS, readWebAddress } from '../../../platform/web-address.ts';

const TAGS: Readonly<Partial<Record<RichTextNode['type'], string>>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
};
const MARK_TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const;

/** Addresses that a link may have: the web, mail, a telephone, or a place in the portal itself. */
const HREF = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;

const CLEANED: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'br',
    'img',
    'a',
    'strong',
    'em',
    'u',
    's',
    'code',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], ol: ['start'], img: ['data-file', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

let clean: typeof sanitizeHtml | undefined;

/** Renders HTML of tags and addresses alone: no style, no class, no script can come of it. */
export function renderRichText(text: RichText): string {
  // Loaded with the first text that somebody writes: it brings parsers of HTML and of styles, a hundred modules.
  clean ??= createRequire(import.meta.url)('sanitize-html') as typeof sanitizeHtml; // the package says so
  return clean(renderAll(text.content), CLEANED);
}

/** Returns the words, with a line between blocks. */
export function wordsOf(text: RichText): string {
  const lines: string[] = [];
  collectWords(text.content, lines);
  return lines.join('').replaceAll(/\n+/g, '\n').trim();
}

export function isTooLong(text: RichText): boolean {
  return wordsOf(text).length > RICH_TEXT_MOST;
}

/** Leaves out links to what is no address of the web, mail, a telephone or the portal, `javascript:` first of all. */
export const dropForeignLinks = (text: RichText): RichText => ({ ...text, content: text.content.map(dropForeign) });

function dropForeign({ marks, content, ...node }: RichTextNode): RichTextNode {
  const kept = marks?.filter(({ type, attrs }) => type !== 'link' || HREF.test(attrs?.href.trim() ?? ''));
  return {
    ...node,
    ...(kept && kept.length > 0 && { marks: kept }),
    ...(content && { content: content.map(dropForeign) }),
  };
}

/** Finds the first address of a link that would pose as another site: with a name before its host, or with breaks. */
export function findPosingLink(text: RichText): string | undefined {
  const visit = (nodes: readonly RichTextNode[]): string | undefined => {
    for (const { marks = [], content = [] } of nodes) {
      const posing = marks.map((mark) => mark.attrs?.href.trim() ?? '').find(isPosing) ?? visit(content);
      if (posing !== undefined) return posing;
    }
    return undefined;
  };
  return visit(text.content);
}

function isPosing(href: string): boolean {
  return HTTP_OR_HTTPS.test(href) && readWebAddress(href, { most: Infinity, start: HTTP_OR_HTTPS }) === undefined;
}

/** Entries of the post's own file group that stand as pictures in the text. */
export function picturesOf(text: RichText): { fileId: string; fileSn: number }[] {
  const found: { fileId: string; fileSn: number }[] = [];
  const visit = (nodes: readonly RichTextNode[]): void => {
    for (const { type, attrs, content } of nodes) {
      if (type === 'image' && attrs?.fileId !== undefined && attrs.fileSn !== undefined)
        found.push({ fileId: attrs.fileId, fileSn: attrs.fileSn });
      visit(content ?? []);
    }
  };
  visit(text.content);
  return found;
}

function collectWords(nodes: readonly RichTextNode[], lines: string[]): void {
  for (const node of nodes) {
    if (node.text !== undefined) lines.push(node.text);
    if (node.type === 'image' && node.attrs?.alt) lines.push(node.attrs.alt);
    collectWords(node.content ?? [], lines);
    if (node.type !== 'text') lines.push('\n');
  }
}

function renderAll(nodes: readonly RichTextNode[]): string {
  return nodes.map(renderNode).join('');
}

function renderNode(node: RichTextNode): string {
  const { type, attrs } = node;
  if (type === 'text') return renderMarks(node);
  if (type === 'hardBreak') return '<br>';
  if (type === 'horizontalRule') return '<hr>';
  if (type === 'image') return renderPicture(attrs);
  const inside = renderAll(node.content ?? []);
  if (type === 'heading') return `<h${attrs?.level ?? 2}>${inside}</h${attrs?.level ?? 2}>`;
  const tag = TAGS[type];
  if (tag === undefined) return inside;
  const start = type === 'orderedList' && attrs?.start && attrs.start > 1 ? ` start="${attrs.start}"` : '';
  return `<${tag}${start}>${inside}</${tag}>`;
}

function renderPicture(attrs: RichTextNode['attrs']): string {
  if (attrs?.fileId === undefined || attrs.fileSn === undefined) return '';
  return `<img data-file="${escapeText(attrs.fileId)}/${attrs.fileSn}" alt="${escapeText(attrs.alt ?? '')}">`;
}

function renderMarks({ text = '', marks = [] }: RichTextNode): string {
  return marks.reduce((inside, mark) => {
    if (mark.type !== 'link') return `<${MARK_TAGS[mark.type]}>${inside}</${MARK_TAGS[mark.type]}>`;
    const href = mark.attrs?.href.trim() ?? '';
    if (!HREF.test(href) || isPosing(href)) return inside;
    const outside = href.startsWith('/') ? '' : ' target="_blank" rel="noopener noreferrer"';
    return `<a href="${escapeText(href)}"${outside}>${inside}</a>`;
  }, escapeText(text));
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The groups that a text that is being written names. */
export function groupsOf(draft: { fileId: string | null; body: RichText | null }): string[] {
  const pictures = draft.body ? picturesOf(draft.body).map(({ fileId }) => fileId) : [];
  return [...new Set([...(draft.fileId === null ? [] : [draft.fileId]), ...pictures])];
}
