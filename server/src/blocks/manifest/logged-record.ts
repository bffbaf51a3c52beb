/** A kind of record whose changes administrators read in the change log; what is named nowhere stays out of it. */
import type { RecordSpec } from '@naru/contract/shared/record.ts';

import type { Db } from '../../platform/db/db.ts';
import type { Locale } from '../../platform/http/messages.ts';

export type LoggedWords = Readonly<Record<Locale, string>>;

export interface LoggedRecord {
  /** As the audit log has it. */
  readonly entity: string;
  readonly name: LoggedWords;
  /** The acts on it, by the action in the audit log. */
  readonly acts: Readonly<Record<string, LoggedWords>>;
  /** Brings the names of its fields; those of others are the names in calls. */
  readonly record?: RecordSpec;
  /** Opens what writes a record that is a list of plain values, in lines as people read them. */
  readonly openWriter?: (db: Db, locale: Locale) => Promise<(values: readonly string[]) => readonly string[]>;
  /** Reads the names of records by their keys in the audit log. */
  readonly selectNames?: SelectNames;
}

export type SelectNames = (
  db: Db,
  asked: { readonly ids: readonly string[]; readonly locale: Locale },
) => Promise<ReadonlyMap<string, string>>;
