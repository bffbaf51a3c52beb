/** Blocks of pictures, files and addresses. */
import type { BlockOf, Picture } from '@naru/contract/areas/portfolio/page-content.ts';

import type { Drawing } from './drawing.ts';
import { html, type Markup } from './markup.ts';
import { hostOf, ICONS, outside, safeAddress } from './text-parts.ts';

/** Draws a picture; undefined where there is none any more. */
export function picture(
  drawing: Drawing,
  shown: Picture | null,
  instead: { readonly alt?: string; readonly look?: string } = {},
): Markup | undefined {
  const found = shown && drawing.pictureOf(shown);
  if (!found) return undefined;
  const alt = shown.isDecorative ? '' : shown.altText || (instead.alt ?? '');
  // The highest is in sight when the page opens, most likely; others would share its line.
  const loading = drawing.hasPicture ? 'lazy' : 'eager';
  drawing.hasPicture = true;
  return html`<img
    class="${instead.look ?? 'picture'}"
    src="${found.address}"
    width="${found.width}"
    height="${found.height}"
    alt="${alt}"
    loading="${loading}"
    decoding="async"
  />`;
}

export function imageBlock(drawing: Drawing, block: BlockOf<'IMAGE'>): Markup | undefined {
  const address = safeAddress(block.url);
  const alt = block.caption === '' && address !== undefined ? hostOf(address) : '';
  const drawn = picture(drawing, block.picture, { alt });
  if (!drawn) return undefined;
  return html`<figure class="image ${block.shape.toLowerCase()}">
    ${address === undefined ? drawn : outside(address, drawn, 'frame')}
    ${block.caption !== '' && html`<figcaption>${block.caption}</figcaption>`}
  </figure>`;
}

export function galleryBlock(drawing: Drawing, block: BlockOf<'GALLERY'>): Markup | undefined {
  const drawn = block.pictureList.flatMap(({ picture: shown, caption }) => {
    const one = picture(drawing, shown);
    return one ? [{ one, caption }] : [];
  });
  if (drawn.length === 0) return undefined;
  return html`<ul class="gallery" data-count="${Math.min(drawn.length, 4)}">
    ${drawn.map(
      ({ one, caption }) =>
        html`<li><figure>${one}${caption !== '' && html`<figcaption>${caption}</figcaption>`}</figure></li>`,
    )}
  </ul>`;
}

export function fileBlock(drawing: Drawing, block: BlockOf<'FILE'>): Markup | undefined {
  const file = block.file && drawing.fileOf(block.file);
  if (!file) return undefined;
  // The name of a file often names its person.
  const name = drawing.isNameless ? `${drawing.words.file}.${file.extension}` : file.name;
  const title = block.title || name;
  return html`<a class="card" href="${file.address}" download="${name}">
    <span class="card-icon">${ICONS.file}</span>
    <span class="card-text">
      <span class="card-title">${title}</span>
      <span class="card-note">${drawing.words.download} · ${file.extension.toUpperCase()} ${sayBytes(file.size)}</span>
    </span>
  </a>`;
}

const KILO = 1024;

function sayBytes(size: number): string {
  if (size < KILO * KILO) return `${Math.max(1, Math.round(size / KILO))} KB`;
  return `${(size / KILO / KILO).toFixed(1)} MB`;
}

/** An own video plays in its place; one elsewhere is a card that leads there, since nothing is embedded. */
export function videoBlock(drawing: Drawing, block: BlockOf<'VIDEO'>): Markup | undefined {
  const { words } = drawing;
  const poster = block.poster ? drawing.pictureOf(block.poster) : undefined;
  const file = block.file && drawing.fileOf(block.file);
  const title = block.title || words.video;
  if (file) {
    return html`<figure class="image video">
      <video controls preload="none" ${poster && html`poster="${poster.address}"`} aria-label="${title}">
        <source src="${file.address}" type="${file.mimeType}" />
        <a href="${file.address}">${title}</a>
      </video>
      ${block.title !== '' && html`<figcaption>${block.title}</figcaption>`}
    </figure>`;
  }
  const address = safeAddress(block.url);
  if (address === undefined) return undefined;
  const inside = html`${poster && picture(drawing, block.poster, { look: 'card-poster' })}
    <span class="card-icon">${ICONS.play}</span>
    <span class="card-text">
      <span class="card-title">${title}</span>
      <span class="card-note">${words.watch(hostOf(address))}</span>
    </span>`;
  return outside(address, inside, poster ? 'card tall' : 'card');
}

export function linkBlock(_drawing: Drawing, block: BlockOf<'LINK'>): Markup | undefined {
  const address = safeAddress(block.url);
  if (address === undefined) return undefined;
  const inside = html`<span class="card-icon">${ICONS.link}</span>
    <span class="card-text">
      <span class="card-title">${block.title || hostOf(address)}</span>
      ${block.text !== '' && html`<span class="card-lines">${block.text}</span>`}
      <span class="card-note">${hostOf(address)}</span>
    </span>`;
  return outside(address, inside, 'card');
}
