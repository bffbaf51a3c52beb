/** Delivers events to their followers, in order for each record. */
import type { Platform } from '../../platform/http/serve.ts';
import type { Follower } from '../manifest/event.ts';
import type { Delivery } from '../outbox/deliver.ts';
import type { EventPayload } from './emit.ts';
import { claimEvent } from './store.ts';

class UnknownFollowerError extends Error {
  override readonly name = 'UnknownFollowerError';
}

export const deliverEvents = (platform: Platform, followers: readonly Follower[]): Delivery<EventPayload> => ({
  what: 'an event',
  claim: claimEvent,
  deliver: async (tx, { entityId, payload }) => {
    const follower = followers.find(({ name }) => name === payload.follower);
    // From a newer process, or one that was removed: it waits for a process that knows it.
    if (!follower || entityId === null) throw new UnknownFollowerError(payload.follower);
    const { version, data } = payload;
    await follower.follow({ tx, now: platform.now(), platform }, { recordId: entityId, version, data });
  },
});
