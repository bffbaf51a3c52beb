/**
 * Puts notifications into words: by the type's template and the record's title of today, in the reader's language.
 */
import type { Db } from '../../platform/db/db.ts';
import type { Locale } from '../../platform/http/messages.ts';
import { findType, type NotificationType } from '../manifest/notification-type.ts';
import { words } from './words.ts';

export interface RenderedText {
  readonly title: string;
  readonly body: string;
  readonly action: string;
  /** Whether the record that it is about is gone, or hidden from the reader. */
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
  readonly now: Date;
}

/** Returns the texts of each row by its id, with one query a type, not one a row. */
export async function tell(
  db: Db,
  work: { readonly rows: readonly Tellable[]; readonly types: readonly NotificationType[] },
  reader: Reader,
): Promise<Map<string, RenderedText>> {
  const told = new Map<string, RenderedText>();
  for (const code of new Set(work.rows.map((row) => row.type))) {
    const rows = work.rows.filter((row) => row.type === code);
    const type = findType(work.types, code);
    const titles = type ? await readTitles(db, { type, rows }, reader) : undefined;
    for (const row of rows) told.set(row.id, tellOne(type, { row, titles }, reader.locale));
  }
  return told;
}

/** Reads the titles; undefined for a type whose texts are always the same. */
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
): RenderedText {
  // A type that was taken away: its notifications stay, and say no more than that they were.
  if (!type) return { title: words[locale].gone, body: '', action: words[locale].openList, isGone: true };
  const texts = type.texts[locale];
  const what = titles?.get(row.entityId ?? '');
  const isGone = titles !== undefined && what === undefined;
  return { title: texts.title(what), body: isGone ? '' : texts.body, action: texts.action, isGone };
}
