/** Access to files: decided by the record that has them; without one, only the uploader has access. */
import type { Actor } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FileRightsTable } from '../../platform/files/files.ts';
import { fail } from '../../platform/http/failure.ts';
import { selectOptionalGroup, type EntryRow, type GroupRow } from './store.ts';

export interface Asking {
  readonly db: Db;
  readonly actor: Actor;
  readonly now: Date;
  readonly rights: FileRightsTable;
}

export async function canRead(asking: Asking, group: GroupRow): Promise<boolean> {
  return ask(asking, group, 'canRead');
}

/** Returns whether the person may add files to the group and take some away. */
export async function canChange(asking: Asking, group: GroupRow): Promise<boolean> {
  return ask(asking, group, 'canChange');
}

async function ask(asking: Asking, group: GroupRow, right: 'canRead' | 'canChange'): Promise<boolean> {
  const { db, actor, now } = asking;
  if (group.entity === null || group.entityId === null) return group.ownerId === actor.memberId;
  return (await asking.rights[group.entity]?.[right](db, actor, group.entityId, now)) ?? false;
}

/** Returns whether the person sees a file of the group: until the record is saved, only its uploader does. */
export function isInScope(entry: EntryRow, group: GroupRow, actor: Actor): boolean {
  return group.entity === null || entry.attachedAt !== null || entry.uploadedBy === actor.memberId;
}

/** Finds the group, where the person may read it. @throws Failure `notFound` */
export async function findReadable(asking: Asking, fileId: string): Promise<GroupRow> {
  const group = await selectOptionalGroup(asking.db, fileId);
  if (!group || !(await canRead(asking, group))) return fail('notFound');
  return group;
}
