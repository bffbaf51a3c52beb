/** Keeps identities that the importing administrator may not take: changes to these people wait for a second person. */
import { findGuarded } from '../../../blocks/member/holdings.ts';
import { joinTransaction } from '../../../platform/db/pool.ts';
import { askChange } from '../member/change/ask.ts';
import { createHeld, insertHeld, selectChanged } from './held-store.ts';
import type { Merging } from './merging-sql.ts';

/**
 * Makes `roster_held`: members with the names, addresses and subjects that they keep; none for the command line.
 * @param identities selects id, username, name, subject and email of the people whom the roster knows
 */
export async function holdIdentities(merging: Merging, identities: string): Promise<void> {
  const { client, actorId, today, now } = merging;
  await createHeld(client);
  if (actorId === null) return;
  const rows = await selectChanged(client, identities);
  const tx = joinTransaction(client);
  const guarded = await findGuarded(tx, { callerId: actorId, memberIds: rows.map(({ id }) => id), today });
  for (const { id, ...identity } of rows.filter((row) => guarded.has(row.id))) {
    await askChange(tx, { memberId: id, kind: 'IDENTITY', identity, askedBy: actorId, at: now });
  }
  await insertHeld(client, [...guarded.keys()]);
}
