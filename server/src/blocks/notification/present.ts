/**
 * Puts notifications into words: by the type's template and the record's title of today, in the reader's language.
 */
import type { Db } from '../../platform/db/pool.ts';
import type { Locale } from '../../platform/http/messages.ts';
import { findType, type NotificationType } from './type.ts';
import { words } from './words.ts';

export interface Told {
  readonly title: string;
  readonly body: string;
  readonly action: string;
  /** Whether the record that it is about is gone, or out of the reader's sight. */
  readonly isGone: boolean;
}

interface Tellable {
  readonly id: string;
  readonly type: string;
  readonly entityId: string | null;
}

export interface Reader {
  readonly recipientId: string;
  readonly locale: Locale;
}

/** The words of each row by its id: one question a type, not one a row. */
export async function tell(
  db: Db,
  work: { readonly rows: readonly Tellable[]; readonly types: readonly NotificationType[] },
  reader: Reader,
): Promise<Map<string, Told>> {
  const told = new Map<string, Told>();
  for (const code of new Set(work.rows.map((row) => row.type))) {
    const rows = work.rows.filter((row) => row.type === code);
    const type = findType(work.types, code);
    const titles = type ? await readTitles(db, { type, rows }, reader) : undefined;
    for (const row of rows) told.set(row.id, tellOne(type, { row, titles }, reader.locale));
  }
  return told;
}

/** Undefined for a type that tells the same whatever the record holds. */
async function readTitles(
  db: Db,
  work: { type: NotificationType; rows: readonly Tellable[] },
  reader: Reader,
): Promise<ReadonlyMap<string, string> | undefined> {
  if (!work.type.describe) return undefined;
  const entityIds = [...new Set(work.rows.flatMap((row) => row.entityId ?? []))];
  return work.type.describe(db, { entityIds, ...reader });
}

function tellOne(
  type: NotificationType | undefined,
  { row, titles }: { row: Tellable; titles: ReadonlyMap<string, string> | undefined },
  locale: Locale,
): Told {
  // A type that was taken away: its notifications stay, and say no more than that they were.
  if (!type) return { title: words[locale].gone, body: '', action: words[locale].openList, isGone: true };
  const texts = type.texts[locale];
  const what = titles?.get(row.entityId ?? '');
  const isGone = titles !== undefined && what === undefined;
  return { title: texts.title(what), body: isGone ? '' : texts.body, action: texts.action, isGone };
}
