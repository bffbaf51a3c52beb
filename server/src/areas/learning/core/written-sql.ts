/** Words that organisers write of a programme and its sessions, in the reader’s language. */
import { sql, type RawBuilder } from 'kysely';

import type { Locale } from '../../../platform/http/messages.ts';

/**
 * Builds such words of a row that has them as `column` and `column_en`: Korean where there are no English ones, and the
 * other way round where a place or a title is in English alone.
 */
export function writtenOf(
  table: string,
  column: 'introduction' | 'place' | 'title',
  locale: Locale,
): RawBuilder<string> {
  const [ko, en] = [sql.ref(`${table}.${column}`), sql.ref(`${table}.${column}_en`)];
  return locale === 'en' ? sql`coalesce(${en}, ${ko})` : sql`coalesce(nullif(${ko}, ''), ${en}, '')`;
}
