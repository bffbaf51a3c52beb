import { newId } from '../db/id.ts';
import type { Db, Tx } from '../db/db.ts';

export interface SettingRow {
  readonly key: string;
  readonly value: unknown;
  readonly version: number;
  readonly changedAt: Date;
  readonly changedBy: string | null;
}

export function selectSettings(db: Db): Promise<SettingRow[]> {
  return rows(db).execute();
}

export function selectOptionalSetting(db: Db, key: string): Promise<SettingRow | undefined> {
  return rows(db).where('setting.key', '=', key).executeTakeFirst();
}

const rows = (db: Db) =>
  db
    .selectFrom('setting')
    .select([
      'setting.key',
      'setting.value',
      'setting.version',
      'setting.updated_at as changedAt',
      'setting.updated_by as changedBy',
    ]);

/** Saves by compare-and-swap on the version, 0 for a setting at its default; false where somebody was faster. */
export async function saveSetting(
  tx: Tx,
  change: {
    key: string;
    value: unknown;
    version: number;
    actorId: string;
    at: Date;
    before: unknown;
    reason: string;
  },
): Promise<boolean> {
  const value = JSON.stringify(change.value);
  const saved =
    change.version === 0
      ? await tx
          .insertInto('setting')
          .values({ key: change.key, value, updated_at: change.at, updated_by: change.actorId })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .executeTakeFirst()
          .then((result) => result.numInsertedOrUpdatedRows ?? 0n)
      : await tx
          .updateTable('setting')
          .set({ value, version: change.version + 1, updated_at: change.at, updated_by: change.actorId })
          .where('setting.key', '=', change.key)
          .where('setting.version', '=', change.version)
          .executeTakeFirst()
          .then((result) => result.numUpdatedRows);
  if (saved === 0n) return false;
  await tx
    .insertInto('setting_history')
    .values({
      id: newId(),
      key: change.key,
      before: change.before === undefined ? null : JSON.stringify(change.before),
      after: value,
      at: change.at,
      actor_id: change.actorId,
      reason: change.reason,
    })
    .execute();
  return true;
}
