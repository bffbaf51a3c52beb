/** Fonts of published versions, each with the glyphs that its page needs. */
import { sql } from 'kysely';

import { firstOf, type Db } from '../../../platform/db/db.ts';

/** One file has all weights of a page. */
const ALL_WEIGHTS = 0;

export async function selectOptionalPageFont(db: Db, versionId: string): Promise<string | undefined> {
  const row = await firstOf<{ fontId: string }>(db)`
    select f.font_id as "fontId" from portfolio_page_font f
    where f.version_id = ${versionId}::uuid and f.weight = ${ALL_WEIGHTS}`;
  return row?.fontId;
}

export async function selectOptionalFont(db: Db, fontId: string): Promise<Buffer | undefined> {
  const row = await firstOf<{ bytes: Buffer }>(db)`
    select f.bytes from portfolio_font f where f.id = ${fontId}`;
  return row?.bytes;
}

/** Selects the font that was made for a version. */
export async function selectOptionalFontOf(db: Db, versionId: string): Promise<Buffer | undefined> {
  const fontId = await selectOptionalPageFont(db, versionId);
  return fontId === undefined ? undefined : selectOptionalFont(db, fontId);
}

/** Inserts a font and names it for a version; nothing happens where another process was quicker, or the version is gone. */
export async function insertPageFont(
  db: Db,
  made: { readonly versionId: string; readonly fontId: string; readonly bytes: Buffer; readonly at: Date },
): Promise<void> {
  await sql`
    with kept as (
      insert into portfolio_font as f (id, bytes, made_at) values (${made.fontId}, ${made.bytes}, ${made.at})
      on conflict (id) do update set made_at = excluded.made_at returning f.id
    )
    insert into portfolio_page_font (version_id, weight, font_id)
    select v.id, ${ALL_WEIGHTS}, kept.id from portfolio_version v cross join kept where v.id = ${made.versionId}::uuid
    on conflict (version_id, weight) do nothing`.execute(db);
}

/** Deletes fonts that no version has any more, and that were made before this moment. */
export async function deleteUnusedFonts(db: Db, before: Date): Promise<void> {
  await sql`
    delete from portfolio_font f where f.made_at < ${before}
      and not exists (select 1 from portfolio_page_font used where used.font_id = f.id)`.execute(db);
}
