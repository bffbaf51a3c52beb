import { rowsOf, type Db } from '../../platform/db/db.ts';
import { nameOf } from '../../platform/db/name.ts';
import type { Locale } from '../../platform/http/messages.ts';

export interface SettingChangeRow {
  readonly id: string;
  readonly at: Date;
  readonly byName: string | null;
  readonly reason: string;
  readonly before: string | number | boolean | null;
  readonly after: string | number | boolean;
}

/** Selects the last changes of a setting, the latest first. */
export function selectSettingChanges(
  db: Db,
  { key, most, locale }: { readonly key: string; readonly most: number; readonly locale: Locale },
): Promise<SettingChangeRow[]> {
  return rowsOf<SettingChangeRow>(db)`
    select h.id, h.at, ${nameOf('m', locale)} as "byName", h.reason, h.before, h.after
    from setting_history h left join member m on m.id = h.actor_id
    where h.key = ${key} order by h.id desc limit ${most}`;
}

/** Selects the names of those who changed settings. */
export async function selectChangers(
  db: Db,
  { ids, locale }: { readonly ids: readonly string[]; readonly locale: Locale },
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf<{ id: string; name: string }>(db)`
    select m.id, ${nameOf('m', locale)} as name from member m where m.id = any(${[...ids]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
