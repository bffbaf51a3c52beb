import type { CallError } from '../../platform/http/call-error.ts';
import type { KeyStorage } from '../../platform/session/key-storage.ts';
import type { SendOptions } from './autosave.ts';

/** A paper as the server has it. */
export interface Saved<T> {
  readonly value: T;
  readonly version: number;
  readonly changedAt: string | null;
}

/**
 * - `saved`: the server has it all.
 * - `unsaved`, `saving`: on its way.
 * - `stuck`: the last try failed; it is kept here and sent again.
 * - `refused`: the server does not take it as it is; the next change is tried again.
 * - `conflict`: another tab or device has saved something else since.
 * - `gone`: it was deleted elsewhere; what stands here is kept in this browser.
 */
export type AutosaveStatus = 'saved' | 'unsaved' | 'saving' | 'stuck' | 'refused' | 'conflict' | 'gone';

export interface AutosaveState<T> {
  readonly value: T;
  /** The version of the server on which `value` stands. */
  readonly version: number;
  readonly savedAt: string | null;
  readonly status: AutosaveStatus;
  /** The other side of a conflict; null until it was read. */
  readonly theirs: Saved<T> | null;
  readonly problem: CallError | null;
  /** Grows when `value` came from elsewhere, and a field has to show it anew. */
  readonly revision: number;
}

/** Fingerprints of the parts of a paper by their names. */
export type Marks = Readonly<Record<string, string>>;

export interface Sides<T> {
  readonly mine: T;
  readonly theirs: T;
  /** The version with which both sides began; empty where it is not known. */
  readonly base: Marks;
}

/** A paper of parts that can be written apart from each other. */
export interface Parts<T> {
  readonly mark: (value: T) => Marks;
  /** Joins both sides: what this page changed stands, and of the rest what the server has. */
  readonly join: (sides: Sides<T>) => T;
}

export interface AutosaveDeps<T> {
  readonly storage: KeyStorage;
  /** Begins the keys under which it is kept, as `unsentKey` makes it of person and paper; each tab adds its own end. */
  readonly key: string;
  readonly tab: string;
  readonly saved: Saved<T>;
  /** @throws CallError */
  readonly send: (value: T, version: number, options: SendOptions) => Promise<Omit<Saved<T>, 'value'>>;
  /** Reads how it stands on the server; undefined where it can't be read now. */
  readonly read: () => Promise<Saved<T> | undefined>;
  /** Tells other tabs that the server has another version. */
  readonly tell: (version: number) => void;
  /** Without it the side that is chosen stands alone. */
  readonly parts?: Parts<T> | undefined;
}
