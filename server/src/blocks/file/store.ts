/**
 * Groups and their entries. Rows never leave before the bytes: what a row names is there.
 */
import { sql } from 'kysely';

import { firstOf, idsOf, rowsOf, type Db, type Tx } from '../../platform/db/db.ts';

export interface GroupRow {
  readonly id: string;
  readonly ownerId: string;
  readonly entity: string | null;
  readonly entityId: string | null;
  readonly lastSn: number;
  /** Null: its files lie as they came. */
  readonly dataKeyId: string | null;
}

export interface EntryRow {
  readonly groupId: string;
  readonly sn: number;
  readonly name: string;
  readonly extension: string;
  readonly mimeType: string;
  readonly size: number;
  readonly objectId: string;
  readonly pictureId: string | null;
  readonly pictureWidth: number | null;
  readonly pictureHeight: number | null;
  readonly altText: string | null;
  readonly uploadedBy: string;
  readonly attachedAt: Date | null;
  /** Key of its group: it seals name and description, too. */
  readonly dataKeyId: string | null;
}

const GROUP_COLUMNS = [
  'file_group.id',
  'file_group.owner_id as ownerId',
  'file_group.entity',
  'file_group.entity_id as entityId',
  'file_group.last_sn as lastSn',
  'file_group.data_key_id as dataKeyId',
] as const;

const ENTRY_COLUMNS = [
  'file_entry.group_id as groupId',
  'file_entry.sn',
  'file_entry.name',
  'file_entry.extension',
  'file_entry.mime_type as mimeType',
  'file_entry.size',
  'file_entry.object_id as objectId',
  'file_entry.picture_id as pictureId',
  'file_entry.picture_width as pictureWidth',
  'file_entry.picture_height as pictureHeight',
  'file_entry.alt_text as altText',
  'file_entry.uploaded_by as uploadedBy',
  'file_entry.attached_at as attachedAt',
  'file_group.data_key_id as dataKeyId',
] as const;

export function selectOptionalGroup(db: Db, id: string): Promise<GroupRow | undefined> {
  return db.selectFrom('file_group').select(GROUP_COLUMNS).where('file_group.id', '=', id).executeTakeFirst();
}

