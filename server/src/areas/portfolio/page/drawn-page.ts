/** A page drawn with the addresses that its readers use, and the files that it names. */
import type { FileName } from '@naru/contract/areas/portfolio/page-content.ts';
import { listFileNames } from '@naru/contract/areas/portfolio/page-names.ts';

import type { Db } from '../../../platform/db/db.ts';
import { renderPortfolio } from '../render/render.ts';
import type { Markup } from '../render/markup.ts';
import { selectOptionalNextEnd } from '../start/facts-store.ts';
import { resolveShownFacts, type FactSources } from '../start/facts.ts';
import { fileKey, selectPageFiles, type PageFile } from './file-store.ts';
import type { PageSource } from './standing-store.ts';

export interface Addresses {
  readonly fileAt: (file: PageFile) => string;
  readonly linkTo: (path: string) => string;
  /** It stands within a page that has a first heading of its own. */
  readonly isWithin?: boolean;
  /** It leads nowhere that tells whose it is. */
  readonly isNameless?: boolean;
}

export interface DrawnPage {
  readonly body: Markup;
  readonly files: ReadonlyMap<string, PageFile>;
  /** When the first badge of its person ends; undefined for none. */
  readonly showsUntil: Date | undefined;
}

export interface Drawer {
  readonly db: Db;
  readonly now: Date;
  readonly sources: FactSources;
}

export async function drawPage(
  { db, now, sources }: Drawer,
  source: PageSource,
  addresses: Addresses,
): Promise<DrawnPage> {
  const { portfolioId, memberId, title, language, content, resumes } = source;
  const facts = await resolveShownFacts(db, { memberId, content, resumes, now, sources });
  const [rows, showsUntil] = await Promise.all([
    selectPageFiles(db, {
      portfolioId,
      own: listFileNames(content),
      ofBadges: facts.badgeList.flatMap(({ picture }) => picture ?? []),
    }),
    selectOptionalNextEnd(db, memberId, now),
  ]);
  const files = new Map(rows.map((row) => [fileKey(row), row]));
  const find = (file: FileName) => files.get(fileKey(file));
  const body = renderPortfolio({
    title,
    language,
    content,
    facts,
    linkTo: addresses.linkTo,
    isWithin: addresses.isWithin ?? false,
    isNameless: addresses.isNameless ?? false,
    pictureOf: (file) => {
      const found = find(file);
      if (!found || found.pictureId === null || found.pictureWidth === null || found.pictureHeight === null)
        return undefined;
      return { address: addresses.fileAt(found), width: found.pictureWidth, height: found.pictureHeight };
    },
    fileOf: (file) => {
      const found = find(file);
      return found && { ...found, address: addresses.fileAt(found) };
    },
  });
  return { body, files, showsUntil };
}
