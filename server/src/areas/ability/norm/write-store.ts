/** Norms as they are written. */
import type { NormSource } from '@naru/contract/areas/ability/norm.ts';
import { sql } from 'kysely';

import { writeArray } from '../../../platform/db/arrays.ts';
import { newId } from '../../../platform/db/id.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { GroupWish } from './groups.ts';
import type { ScaleRow } from './store.ts';

export interface NewNorm {
  readonly versionId: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly source: NormSource;
  readonly at: Date;
  readonly by: string | null;
}

/** Inserts a draft with the next number of its version, which is locked. */
export async function insertNorm(tx: Tx, { versionId, nameKo, nameEn, source, at, by }: NewNorm): Promise<string> {
  const id = newId();
  await sql`
    insert into ability_norm (id, version_id, number, name_ko, name_en, source, status, built_at, built_by)
    select ${id}::uuid, ${versionId}::uuid, coalesce(max(n.number), 0) + 1, ${nameKo}, ${nameEn}, ${source}, 'DRAFT',
      ${at}, ${by}::uuid
    from ability_norm n where n.version_id = ${versionId}::uuid`.execute(tx);
  return id;
}

/** Inserts groups, and returns their keys in the same order. */
export async function insertGroups(tx: Tx, normId: string, groups: readonly GroupWish[]): Promise<string[]> {
  const ids = groups.map(() => newId());
  await sql`
    insert into ability_norm_group (id, norm_id, college_code, grade)
    select one.id, ${normId}::uuid, one.college_code, one.grade
    from unnest(${ids}::uuid[], ${groups.map(({ collegeCode }) => collegeCode)}::text[],
      ${groups.map(({ grade }) => grade)}::int[]) as one(id, college_code, grade)`.execute(tx);
  return ids;
}

export type NewRow = ScaleRow & { readonly groupId: string };

export async function insertRows(tx: Tx, rows: readonly NewRow[]): Promise<void> {
  const column = <T>(of: (row: NewRow) => T): T[] => rows.map(of);
  await sql`
    insert into ability_norm_row (group_id, scale_code, people, mean, deviation, error, cuts)
    select one.group_id, one.scale_code, one.people, one.mean, one.deviation, one.error, one.cuts::numeric[]
    from unnest(${column(({ groupId }) => groupId)}::uuid[], ${column(({ scaleCode }) => scaleCode)}::text[],
      ${column(({ people }) => people)}::int[], ${column(({ mean }) => mean)}::numeric[],
      ${column(({ deviation }) => deviation)}::numeric[], ${column(({ error }) => error)}::numeric[],
      ${column(({ cuts }) => writeArray(cuts, (cut) => cut))}::text[])
      as one(group_id, scale_code, people, mean, deviation, error, cuts)`.execute(tx);
}

/** Replaces the norm in force. */
export async function replaceInForce(tx: Tx, id: string): Promise<void> {
  await sql`
    update ability_norm set status = 'REPLACED', version = ability_norm.version + 1
    where ability_norm.id = ${id}::uuid and ability_norm.status = 'IN_FORCE'`.execute(tx);
}

/** Deletes a draft as somebody saw it; false where it has changed since. */
export async function deleteDraft(tx: Tx, { id, version }: { id: string; version: number }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from ability_norm n where n.id = ${id}::uuid and n.version = ${version} and n.status = 'DRAFT'`.execute(tx);
  return numAffectedRows === 1n;
}
