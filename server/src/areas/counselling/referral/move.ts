import { sql } from 'kysely';

import { writeAudit } from '../../../blocks/audit/store.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/pool.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import type { ReferralCentre, ReferralRow } from './centre.ts';
import {
  findReferralTransition,
  losesContent,
  untilOf,
  type ReferralAction,
  type ReferralSide,
  type ReferralTransition,
} from './rules.ts';
import { insertReferralChange } from './store.ts';

export const conflictOf = (row: Pick<ReferralRow, 'id' | 'status' | 'version'>) => ({
  referralId: row.id,
  status: row.status,
  version: row.version,
});

interface Step {
  readonly transition: ReferralTransition;
  readonly at: Date;
  readonly actorId: string | null;
  readonly origin: string | null;
  readonly sentWithId?: string;
}

export type MovedReferral = Pick<ReferralRow, 'id' | 'status' | 'version' | 'dataKeyId' | 'referrerId'>;

/** Compare-and-swap on status and version, with its history. The new version; undefined where somebody was faster. */
async function updateReferralStatus(
  tx: Tx,
  centre: ReferralCentre,
  row: Pick<MovedReferral, 'id' | 'version' | 'dataKeyId'>,
  step: Step,
): Promise<number | undefined> {
  const { from, to, by } = step.transition;
  const isAsked = to === 'ASKED' || to === 'EMERGENCY';
  const isOver = to === 'CLOSED' || losesContent(to);
  const sentWith = sql.ref(centre.sentWith);
  const { rows } = await sql<{ version: number }>`
    update ${sql.table(centre.table)} set status = ${to}, version = version + 1, until_at = ${untilOf(to, step.at)},
      asked_at = case when ${isAsked}::boolean then ${step.at}::timestamptz else asked_at end,
      ended_at = ${isOver ? step.at : null}::timestamptz,
      ${sentWith} = coalesce(${step.sentWithId ?? null}::uuid, ${sentWith}),
      content = case when ${losesContent(to)}::boolean then null else content end,
      data_key_id = case when ${losesContent(to)}::boolean then null else data_key_id end
    where id = ${row.id}::uuid and status = ${from} and version = ${row.version} returning version`.execute(tx);
  const version = rows[0]?.version;
  if (version === undefined) return undefined;
  if (losesContent(to)) await dropKey(tx, row.dataKeyId);
  const { actorId, at, origin } = step;
  await insertReferralChange(tx, centre, { id: row.id, from, to, by, actorId, at, origin });
  return version;
}

export const dropKey = (tx: Tx, id: string | null) => sql`delete from data_key k where k.id = ${id}::uuid`.execute(tx);

/** A step that somebody takes. Gives the new version. @throws Failure `conflict` */
export async function takeReferralStep(
  ctx: WriteContext<Actor>,
  centre: ReferralCentre,
  row: ReferralRow,
  step: { action: ReferralAction; by: ReferralSide; sentWithId?: string },
): Promise<number> {
  const { action, by, ...how } = step;
  const transition = findReferralTransition(centre.machine, { action, from: row.status, by });
  if (!transition) return fail('conflict', { current: conflictOf(row) });
  const actorId = by === 'SYSTEM' ? null : ctx.actor.memberId;
  const taken = { transition, at: ctx.now, actorId, origin: ctx.origin.requestId, ...how };
  const version = await updateReferralStatus(ctx.tx, centre, row, taken);
  if (version === undefined) return fail('conflict', { current: conflictOf(row) });
  const entry = { action: `counselling.referral.${action.toLowerCase()}`, entity: centre.entity, entityId: row.id };
  await writeAudit(ctx.tx, ctx, { ...entry, before: { status: transition.from }, after: { status: transition.to } });
  return version;
}

/** A step that time takes, of which the professor hears. The row is held. */
export async function takeTimedStep(
  tx: Tx,
  centre: ReferralCentre,
  row: MovedReferral,
  { action, at }: { action: ReferralAction; at: Date },
): Promise<void> {
  const transition = findReferralTransition(centre.machine, { action, from: row.status, by: 'SYSTEM' });
  if (!transition) throw new Error('The machine has no such step from this state.');
  const version = await updateReferralStatus(tx, centre, row, { transition, at, actorId: null, origin: null });
  if (version !== undefined) await centre.tellReferrer(tx, { id: row.id, version, referrerId: row.referrerId });
}

/** What a referral went with moved on: linked once somebody takes it, closed when it is over. The rows are held. */
export async function followReferrals(
  ctx: WriteContext<Actor>,
  centre: ReferralCentre,
  { rows, action }: { rows: readonly ReferralRow[]; action: 'LINK' | 'CLOSE' },
): Promise<void> {
  for (const row of rows) {
    if (!findReferralTransition(centre.machine, { action, from: row.status, by: 'SYSTEM' })) continue;
    const version = await takeReferralStep(ctx, centre, row, { action, by: 'SYSTEM' });
    await centre.tellReferrer(ctx.tx, { id: row.id, version, referrerId: row.referrerId });
  }
}
