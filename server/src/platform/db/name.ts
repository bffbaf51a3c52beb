import { sql, type RawBuilder } from 'kysely';

import type { Locale } from '../http/messages.ts';

/** Builds the name of a row in the person's language; Korean where there is no English one. */
export function nameOf(table: string, locale: Locale): RawBuilder<string> {
  const [ko, en] = [sql.ref(`${table}.name_ko`), sql.ref(`${table}.name_en`)];
  return locale === 'en' ? sql`coalesce(${en}, ${ko})` : sql`${ko}`;
}
