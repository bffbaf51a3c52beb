/** Files of portfolios: what hangs where, and what nothing names any more. */
import { sql } from 'kysely';

import { rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { PORTFOLIO_FILE } from '../core/portfolio-file.ts';

export interface HungFile {
  readonly fileId: string;
  readonly fileSn: number;
}

/** Selects those of the files that hang on the portfolio; gives them as `fileId/fileSn`. */
export async function selectHung(db: Db, portfolioId: string, files: readonly HungFile[]): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const rows = await rowsOf<{ name: string }>(db)`
    select e.group_id || '/' || e.sn as name
    from file_group g join file_entry e on e.group_id = g.id and e.attached_at is not null
    where g.entity = ${PORTFOLIO_FILE} and g.entity_id = ${portfolioId}
      and g.id = any(${files.map(({ fileId }) => fileId)}::uuid[])`;
  const asked = new Set(files.map(({ fileId, fileSn }) => `${fileId}/${fileSn}`));
  return new Set(rows.map(({ name }) => name).filter((name) => asked.has(name)));
}

/** Selects kinds of the files, as `fileId/fileSn`, no matter who has them. */
export async function selectExtensions(db: Db, fileIds: readonly string[]): Promise<Map<string, string>> {
  if (fileIds.length === 0) return new Map();
  const rows = await rowsOf<{ name: string; extension: string }>(db)`
    select e.group_id || '/' || e.sn as name, e.extension
    from file_entry e where e.group_id = any(${[...fileIds]}::uuid[])`;
  return new Map(rows.map(({ name, extension }) => [name, extension]));
}

/** Notes files that no draft and no version names now, and forgets those that one names again. */
export async function markUnused(tx: Tx, at: Date): Promise<void> {
  await sql`
    with hung as (
      select g.id, g.entity_id::uuid as portfolio_id from file_group g where g.entity = ${PORTFOLIO_FILE}
    ), named as (
      select h.id from hung h
      where exists (select from portfolio p where p.id = h.portfolio_id and position(h.id::text in p.content::text) > 0)
        or exists (
          select from portfolio_version v
          where v.portfolio_id = h.portfolio_id and position(h.id::text in v.content::text) > 0)
    ), forgotten as (
      delete from portfolio_unused_file u using named n where u.group_id = n.id
    )
    insert into portfolio_unused_file (group_id, since)
    select h.id, ${at} from hung h
    where not exists (select from named n where n.id = h.id)
    on conflict (group_id) do nothing`.execute(tx);
}

/** Deletes files that nothing has named since then, or whose portfolio is gone for good; gives how many groups. */
export async function deleteUnused(tx: Tx, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from file_group g using portfolio_unused_file u
    where u.group_id = g.id and g.entity = ${PORTFOLIO_FILE}
      and (u.since < ${before} or not exists (select from portfolio p where p.id::text = g.entity_id))`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
