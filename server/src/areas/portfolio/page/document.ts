/** Whole documents of HTML: a page of a portfolio, and pages that only say something. */
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

import { html, takeSafe, type Markup } from '../render/markup.ts';
import { writeDocumentStyle } from '../render/style.ts';
import { RENDER_WORDS } from '../render/words.ts';
import { CARD_SIZE } from './preview-card.ts';
import { SAYINGS, type Saying } from './sayings.ts';

/** Styles that come with the page: a stranger opens it once, and would wait for another file before seeing anything. */
export const ownStyle = (css: string): Markup => takeSafe(`<style>${css}</style>`);

export interface PreviewTags {
  readonly description: string;
  readonly address: string;
  readonly image: string;
}

export interface DocumentParts {
  readonly language: PaperLanguage;
  readonly title: string;
  readonly university: string;
  readonly style: Markup;
  readonly isIndexed: boolean;
  /** For messengers; only a public page has them. */
  readonly preview: PreviewTags | undefined;
}

/** Writes the document of a page; `reportPath` leads to where it can be reported. */
export function writeDocument(parts: DocumentParts, body: Markup, reportPath: string | undefined): string {
  const { language, university } = parts;
  const words = RENDER_WORDS[language];
  return write(
    parts,
    html`<main>${body}</main>
      <footer class="foot">
        <span>${words.madeWith(university)}</span>
        ${reportPath !== undefined && html`<a class="foot-more" href="${reportPath}" rel="nofollow">${words.reports}</a>`}
      </footer>`,
  );
}

/** The styles of all neutral pages. */
export const SAYING_STYLE = writeDocumentStyle('HARBOUR', undefined) ?? '';

/** A neutral page: it says nothing of whose portfolio it is about. */
export function writeSaying(
  saying: Saying,
  {
    language,
    university,
    press,
  }: { readonly language: PaperLanguage; readonly university: string; readonly press?: string },
): string {
  const words = SAYINGS[language][saying];
  const parts = { language, title: words.title, university, style: ownStyle(SAYING_STYLE) };
  return write(
    { ...parts, isIndexed: false, preview: undefined },
    html`<main class="say">
      <div class="say-in">
        ${BOAT}
        <h1>${words.title}</h1>
        <p>${words.text}</p>
        ${press !== undefined && html`<a class="press" href="${press}">${words.press}</a>`}
        <p class="school">${university}</p>
      </div>
    </main>`,
  );
}

/** A card for messengers: the page's tags without the page. */
export const writeCard = (parts: DocumentParts): string =>
  write(
    parts,
    html`<main class="say">
      <div class="say-in"><h1>${parts.title}</h1></div>
    </main>`,
  );

const BOAT = takeSafe(
  '<svg viewBox="0 0 72 72" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M34 12v30M34 16c10 4 17 12 19 23H34M34 22c-6 4-10 10-12 17h12"/><path d="M14 46h44c-3 7-8 10-14 10H28c-6 0-11-3-14-10z"/><path d="M8 63c5-3 9-3 14 0s9 3 14 0 9-3 14 0 9 3 14 0" stroke-opacity=".45"/></svg>',
);

function write(parts: DocumentParts, body: Markup): string {
  const { language, title, university, style, isIndexed, preview } = parts;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${!isIndexed && html`<meta name="robots" content="noindex" />`}
        ${preview && previewTags(preview, title, university)} ${style}
        <link rel="icon" href="/icon.svg" />
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup;
}

function previewTags({ description, address, image }: PreviewTags, title: string, university: string): Markup {
  return html`<meta name="description" content="${description}" />
    <meta property="og:type" content="profile" />
    <meta property="og:site_name" content="${university}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:image" content="${image}" />
    <meta property="og:image:width" content="${CARD_SIZE.width}" />
    <meta property="og:image:height" content="${CARD_SIZE.height}" />
    <meta name="twitter:card" content="summary_large_image" />`;
}
