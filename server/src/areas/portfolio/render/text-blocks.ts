/** Blocks of words: what the student writes. */
import type { BlockOf } from '@naru/contract/areas/portfolio/page-content.ts';
import type { RichText, RichTextNode } from '@naru/contract/shared/rich-text.ts';

import { renderRichText } from '../../../blocks/board/core/rich-text.ts';
import type { Drawing } from './drawing.ts';
import { html, takeSafe, type Markup } from './markup.ts';
import { picture } from './media-blocks.ts';
import { entryLines, ICONS, hostOf, outside, paragraphs, safeAddress, settleEntry } from './text-parts.ts';

const POINTS = 5;

export function headingBlock(drawing: Drawing, { text, level }: BlockOf<'HEADING'>): Markup | undefined {
  if (text === '') return undefined;
  // Levels never leap: a reader of headings would look for what lies between.
  const shown = drawing.level === 1 ? 2 : level;
  drawing.level = shown;
  return shown === 2 ? html`<h2>${text}</h2>` : html`<h3>${text}</h3>`;
}

export function textBlock(drawing: Drawing, { text }: BlockOf<'TEXT'>): Markup | undefined {
  const inside = renderRichText(keepWords(text, drawing.level));
  return inside === '' || inside === '<p></p>' ? undefined : html`<div class="text rich">${takeSafe(inside)}</div>`;
}

/** Takes pictures out, and moves headings below those of the page. */
function keepWords({ type, content }: RichText, level: number): RichText {
  let last = level;
  const visit = (nodes: readonly RichTextNode[]): RichTextNode[] =>
    nodes.flatMap((node) => {
      if (node.type === 'image') return [];
      const kept: RichTextNode = node.content ? { ...node, content: visit(node.content) } : { ...node };
      if (node.type !== 'heading') return [kept];
      last = Math.min(Math.max(2, level, node.attrs?.level ?? 2), last + 1);
      return [{ ...kept, attrs: { level: last } }];
    });
  return { type, content: visit(content) };
}

export function quoteBlock(_drawing: Drawing, { text, by }: BlockOf<'QUOTE'>): Markup | undefined {
  if (text === '') return undefined;
  return html`<figure class="quote">
    <blockquote>${paragraphs(text)}</blockquote>
    ${by !== '' && html`<figcaption>${by}</figcaption>`}
  </figure>`;
}

export const dividerBlock = (): Markup => html`<hr />`;

export function timelineBlock(drawing: Drawing, { itemList }: BlockOf<'TIMELINE'>): Markup | undefined {
  const entries = itemList.flatMap((item) => settleEntry(drawing, item) ?? []);
  const written = entries.filter(({ title, place, text }) => title !== '' || place !== '' || text !== '');
  if (written.length === 0) return undefined;
  return html`<ol class="timeline">
    ${written.map((entry) => html`<li>${entryLines(drawing, entry)}</li>`)}
  </ol>`;
}

export function skillBlock(drawing: Drawing, { itemList }: BlockOf<'SKILL'>): Markup | undefined {
  const named = itemList.filter(({ name }) => name !== '');
  if (named.length === 0) return undefined;
  return html`<ul class="skills">
    ${named.map(
      ({ name, level, text }) =>
        html`<li>
          <span class="skill-name">${name}</span>
          ${level > 0 && skillDots(drawing, level)} ${text !== '' && html`<span class="note">${text}</span>`}
        </li>`,
    )}
  </ul>`;
}

function skillDots({ words }: Drawing, level: number): Markup {
  const dots = Array.from(
    { length: POINTS },
    (_, index) => html`<circle class="${index < level ? 'dot on' : 'dot'}" cx="${index * 14 + 5}" cy="5" r="4.5" />`,
  );
  return html`<svg
    class="dots"
    viewBox="0 0 66 10"
    width="66"
    height="10"
    role="img"
    aria-label="${words.points(level)}"
  >
    ${dots}
  </svg>`;
}

export function projectBlock(drawing: Drawing, block: BlockOf<'PROJECT'>): Markup | undefined {
  const entry = settleEntry(drawing, block);
  if (!entry) return undefined;
  const address = safeAddress(block.url);
  const drawn = picture(drawing, block.picture);
  const place = [block.role, entry.place].filter((part) => part !== '').join(' · ');
  if (entry.title === '' && entry.text === '' && place === '' && !drawn) return undefined;
  const tags = block.tagList.filter((tag) => tag !== '');
  return html`<article class="project${drawn ? ' pictured' : ''}">
    ${drawn && html`<div class="project-picture">${drawn}</div>`}
    <div class="project-text">
      ${entryLines(drawing, { ...entry, place })}
      ${
        tags.length > 0 &&
        html`<ul class="tags">
          ${tags.map((tag) => html`<li>${tag}</li>`)}
        </ul>`
      }
      ${
        address !== undefined &&
        html`<p class="go">${outside(address, html`${hostOf(address)}${ICONS.link}`, 'more')}</p>`
      }
    </div>
  </article>`;
}
