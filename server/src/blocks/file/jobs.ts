/**
 * Seals files that records took before their kind was a sealed one: group by group, each in its own transaction, so
 * that an interrupted run continues where it was. Bytes that no row names any more are swept in any case.
 */
import { buffer } from 'node:stream/consumers';

import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define.ts';
import type { DataKey } from '../../platform/sealing/sealing.ts';
import { lockOptionalPlainGroup, selectEntries, updateSealed, updateGroupKey, type EntryRow } from './store.ts';

type SealingPlatform = Pick<Platform, 'db' | 'files' | 'sealing' | 'now'>;

const fileSealing = defineJob('file.seal', { schedule: '17 * * * *', longestSeconds: 3_600 });

export function handleFileSealing(platform: SealingPlatform): JobHandler {
  return handleJob(fileSealing, async ({ signal }) => {
    await sealExisting(platform, signal);
  });
}

/** Returns how many groups. */
export async function sealExisting(platform: SealingPlatform, signal?: AbortSignal): Promise<number> {
  const kinds = Object.entries(platform.files.rights).flatMap(([entity, { isSealed }]) => (isSealed ? [entity] : []));
  let count = 0;
  for (;;) {
    signal?.throwIfAborted();
    const gone = await platform.db.transaction().execute((tx) => sealNext(tx, platform, kinds));
    if (!gone) return count;
    // Only now that the rows name the sealed bytes.
    for (const id of gone) await platform.files.store.remove(id);
    count += 1;
  }
}

/** Seals the next group; returns the objects that its rows named before, undefined where nothing is left to seal. */
async function sealNext(tx: Tx, platform: SealingPlatform, kinds: readonly string[]): Promise<string[] | undefined> {
  const groupId = await lockOptionalPlainGroup(tx, kinds);
  if (groupId === undefined) return undefined;
  const key = await platform.sealing.makeKey(tx, platform.now());
  const entries = await selectEntries(tx, [groupId]);
  for (const entry of entries) await sealEntry(tx, platform, { entry, key });
  await updateGroupKey(tx, groupId, key.id);
  return entries.flatMap(({ objectId, pictureId }) => [objectId, pictureId ?? []].flat());
}

async function sealEntry(
  tx: Tx,
  { files: { store } }: SealingPlatform,
  { entry, key }: { entry: EntryRow; key: DataKey },
): Promise<void> {
  const body = await store.openOptional(entry.objectId);
  // Bytes that a broken disk has lost stay lost; the name is sealed all the same.
  const object = await store.stage(key.sealFile(body ? await buffer(body) : Buffer.alloc(0)));
  await store.keep(object.id);
  await updateSealed(tx, entry, {
    name: key.seal('name', entry.name),
    altText: entry.altText === null ? null : key.seal('altText', entry.altText),
    objectId: object.id,
    sha256: object.sha256,
  });
}
