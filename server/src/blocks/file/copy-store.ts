/** Copies of groups and their entries as rows; their bytes are copied before. */
import { sql } from 'kysely';

import { rowsOf, type Db, type Tx } from '../../platform/db/db.ts';

export interface CopiedRow {
  readonly groupId: string;
  readonly sn: number;
  readonly size: number;
  readonly objectId: string;
  readonly pictureId: string | null;
}

/** Selects the saved files of groups that hang on a record and lie open. */
export function selectHung(
  db: Db,
  {
    entity,
    entityId,
    groupIds,
  }: { readonly entity: string; readonly entityId: string; readonly groupIds: readonly string[] },
): Promise<CopiedRow[]> {
  return rowsOf<CopiedRow>(db)`
    select e.group_id as "groupId", e.sn, e.size, e.object_id as "objectId", e.picture_id as "pictureId"
    from file_group g join file_entry e on e.group_id = g.id and e.attached_at is not null
    where g.entity = ${entity} and g.entity_id = ${entityId} and g.data_key_id is null
      and g.id = any(${[...groupIds]}::uuid[])
    order by e.group_id, e.sn`;
}

export interface CopiedGroup {
  readonly from: string;
  readonly to: string;
}

export interface NewCopies {
  readonly groups: readonly CopiedGroup[];
  /** Entries with the objects that were made of theirs. */
  readonly entries: readonly (CopiedRow & { readonly newObjectId: string; readonly newPictureId: string | null })[];
  readonly entity: string;
  readonly entityId: string;
  readonly memberId: string;
  readonly at: Date;
}

/** Inserts copies of groups and entries, attached to a record, with the numbers and names of the first ones. */
export async function insertCopies(tx: Tx, copies: NewCopies): Promise<void> {
  const { groups, entries, entity, entityId, memberId, at } = copies;
  await sql`
    insert into file_group (id, owner_id, entity, entity_id, last_sn, created_at, touched_at)
    select copied.new_id, ${memberId}::uuid, ${entity}, ${entityId}, g.last_sn, ${at}, ${at}
    from unnest(${groups.map(({ from }) => from)}::uuid[], ${groups.map(({ to }) => to)}::uuid[])
        as copied (old_id, new_id)
      join file_group g on g.id = copied.old_id`.execute(tx);
  await sql`
    insert into file_entry (group_id, sn, name, extension, mime_type, size, sha256, object_id, picture_id, picture_width,
      picture_height, alt_text, uploaded_by, uploaded_at, attached_at)
    select copied.new_id, e.sn, e.name, e.extension, e.mime_type, e.size, e.sha256, made.object_id, made.picture_id,
      e.picture_width, e.picture_height, e.alt_text, ${memberId}::uuid, ${at}, ${at}
    from unnest(${entries.map(({ objectId }) => objectId)}::uuid[], ${entries.map((one) => one.newObjectId)}::uuid[],
        ${entries.map((one) => one.newPictureId)}::uuid[]) as made (old_id, object_id, picture_id)
      join file_entry e on e.object_id = made.old_id
      join unnest(${groups.map(({ from }) => from)}::uuid[], ${groups.map(({ to }) => to)}::uuid[])
        as copied (old_id, new_id) on copied.old_id = e.group_id`.execute(tx);
}
