/**
 * Facts that an area tells the others, and what other areas do about them. An emitter knows no follower; a follower knows
 * the event alone, by the emitter's api.ts.
 */
import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/http/serve.ts';

/** Ids and codes, never what a person wrote: events are kept and may stand in a log. */
export type EventData = Readonly<Record<string, string | number | boolean | null>>;

export interface EventKind<Data extends EventData = EventData> {
  /** `noun.participle`, such as `programme.completed`; kept in rows, never renamed. */
  readonly name: string;
  /** Never there: it only ties the data's type to the name. */
  readonly data?: Data;
}

export const defineEvent = <Data extends EventData>(name: string): EventKind<Data> => ({ name });

/** A fact about a record. Of one record, followers hear a smaller version before a larger one. */
export interface Happened<Data extends EventData = EventData> {
  readonly recordId: string;
  readonly version: number;
  readonly data: Data;
}

export interface FollowContext {
  readonly tx: Tx;
  readonly now: Date;
  readonly platform: Platform;
}

/**
 * Runs after the commit of what it follows, in a transaction of its own, and again until it succeeds; what it writes has a
 * unique source key, so that it happens once.
 */
export interface Follower {
  readonly event: EventKind;
  /** `area.verb`, unique; kept in rows, never renamed. */
  readonly name: string;
  readonly follow: (ctx: FollowContext, happened: Happened) => Promise<void>;
}

/** Binds what is to be done to an event. */
export function followEvent<Data extends EventData>(
  event: EventKind<Data>,
  name: string,
  follow: (ctx: FollowContext, happened: Happened<Data>) => Promise<void>,
): Follower {
  // Data of another kind never comes here: emitEvent is the only way in, and its types are the event's.
  return { event, name, follow: follow as Follower['follow'] };
}
