import { sql, type RawBuilder } from 'kysely';

import type { Setting } from './declare.ts';

/** Builds the text that the university set, or the default, for statements that tell it with other rows. */
export function settingText({ key, defaultValue }: Setting<string>): RawBuilder<string> {
  return sql<string>`coalesce((select setting.value #>> '{}' from setting where setting.key = ${key}), ${defaultValue})`;
}
