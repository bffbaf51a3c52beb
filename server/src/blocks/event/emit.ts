import { newId } from '../../platform/db/id.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/http/serve.ts';
import type { EventData, EventKind, Happened } from '../manifest/event.ts';
import { outboxInsert } from '../outbox/store.ts';

/** Payload of an outbox row that is an event for one follower. */
export interface EventPayload {
  readonly event: string;
  readonly follower: string;
  readonly version: number;
  readonly data: EventData;
}

type Emitting = { readonly tx: Tx; readonly platform: Pick<Platform, 'followersOf'> };

/** Tells each follower of the event, once the transaction commits, and never otherwise; once a record and version. */
export async function emitEvent<Data extends EventData>(
  ctx: Emitting,
  kind: EventKind<Data>,
  happened: Happened<Data>,
): Promise<void> {
  await emitEvents(ctx, kind, [happened]);
}

/** The same for several records, in one trip. */
export async function emitEvents<Data extends EventData>(
  { tx, platform }: Emitting,
  { name }: EventKind<Data>,
  happened: readonly Happened<Data>[],
): Promise<void> {
  const rows = happened.flatMap(({ recordId, version, data }) =>
    platform.followersOf(name).map((follower) => ({
      id: newId(),
      entityId: recordId,
      dedupeKey: `${name}:${recordId}:${version}:${follower}`,
      payload: { event: name, follower, version, data } satisfies EventPayload,
    })),
  );
  if (rows.length > 0) await outboxInsert('event', rows).execute(tx);
}
