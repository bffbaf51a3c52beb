/** Remarks on exhibited portfolios. */
import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';

export interface RemarkRow {
  readonly id: string;
  readonly text: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly writtenAt: Date;
  readonly changedAt: Date | null;
  readonly hiddenReason: string | null;
  readonly version: number;
}

export function selectRemarkPage(
  db: Db,
  { nominationId, locale }: { readonly nominationId: string; readonly locale: Locale },
  window: PageWindow,
): Promise<PageRows<RemarkRow>> {
  return selectPage<RemarkRow>(db, {
    columns: sql`said.id, said.text, said.author_id as "authorId", ${nameOf('am', locale)} as "authorName",
      said.written_at as "writtenAt", said.changed_at as "changedAt", said.hidden_reason as "hiddenReason",
      said.version`,
    from: sql`portfolio_remark said join member am on am.id = said.author_id`,
    where: sql`said.nomination_id = ${nominationId}::uuid and said.deleted_at is null`,
    order: sql`said.written_at, said.id`,
    window,
    counted: sql`portfolio_remark said`,
  });
}

export interface RemarkHead {
  readonly id: string;
  readonly nominationId: string;
  readonly authorId: string;
  readonly isHidden: boolean;
  readonly version: number;
}

/** Locks a remark that is there. */
export function lockOptionalRemark(tx: Tx, id: string): Promise<RemarkHead | undefined> {
  return firstOf<RemarkHead>(tx)`
    select said.id, said.nomination_id as "nominationId", said.author_id as "authorId",
      said.hidden_at is not null as "isHidden", said.version
    from portfolio_remark said where said.id = ${id}::uuid and said.deleted_at is null for no key update`;
}

export async function insertRemark(
  tx: Tx,
  given: {
    readonly id: string;
    readonly nominationId: string;
    readonly authorId: string;
    readonly text: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('portfolio_remark')
    .values({
      id: given.id,
      nomination_id: given.nominationId,
      author_id: given.authorId,
      text: given.text,
      written_at: given.at,
    })
    .execute();
}

export async function updateRemark(tx: Tx, given: { id: string; text: string; at: Date }): Promise<void> {
  await sql`
    update portfolio_remark said set text = ${given.text}, changed_at = ${given.at}, version = said.version + 1
    where said.id = ${given.id}::uuid`.execute(tx);
}

export async function markRemarkDeleted(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    update portfolio_remark said set deleted_at = ${at}, version = said.version + 1 where said.id = ${id}::uuid`.execute(
    tx,
  );
}

export async function markRemarkHidden(
  tx: Tx,
  given: { readonly id: string; readonly by: string; readonly reason: string; readonly at: Date },
): Promise<void> {
  await sql`
    update portfolio_remark said set hidden_at = ${given.at}, hidden_by = ${given.by}::uuid,
      hidden_reason = ${given.reason}, version = said.version + 1
    where said.id = ${given.id}::uuid`.execute(tx);
}

export async function selectOptionalRemarkVersion(db: Db, id: string): Promise<number | undefined> {
  const row = await firstOf<{ version: number }>(db)`
    select said.version from portfolio_remark said where said.id = ${id}::uuid and said.deleted_at is null`;
  return row?.version;
}
