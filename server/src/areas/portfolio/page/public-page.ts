/** Pages of published versions as documents, each drawn once and kept while nothing about it has changed. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { UNIVERSITY_NAME_EN, UNIVERSITY_NAME_KO } from '../../../platform/settings/portal-settings.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { describeError, type Log } from '../../../platform/log.ts';
import { koreanDate } from '../../../platform/time.ts';
import { lookOf } from '../render/render.ts';
import { writeDocumentStyle } from '../render/style.ts';
import { RENDER_WORDS } from '../render/words.ts';
import type { FactSources } from '../start/facts.ts';
import { ownStyle, writeCard, writeDocument, type DocumentParts } from './document.ts';
import { drawPage, type DrawnPage } from './drawn-page.ts';
import { fileKey, type PageFile } from './file-store.ts';
import { selectOptionalPageFont } from './font-store.ts';
import { fontAddress, keepFont } from './fonts.ts';
import { createKept } from './kept.ts';
import { pagePolicy } from './page-policy.ts';
import { CARD_ADDRESS } from './preview-card.ts';
import { selectVersionSource, type PageSource } from './standing-store.ts';

const compress = promisify(brotliCompress);
const zip = promisify(gzip);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
/** Bytes of all pages that a process keeps. */
const MOST_BYTES = 64 * 1024 * 1024;
const DESCRIPTION = 160;
/** Fonts that are made or wait at once; pages of others do without for now. */
const MOST_MAKING = 4;

export interface PageAsked {
  readonly versionId: string;
  readonly factsVersion: number;
  readonly path: string;
  /** The secret of the link, which the addresses of files carry on; empty for none. */
  readonly token: string;
  readonly isPublic: boolean;
  readonly isIndexed: boolean;
}

export interface PublicPage {
  readonly html: Buffer;
  /** By Brotli. */
  readonly packed: Buffer;
  /** By gzip. */
  readonly zipped: Buffer;
  readonly card: string;
  readonly etag: string;
  /** Lets the page's own styles apply, and nothing else. */
  readonly policy: string;
  readonly language: string;
  readonly files: ReadonlyMap<string, PageFile>;
  /** It shows a badge that ends then. */
  readonly showsUntil: Date | undefined;
}

export interface PublicPages {
  readonly read: (asked: PageAsked, log: Log) => Promise<PublicPage>;
}

type Parts = Pick<Platform, 'db' | 'now' | 'settings' | 'baseUrl'>;

export function openPublicPages(platform: Parts, sources: FactSources): PublicPages {
  const kept = createKept<PublicPage>({
    most: MOST_BYTES,
    sizeOf: ({ html, packed, zipped }) => html.length + packed.length + zipped.length,
  });
  const making = new Set<string>();
  return {
    read: async (asked, log) => {
      const { versionId, factsVersion, path, token, isPublic, isIndexed } = asked;
      const values = await platform.settings.read();
      const names = [values.of(UNIVERSITY_NAME_KO), values.of(UNIVERSITY_NAME_EN)] as const;
      const day = koreanDate(platform.now());
      const key = JSON.stringify([versionId, factsVersion, day, path, token, isPublic, isIndexed, names]);
      const make = async (): Promise<PublicPage> => {
        const source = await selectVersionSource(platform.db, versionId);
        const drawn = await draw({ platform, sources }, source, asked);
        const fontId = await selectOptionalPageFont(platform.db, versionId);
        if (fontId === undefined && (making.has(versionId) || making.size >= MOST_MAKING)) {
          // It is drawn again while its font is being made, or waits for its turn.
          setImmediate(() => kept.forget(key));
        } else if (fontId === undefined) {
          making.add(versionId);
          // The page is shown at once, in the reader's own font; the next reader gets it with the font of its own.
          void makeFont(platform, source, { versionId, drawn })
            .then(() => kept.forget(key))
            .catch((error: unknown) => log.warn({ err: describeError(error) }, 'the font of a page was not made'))
            .finally(() => making.delete(versionId));
        }
        return finish(platform, { source, drawn, asked, fontId, names });
      };
      const page = await kept.read(key, make);
      if (page.showsUntil === undefined || page.showsUntil > platform.now()) return page;
      kept.forget(key);
      return kept.read(key, make);
    },
  };
}

