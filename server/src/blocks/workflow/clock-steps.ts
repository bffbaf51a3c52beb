import type { Tx } from '../../platform/db/db.ts';
import { insertStatusChanges } from './history-store.ts';

export interface ClockSteps {
  readonly entity: string;
  readonly ids: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly at: Date;
}

/** Writes down that the clock moved many rows by one statement, where no follower has to hear of each. */
export async function writeClockSteps(tx: Tx, { entity, ids, ...step }: ClockSteps): Promise<void> {
  const changes = ids.map((id) => ({ ...step, id, by: 'SYS', actorId: null, origin: null }));
  await insertStatusChanges(tx, entity, changes);
}
