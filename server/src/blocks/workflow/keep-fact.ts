import type { Person } from '../../platform/access/actor.ts';
import type { WriteContext } from '../../platform/http/serve.ts';
import { insertStatusChanges } from './history-store.ts';

export interface Fact {
  readonly entity: string;
  readonly id: string;
  /** The state that the record stays in. */
  readonly status: string;
  readonly action: string;
  /** The side that did it. */
  readonly by: string;
}

/** Writes down that somebody did something to a record which is no step of its machine and leaves its state. */
export async function keepFact(ctx: WriteContext<Person>, { entity, status, ...fact }: Fact): Promise<void> {
  const { tx, actor, now, origin } = ctx;
  const stayed = { ...fact, from: status, to: status, actorId: actor.memberId, at: now, origin: origin.requestId };
  await insertStatusChanges(tx, entity, [stayed]);
}
