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
  /** Writes plain values of a record that is a list of them, as people read them; in lines of their own. */
  readonly writeValues?: (db: Db, values: readonly string[], locale: Locale) => Promise<readonly string[]>;
  /** Where its name stands in both languages; the audit log has its key. */
  readonly named?: { readonly table: string; readonly key: string };
}
