/** Openings of papers, and of requests to correct them, by others than their student. */
import type { SharedPaper } from '@naru/contract/areas/portfolio/share.ts';
import type { PaperAudience } from '@naru/contract/areas/portfolio/words.ts';
import { sql } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { countBounded, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';

export interface NewView {
  readonly paper: SharedPaper | 'CORRECTION';
  readonly paperId: string;
  readonly viewerId: string;
  readonly audience: PaperAudience | 'CORRECTOR';
  readonly at: Date;
}

/** Times that a corrector opens a request within this are one: the desk reads it again after each step. */
const FOLD_MINUTES = 10;

/** Writes an opening down. */
export async function insertView(tx: Tx, { paper, paperId, viewerId, audience, at }: NewView): Promise<void> {
  await sql`
    insert into paper_view (id, paper, paper_id, viewer_id, audience, viewed_at)
    select ${newId()}::uuid, ${paper}, ${paperId}::uuid, ${viewerId}::uuid, ${audience}, ${at}::timestamptz
    where ${paper} <> 'CORRECTION' or not exists (select from paper_view seen
      where seen.paper_id = ${paperId}::uuid and seen.viewer_id = ${viewerId}::uuid
        and seen.viewed_at > ${at}::timestamptz - make_interval(mins => ${sql.lit(FOLD_MINUTES)}))`.execute(tx);
}

export interface ViewRow {
  readonly id: string;
  readonly viewerNm: string;
  readonly audience: PaperAudience | 'CORRECTOR';
  readonly viewedAt: Date;
}

interface ViewsAsked {
  /** Ids of papers and of requests. */
  readonly paperIds: readonly string[];
  readonly locale: Locale;
}

/** Selects a page of who opened papers or requests, the latest first. */
export function selectViews(
  db: Db,
  { paperIds, locale }: ViewsAsked,
  window: Pick<PageWindow, 'size' | 'offset'>,
): Promise<ViewRow[]> {
  return rowsOf<ViewRow>(db)`
    select v.id, ${nameOf('m', locale)} as "viewerNm", v.audience, v.viewed_at as "viewedAt"
    from paper_view v join member m on m.id = v.viewer_id where v.paper_id = any(${paperIds}::uuid[])
    order by v.viewed_at desc, v.id desc limit ${window.size} offset ${window.offset}`;
}

/** Selects such a page with how many there are in all. */
export async function selectViewPage(db: Db, asked: ViewsAsked, window: PageWindow): Promise<PageRows<ViewRow>> {
  const where = sql`v.paper_id = any(${asked.paperIds}::uuid[])`;
  const [rows, counted] = await Promise.all([
    selectViews(db, asked, window),
    countBounded(db, { from: sql`paper_view v`, where }),
  ]);
  return { rows, counted };
}

/** Selects the ids of a paper and of its requests. */
export async function selectPaperKeys(
  db: Db,
  { paper, paperId }: { readonly paper: SharedPaper; readonly paperId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('letter_correction as asked')
    .select('asked.id')
    .where(paper === 'LETTER' ? 'asked.letter_id' : 'asked.resume_id', '=', paperId)
    .execute();
  return [paperId, ...rows.map(({ id }) => id)];
}