/** Selects the group and locks it until the transaction ends. */
export function selectOptionalGroupForUpdate(tx: Tx, id: string): Promise<GroupRow | undefined> {
  return tx
    .selectFrom('file_group')
    .select(GROUP_COLUMNS)
    .where('file_group.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Locks these until the transaction ends, always in the same order: a text is saved while it is published, and two
 * transactions that lock the same groups the other way round would deadlock.
 */
export async function lockGroups(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select 1 from file_group where file_group.id = any(${ids}::uuid[]) order by file_group.id for update`.execute(
    tx,
  );
}

export async function insertGroup(
  tx: Tx,
  group: { id: string; ownerId: string; dataKeyId: string | null; at: Date },
): Promise<GroupRow> {
  const { id, ownerId, dataKeyId, at } = group;
  await tx
    .insertInto('file_group')
    .values({ id, owner_id: ownerId, data_key_id: dataKeyId, created_at: at, touched_at: at })
    .execute();
  return { id, ownerId, entity: null, entityId: null, lastSn: 0, dataKeyId };
}

/** Selects entries in the order in which they were uploaded. */
export function selectEntries(db: Db, groupIds: readonly string[]): Promise<EntryRow[]> {
  return db
    .selectFrom('file_entry')
    .innerJoin('file_group', 'file_group.id', 'file_entry.group_id')
    .select(ENTRY_COLUMNS)
    .where(sql<boolean>`file_entry.group_id = any(${groupIds}::uuid[])`)
    .orderBy('file_entry.group_id')
    .orderBy('file_entry.sn')
    .execute();
}

export function selectOptionalEntry(db: Db, groupId: string, sn: number): Promise<EntryRow | undefined> {
  return db
    .selectFrom('file_entry')
    .innerJoin('file_group', 'file_group.id', 'file_entry.group_id')
    .select(ENTRY_COLUMNS)
    .where('file_entry.group_id', '=', groupId)
    .where('file_entry.sn', '=', sn)
    .executeTakeFirst();
}

export interface NewEntry {
  readonly name: string;
  readonly extension: string;
  readonly mimeType: string;
  readonly size: number;
  readonly sha256: string;
  readonly objectId: string;
  readonly picture: { readonly id: string; readonly width: number; readonly height: number } | undefined;
}

export async function insertEntries(
  tx: Tx,
  group: GroupRow,
  made: { entries: readonly NewEntry[]; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('file_group')
    .set({ last_sn: group.lastSn + made.entries.length, touched_at: made.at })
    .where('file_group.id', '=', group.id)
    .execute();
  await tx
    .insertInto('file_entry')
    .values(
      made.entries.map((entry, index) => ({
        group_id: group.id,
        sn: group.lastSn + index + 1,
        name: entry.name,
        extension: entry.extension,
        mime_type: entry.mimeType,
        size: entry.size,
        sha256: entry.sha256,
        object_id: entry.objectId,
        picture_id: entry.picture?.id ?? null,
        picture_width: entry.picture?.width ?? null,
        picture_height: entry.picture?.height ?? null,
        uploaded_by: made.by,
        uploaded_at: made.at,
      })),
    )
    .execute();
}

/** Bytes of everything that a person has uploaded and that still has a row. */
export async function sumUploaded(db: Db, memberId: string): Promise<number> {
  const { total } = await db
    .selectFrom('file_entry')
    .select(sql<number>`coalesce(sum(file_entry.size), 0)::bigint`.as('total'))
    .where('file_entry.uploaded_by', '=', memberId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Locks the member's storage, so that two uploads at once do not both count the same room. */
export async function lockRoomOf(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('file room of ' || ${memberId}::text, 0))`.execute(tx);
}

export async function updateAltText(
  tx: Tx,
  entry: { groupId: string; sn: number },
  altText: string | null,
): Promise<boolean> {
  const result = await tx
    .updateTable('file_entry')
    .set({ alt_text: altText })
    .where('file_entry.group_id', '=', entry.groupId)
    .where('file_entry.sn', '=', entry.sn)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteEntries(tx: Tx, groupId: string, sns: readonly number[]): Promise<number> {
  const result = await tx
    .deleteFrom('file_entry')
    .where('file_entry.group_id', '=', groupId)
    .where(sql<boolean>`file_entry.sn = any(${sns}::int[])`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function attachGroup(
  tx: Tx,
  record: { groupId: string; entity: string; entityId: string; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('file_group')
    .set({ entity: record.entity, entity_id: record.entityId, touched_at: record.at })
    .where('file_group.id', '=', record.groupId)
    .execute();
  await tx
    .updateTable('file_entry')
    .set({ attached_at: record.at })
    .where('file_entry.group_id', '=', record.groupId)
    .where('file_entry.uploaded_by', '=', record.by)
    .where('file_entry.attached_at', 'is', null)
    .execute();
}

/** Deletes the groups with their rows and their key. */
export async function deleteGroupsOf(
  tx: Tx,
  records: { entity: string; entityIds: readonly string[]; except?: readonly string[] },
): Promise<void> {
  const rows = await rowsOf<{ id: string | null }>(tx)`
    delete from file_group where file_group.entity = ${records.entity}
      and file_group.entity_id = any(${records.entityIds}::text[])
      and file_group.id <> all(${records.except ?? []}::uuid[]) returning file_group.data_key_id as id`;
  await deleteKeys(tx, rows);
}

/** Keeps uploads for a time: the person's groups without a record, and groups of records that wait for a next save. */
export async function updateKeptUntil(
  tx: Tx,
  held: { groupIds: readonly string[]; memberId: string; until: Date },
): Promise<void> {
  await sql`
    update file_group set kept_until = greatest(file_group.kept_until, ${held.until}::timestamptz)
    where file_group.id = any(${held.groupIds}::uuid[])
      and ((file_group.entity is null and file_group.owner_id = ${held.memberId}::uuid) or exists (
        select 1 from file_entry e
        where e.group_id = file_group.id and e.uploaded_by = ${held.memberId}::uuid and e.attached_at is null))`.execute(
    tx,
  );
}

/** Groups that no record took, and entries that no save took, since this moment. Returns how many rows went. */
export async function deleteWaiting(db: Db, at: { before: Date; now: Date }, batch: number): Promise<number> {
  const { before, now } = at;
  const groups = await sql<{ id: string | null }>`
    delete from file_group where file_group.entity is null and file_group.touched_at < ${before} and file_group.id = any(array(
      select g.id from file_group g where g.entity is null and g.touched_at < ${before}
        and (g.kept_until is null or g.kept_until < ${now}) limit ${batch} for update skip locked))
    returning file_group.data_key_id as id
  `.execute(db);
  await deleteKeys(db, groups.rows);
  const entries = await sql`
    delete from file_entry where file_entry.attached_at is null and file_entry.uploaded_at < ${before} and file_entry.object_id = any(array(
      select e.object_id from file_entry e join file_group g on g.id = e.group_id
      where e.attached_at is null and e.uploaded_at < ${before} and g.entity is not null
        and (g.kept_until is null or g.kept_until < ${now}) limit ${batch} for update of e skip locked))
  `.execute(db);
  return Number(groups.numAffectedRows ?? 0) + Number(entries.numAffectedRows ?? 0);
}

async function deleteKeys(db: Db, keys: readonly { readonly id: string | null }[]): Promise<void> {
  const ids = keys.flatMap(({ id }) => id ?? []);
  if (ids.length > 0) await sql`delete from data_key k where k.id = any(${ids}::uuid[])`.execute(db);
}

/**
 * Locks a plain group of such a record until the transaction ends; undefined without one, or if others have locked it.
 * Goes kind by kind, so that PostgreSQL reads the index of plain groups and not all groups in their order.
 */
export async function lockOptionalPlainGroup(tx: Tx, entities: readonly string[]): Promise<string | undefined> {
  const row = await firstOf<{ id: string }>(tx)`
    select plain.id from unnest(${entities}::text[]) as kind(entity) cross join lateral (
      select g.id from file_group g where g.entity = kind.entity and g.data_key_id is null
      order by g.id limit 1 for update skip locked
    ) plain limit 1`;
  return row?.id;
}

export async function updateGroupKey(tx: Tx, groupId: string, dataKeyId: string): Promise<void> {
  await sql`update file_group set data_key_id = ${dataKeyId}::uuid where file_group.id = ${groupId}::uuid`.execute(tx);
}

/** Updates a sealed entry; no picture of it is kept. */
export async function updateSealed(
  tx: Tx,
  entry: Pick<EntryRow, 'groupId' | 'sn'>,
  sealed: { name: string; altText: string | null; objectId: string; sha256: string },
): Promise<void> {
  await tx
    .updateTable('file_entry')
    .set({
      name: sealed.name,
      alt_text: sealed.altText,
      object_id: sealed.objectId,
      sha256: sealed.sha256,
      picture_id: null,
      picture_width: null,
      picture_height: null,
    })
    .where('file_entry.group_id', '=', entry.groupId)
    .where('file_entry.sn', '=', entry.sn)
    .execute();
}

/** Selects those of the object ids that some row still names, in each table that keeps objects. */
export async function selectNamed(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const named = await idsOf(db)`
    select e.object_id as id from file_entry e where e.object_id = any(${ids}::uuid[])
    union all
    select e.picture_id as id from file_entry e where e.picture_id = any(${ids}::uuid[])
    union all
    select made.object_id as id from list_export made where made.object_id = any(${ids}::uuid[])`;
  return new Set(named);
}
