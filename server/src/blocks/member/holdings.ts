/**
 * Whether somebody holds what somebody else lacks: who could then act as them would get what nobody gave them.
 */
import type { Db } from '../../platform/db/db.ts';
import { selectHoldings } from './holdings-store.ts';

/** `administrator`, `resource:PSCHMNG`, `duty:LAW_COUNSELLOR`. */
export type Holding = string;

/** After every appointment that can begin: who is appointed already is guarded already. */
const END_OF_TIME = '9999-12-31';

/** Lists everything that `target` holds and `caller` does not: the one comparison. */
export function listBeyond(target: readonly Holding[], caller: readonly Holding[]): Holding[] {
  return target.filter((holding) => !caller.includes(holding));
}

/** Finds people who hold rights that the caller lacks, with these rights; never the caller. */
export async function findGuarded(
  db: Db,
  asked: { readonly callerId: string; readonly memberIds: readonly string[]; readonly today: string },
): Promise<ReadonlyMap<string, readonly Holding[]>> {
  const { callerId, memberIds, today } = asked;
  const own = await selectHoldings(db, { memberIds: [callerId], today, begunBy: today });
  const theirs = await selectHoldings(db, { memberIds, today, begunBy: END_OF_TIME });
  const beyond = [...theirs].map(([id, held]) => [id, listBeyond(held, own.get(callerId) ?? [])] as const);
  return new Map(beyond.filter(([id, held]) => id !== callerId && held.length > 0));
}
