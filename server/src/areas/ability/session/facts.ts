/** Facts of sessions that never change: kept in the process, so that each of a test's many saves is one statement. */
import type { Db } from '../../../platform/db/db.ts';
import { selectFacts, type SessionFacts } from './store.ts';

/** Everybody who takes tests in one hour at a large university; some megabytes. */
const MOST_KEPT = 10_000;
const kept = new Map<string, SessionFacts>();

/** Reads the facts of sessions by their ids, once a process; leaves out those that are not there. */
export async function readFacts(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, SessionFacts>> {
  const missing = ids.filter((id) => !kept.has(id));
  const read = missing.length > 0 ? await selectFacts(db, missing) : [];
  const found = new Map([...ids.map((id) => kept.get(id)), ...read].flatMap((one) => (one ? [[one.id, one]] : [])));
  for (const facts of read) keepFacts(facts);
  return found;
}

/** Those that were kept first make room. */
function keepFacts(facts: SessionFacts): void {
  if (kept.size >= MOST_KEPT) {
    const [first] = kept.keys();
    if (first !== undefined) kept.delete(first);
  }
  kept.set(facts.id, facts);
}