interface Drawing {
  readonly platform: Parts;
  readonly sources: FactSources;
}

function draw({ platform, sources }: Drawing, source: PageSource, { path, token }: PageAsked): Promise<DrawnPage> {
  const secret = token === '' ? '' : `?k=${token}`;
  return drawPage({ db: platform.db, now: platform.now(), sources }, source, {
    fileAt: (file) => `/pt/${path}/f/${fileKey(file)}${secret}`,
    linkTo: (to) => to,
  });
}

function makeFont(
  platform: Parts,
  { memberId, language, title }: PageSource,
  { versionId, drawn }: { readonly versionId: string; readonly drawn: DrawnPage },
): Promise<string> {
  const words = RENDER_WORDS[language];
  const text = [drawn.body.markup, title, words.reports, words.madeWith('')].join('');
  return keepFont(platform, { versionId, memberId, text });
}

/** Makes the font of a version that was just published, so that its first reader finds it. */
export async function makePageFonts(platform: Parts, sources: FactSources, versionId: string): Promise<void> {
  if ((await selectOptionalPageFont(platform.db, versionId)) !== undefined) return;
  const source = await selectVersionSource(platform.db, versionId);
  const asked = { versionId, factsVersion: 0, path: '', token: '', isPublic: false, isIndexed: false };
  const drawn = await draw({ platform, sources }, source, asked);
  await makeFont(platform, source, { versionId, drawn });
}

interface Finishing {
  readonly source: PageSource;
  readonly drawn: DrawnPage;
  readonly asked: PageAsked;
  readonly fontId: string | undefined;
  readonly names: readonly [ko: string, en: string];
}

async function finish({ baseUrl }: Parts, { source, drawn, asked, fontId, names }: Finishing): Promise<PublicPage> {
  const { language, title, content } = source;
  const { name, headline, summary } = content.head;
  const university = names[language === 'ko' ? 0 : 1];
  const cover = content.background.kind === 'CUSTOM' ? content.background.picture : null;
  const picture = [cover, content.head.picture].flatMap((one) => (one && drawn.files.get(fileKey(one))) ?? []).at(0);
  const css =
    writeDocumentStyle(lookOf(content), fontId === undefined ? undefined : { address: fontAddress(fontId) }) ?? '';
  const parts: DocumentParts = {
    language,
    title: name !== '' && !title.includes(name) ? `${title} · ${name}` : title,
    university,
    style: ownStyle(css),
    isIndexed: asked.isIndexed,
    preview: asked.isPublic
      ? {
          description: (headline || summary || RENDER_WORDS[language].of(title))
            .replaceAll(/\s+/g, ' ')
            .slice(0, DESCRIPTION),
          address: `${baseUrl}/pt/${asked.path}`,
          image: baseUrl + (picture?.pictureId ? `/pt/${asked.path}/f/${fileKey(picture)}/card.jpg` : CARD_ADDRESS),
        }
      : undefined,
  };
  const written = shrink(writeDocument(parts, drawn.body, `/pt/${asked.path}/report`));
  const html = Buffer.from(written);
  const [packed, zipped] = await Promise.all([compress(html, QUALITY), zip(html)]);
  return {
    html,
    packed,
    zipped,
    card: asked.isPublic ? writeCard(parts) : '',
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"`,
    policy: pagePolicy(css),
    language,
    files: drawn.files,
    showsUntil: drawn.showsUntil,
  };
}

/** Takes out the indentation of the templates; texts of students have no line breaks of their own in HTML. */
const shrink = (written: string): string => written.replaceAll(/\n\s*/g, '\n');
