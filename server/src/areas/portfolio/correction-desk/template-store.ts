/** Words that correctors use again and again: their own, and everybody's. */

import { countOf, firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

export interface TemplateRow {
  readonly id: string;
  /** Null: everybody's. */
  readonly ownerId: string | null;
  readonly title: string;
  readonly text: string;
  readonly version: number;
}

/** Selects somebody's own templates, and after them everybody's. */
export function selectTemplates(db: Db, memberId: string): Promise<TemplateRow[]> {
  return rowsOf<TemplateRow>(db)`
    select t.id, t.owner_id as "ownerId", t.title, t.text, t.version from correction_template t
    where t.owner_id = ${memberId}::uuid or t.owner_id is null
    order by t.owner_id is null, t.position, t.title, t.id`;
}

/** Locks one template of somebody's own or everybody's. */
export function lockOptionalTemplate(
  tx: Tx,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<TemplateRow | undefined> {
  return firstOf<TemplateRow>(tx)`
    select t.id, t.owner_id as "ownerId", t.title, t.text, t.version from correction_template t
    where t.id = ${id}::uuid and (t.owner_id = ${memberId}::uuid or t.owner_id is null) for update`;
}

export function countTemplates(tx: Tx, ownerId: string | null): Promise<number> {
  return countOf(tx)`
    select count(*)::int as count from correction_template t
    where t.owner_id is not distinct from ${ownerId}::uuid`;
}

export async function deleteTemplateRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('correction_template').where('correction_template.id', '=', id).execute();
}
