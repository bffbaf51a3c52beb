/**
 * Sealed files (docs/decisions/034-files-sealed-by-group.md): judged as all others are, and stored under a key a group.
 */
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';

import type { FileStore } from '../../platform/files/store.ts';
import type { CallContext } from '../../platform/http/serve.ts';
import type { DataKey } from '../../platform/sealing/sealing.ts';
import type { ReceivedEntry } from './receive.ts';
import type { EntryRow, NewEntry } from './store.ts';

type Context = Pick<CallContext, 'db' | 'platform'>;

/** Stores the bytes again under the key; the plain upload is deleted. No picture is made of a sealed file. */
export async function keepSealed(
  store: FileStore,
  key: DataKey,
  entries: readonly ReceivedEntry[],
): Promise<NewEntry[]> {
  const sealed: NewEntry[] = [];
  for (const entry of entries) {
    const object = await store.stage(key.sealFile(await readFile(entry.path)));
    await store.keep(object.id);
    const name = key.seal('name', entry.name);
    sealed.push({ ...entry, name, objectId: object.id, sha256: object.sha256, picture: undefined });
  }
  return sealed;
}

/** Returns entries as uploaded, with sealed names and descriptions opened. The caller has judged the right to read. */
export async function openEntries(ctx: Context, entries: readonly EntryRow[]): Promise<EntryRow[]> {
  const ids = entries.flatMap(({ dataKeyId }) => dataKeyId ?? []);
  const keys = ids.length === 0 ? undefined : await ctx.platform.sealing.readKeys(ctx.db, ids);
  return entries.map((entry) => openEntry(entry, keys?.get(entry.dataKeyId ?? '')));
}

function openEntry(entry: EntryRow, key: DataKey | undefined): EntryRow {
  if (entry.dataKeyId === null) return entry;
  if (!key) throw new Error('The key of a file is gone.');
  const altText = entry.altText === null ? null : key.open('altText', entry.altText);
  return { ...entry, name: key.open('name', entry.name), altText };
}

/** Opens the bytes as uploaded; undefined where they are gone. A sealed file is checked whole before it leaves. */
export async function openBytesOf(ctx: Context, entry: EntryRow): Promise<Readable | undefined> {
  const body = await ctx.platform.files.store.openOptional(entry.objectId);
  if (!body || entry.dataKeyId === null) return body;
  const key = await ctx.platform.sealing.readKey(ctx.db, entry.dataKeyId);
  return Readable.from([key.openFile(await buffer(body))]);
}
