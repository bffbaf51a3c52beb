/** The portal's part for files: their store, their scanner, their rights. */
import type { Actor } from '../access/actor.ts';
import type { Db } from '../db/db.ts';
import type { CallContext } from '../http/serve.ts';
import type { Scanner } from './scanner.ts';
import type { PictureSigner } from './signature.ts';
import type { FileStore } from './store.ts';

/** Asked of the record that files hang on: whether this person may. False too where the record is not there. */
export type FileReader = (db: Db, actor: Actor, entityId: string, now: Date) => Promise<boolean>;

export interface FileRights {
  readonly canRead: FileReader;
  /** Whether they may add to the record's files and take some away. */
  readonly canChange: FileReader;
  /** Files that it has go only when it is saved without them, never one by one. */
  readonly isSavedWhole?: true;
  /** Its files lie sealed, and it takes no others. */
  readonly isSealed?: true;
  /** Called before each reading by a person who may, to log it. */
  readonly noteReading?: (ctx: CallContext, entityId: string) => Promise<void>;
}

/** By the entity that files hang on. */
export type FileRightsTable = Readonly<Record<string, FileRights>>;

export interface Files {
  readonly store: FileStore;
  /** Absent: nobody has set one up. */
  readonly scanner: Scanner | undefined;
  readonly pictures: PictureSigner;
  readonly rights: FileRightsTable;
}
