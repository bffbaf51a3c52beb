/** A page to take away: HTML, styles, font, pictures and files, readable without the portal. */
import { Readable } from 'node:stream';

import { ZipFile } from 'yazl';

import { numberNames } from '../../../platform/files/name.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { UNIVERSITY_NAME_EN, UNIVERSITY_NAME_KO } from '../../../platform/settings/portal-settings.ts';
import { html } from '../render/markup.ts';
import { lookOf } from '../render/render.ts';
import { writeDocumentStyle } from '../render/style.ts';
import type { FactSources } from '../start/facts.ts';
import { writeDocument } from './document.ts';
import { drawPage, type DrawnPage } from './drawn-page.ts';
import { fileKey, type PageFile } from './file-store.ts';
import { selectOptionalFontOf } from './font-store.ts';
import { cutFont } from './fonts.ts';
import { selectDraftSource, selectVersionSource, type PageSource } from './standing-store.ts';
import type { ViewerAsked } from './viewer.ts';

/** People for whom this process makes an archive: each holds a page and a font in memory. */
const underWay = new Set<string>();
/** Seconds after which most archives are done. */
const SOON = 5;

interface Zipping {
  readonly sources: FactSources;
  /** Aborts when the reader hangs up. */
  readonly gone: AbortSignal;
}

/**
 * Opens the ZIP while it is made; nothing of it lies on the disk.
 * @throws Failure `tooMany` while one is made for the same person
 */
export async function zipPage(ctx: CallContext, zipping: Zipping, asked: ViewerAsked): Promise<Readable> {
  const { memberId } = ctx.actor;
  if (underWay.has(memberId)) return fail('tooMany', { retryAfter: SOON });
  underWay.add(memberId);
  try {
    const out = await openZip(ctx, zipping, asked);
    out.once('close', () => underWay.delete(memberId));
    if (zipping.gone.aborted) out.destroy();
    else zipping.gone.addEventListener('abort', () => out.destroy(), { once: true });
    return out;
  } catch (error) {
    underWay.delete(memberId);
    throw error;
  }
}

async function openZip(ctx: CallContext, { sources, gone }: Zipping, asked: ViewerAsked): Promise<Readable> {
  const { db, now, platform } = ctx;
  const source =
    'draftOf' in asked ? await selectDraftSource(db, asked.draftOf) : await selectVersionSource(db, asked.versionId);
  const places = new Map<string, string>();
  const placeOf = (file: PageFile): string => {
    const known = places.get(fileKey(file));
    if (known !== undefined) return known;
    const place = `files/${numberOf(places.size + 1)}-${nameOf(file)}`;
    places.set(fileKey(file), place);
    return place;
  };
  const page = await drawPage({ db, now, sources }, source, {
    fileAt: (file) => placeOf(file).split('/').map(encodeURIComponent).join('/'),
    linkTo: (path) => `${platform.baseUrl}${path}`,
  });
  const zip = new ZipFile();
  const out = new Readable().wrap(zip.outputStream);
  zip.on('error', (error) => out.destroy(error as Error));
  const { written, css } = await writeParts(ctx, source, page);
  const font =
    ('versionId' in asked && (await selectOptionalFontOf(db, asked.versionId))) ||
    (await cutFont({ memberId: source.memberId, text: written }, gone));
  zip.addBuffer(Buffer.from(written), 'index.html');
  zip.addBuffer(Buffer.from(css), 'style.css');
  zip.addBuffer(font, 'font.woff2', { compress: false });
  for (const [key, place] of places) {
    const file = page.files.get(key);
    if (file) zip.addReadStreamLazy(place, { compress: false }, (done) => void hand(ctx, file, done));
  }
  zip.end();
  return out;
}

async function writeParts({ platform }: CallContext, { title, language, content }: PageSource, { body }: DrawnPage) {
  const values = await platform.settings.read();
  const university = values.of(language === 'ko' ? UNIVERSITY_NAME_KO : UNIVERSITY_NAME_EN);
  const parts = {
    language,
    title,
    university,
    style: html`<link rel="stylesheet" href="style.css" />`,
    isIndexed: true,
    preview: undefined,
  };
  const written = writeDocument(parts, body, undefined)
    .replace('<link rel="icon" href="/icon.svg" />', '')
    // Links that students made to places in the portal lead there from anywhere.
    .replaceAll('<a href="/', `<a href="${platform.baseUrl}/`);
  return {
    written,
    css: writeDocumentStyle(lookOf(content), { address: 'font.woff2' }) ?? '',
  };
}

const numberOf = (place: number): string => String(place).padStart(2, '0');

/** Names a file as its picture is: pictures were encoded again, and have another ending than before. */
const nameOf = ({ name, pictureId, extension }: PageFile): string => {
  const [cleaned = name] = numberNames([name]);
  return pictureId === null ? cleaned : `${cleaned.slice(0, cleaned.length - extension.length - 1)}.webp`;
};

async function hand(
  { platform }: CallContext,
  { pictureId, objectId }: PageFile,
  done: (error: unknown, stream: NodeJS.ReadableStream) => void,
): Promise<void> {
  try {
    const stream = await platform.files.store.openOptional(pictureId ?? objectId);
    if (!stream) throw new Error('the bytes of a file are gone');
    done(null, stream);
  } catch (error) {
    done(error, Readable.from([]));
  }
}
