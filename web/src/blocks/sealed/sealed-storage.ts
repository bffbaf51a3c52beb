/**
 * Values that are at hand at once and lie sealed in this browser's storage a moment later. Several tabs share the storage:
 * each hears of the others' values by the event of the browser.
 */
import type { KeyStorage } from '../../platform/session/key-storage.ts';
import { findSealer, type Sealer } from './sealed-text.ts';

export interface SealedStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  /** Removes a value; one that another tab wrote and this one has not heard of stays. */
  readonly remove: (key: string) => void;
  /** Takes what another tab wrote, or removed; afterwards it can be read. */
  readonly hear: (key: string) => Promise<void>;
}

interface Value {
  readonly text: string;
  /** As it lies in the storage; undefined while it is being sealed. */
  kept?: string;
}

interface Opened {
  readonly storage: KeyStorage;
  /** Base64, 32 bytes. */
  readonly draftKey: string;
  /** Keys of the values. What lies there and does not open is removed. */
  readonly keys: readonly string[];
}

/** Opens what was kept before. Without cryptography values last as long as the page. */
export async function openSealedStorage({ storage, draftKey, keys }: Opened): Promise<SealedStorage> {
  const sealer = await findSealer(draftKey);
  const values = new Map<string, Value>();
  const hear = (key: string): Promise<void> => takeKept({ storage, values, sealer, key });
  await Promise.all(keys.map(hear));
  for (const key of keys) if (!values.has(key)) storage.remove(key);

  const heard = new Map([...values].map(([key, { kept = '' }]) => [key, kept]));
  const keep = async (key: string, value: Value): Promise<void> => {
    const kept = await sealer?.seal(value.text);
    // It was written again or removed in the meantime.
    if (kept === undefined || values.get(key) !== value) return;
    value.kept = kept;
    heard.set(key, kept);
    storage.write(key, kept);
  };
  return {
    read: (key) => values.get(key)?.text ?? null,
    write: (key, text) => {
      const value: Value = { text };
      values.set(key, value);
      void keep(key, value);
    },
    remove: (key) => {
      values.delete(key);
      if (storage.read(key) === heard.get(key)) storage.remove(key);
    },
    hear: async (key) => {
      await hear(key);
      const kept = values.get(key)?.kept;
      if (kept !== undefined) heard.set(key, kept);
    },
  };
}

interface Taken {
  readonly storage: KeyStorage;
  readonly values: Map<string, Value>;
  readonly sealer: Sealer | undefined;
  readonly key: string;
}

/** Brings a value in line with the storage, unless it is being written here. */
async function takeKept({ storage, values, sealer, key }: Taken): Promise<void> {
  const before = values.get(key);
  const kept = storage.read(key);
  if (kept === before?.kept || (before && before.kept === undefined)) return;
  if (kept === null) return void values.delete(key);
  const text = await sealer?.open(kept);
  if (text !== undefined && values.get(key) === before) values.set(key, { text, kept });
}
