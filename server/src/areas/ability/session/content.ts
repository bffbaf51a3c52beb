import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';

import type { Db } from '../../../platform/db/db.ts';
import { selectContents } from './version-store.ts';

/** Contents of versions that were published, which the database never lets change: they stay true in any process. */
const kept = new Map<string, Instrument>();
const MOST_KEPT = 100;

/** Reads the contents of published or retired versions, by their ids. */
export async function readInstruments(db: Db, versionIds: readonly string[]): Promise<Map<string, Instrument>> {
  const known = new Map([...new Set(versionIds)].map((id) => [id, kept.get(id)]));
  const missing = [...known.keys()].filter((id) => known.get(id) === undefined);
  const read = missing.length > 0 ? await selectContents(db, missing) : [];
  if (kept.size + read.length > MOST_KEPT) kept.clear();
  for (const { id, content } of read) {
    kept.set(id, content);
    known.set(id, content);
  }
  return new Map([...known].flatMap(([id, content]) => (content ? [[id, content] as const] : [])));
}

/** @throws Error where the version is a draft or not there, which no session can be of */
export async function readInstrument(db: Db, versionId: string): Promise<Instrument> {
  const content = (await readInstruments(db, [versionId])).get(versionId);
  if (!content) throw new Error('A session is of a version that is not published.');
  return content;
}
