import { sql } from 'kysely';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import type { Tx } from '../../../../platform/db/pool.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { WriteContext } from '../../../../platform/http/serve.ts';
import type { DataKey } from '../../../../platform/sealing/sealing.ts';
import type { PsychStatus } from '../rules.ts';
import { tellReferrer } from './notifications.ts';
import {
  findReferralTransition,
  losesContent,
  untilOf,
  type ReferralAction,
  type ReferralSide,
  type ReferralTransition,
} from './rules.ts';
import { insertReferralChange, lockReferrals, REFERRAL, type ReferralRow } from './store.ts';

/** What of the text the referral is about, by which key it is sealed. */
export const CONTENT = 'referral';

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
  readonly applicationId?: string;
}

type Moved = Pick<ReferralRow, 'id' | 'version' | 'dataKeyId'>;

/** Compare-and-swap on status and version, with its history. The new version; undefined where somebody was faster. */
export async function updateReferralStatus(tx: Tx, row: Moved, step: Step): Promise<number | undefined> {
  const { from, to, by } = step.transition;
  const isAsked = to === 'ASKED' || to === 'EMERGENCY';
  const isOver = to === 'CLOSED' || losesContent(to);
  const { rows } = await sql<{ version: number }>`
    update psych.referral set status = ${to}, version = version + 1, until_at = ${untilOf(to, step.at)},
      asked_at = case when ${isAsked}::boolean then ${step.at}::timestamptz else asked_at end,
      ended_at = ${isOver ? step.at : null}::timestamptz,
      application_id = coalesce(${step.applicationId ?? null}::uuid, application_id),
      content = case when ${losesContent(to)}::boolean then null else content end,
      data_key_id = case when ${losesContent(to)}::boolean then null else data_key_id end
    where id = ${row.id}::uuid and status = ${from} and version = ${row.version} returning version`.execute(tx);
  const version = rows[0]?.version;
  if (version === undefined) return undefined;
  if (losesContent(to)) await dropKey(tx, row.dataKeyId);
  const { actorId, at, origin } = step;
  await insertReferralChange(tx, { id: row.id, from, to, by, actorId, at, origin });
  return version;
}

const dropKey = (tx: Tx, id: string | null) => sql`delete from data_key k where k.id = ${id}::uuid`.execute(tx);

/** A step that somebody takes. Gives the new version. @throws Failure `conflict` */
export async function takeReferralStep(
  ctx: WriteContext<Actor>,
  row: ReferralRow,
  step: { action: ReferralAction; by: ReferralSide; applicationId?: string },
): Promise<number> {
  const { action, by, ...how } = step;
  const transition = findReferralTransition({ action, from: row.status, by });
  if (!transition) return fail('conflict', { current: conflictOf(row) });
  const actorId = by === 'SYSTEM' ? null : ctx.actor.memberId;
  const taken = { transition, at: ctx.now, actorId, origin: ctx.origin.requestId, ...how };
  const version = await updateReferralStatus(ctx.tx, row, taken);
  if (version === undefined) return fail('conflict', { current: conflictOf(row) });
  const entry = { action: `counselling.referral.${action.toLowerCase()}`, entity: REFERRAL, entityId: row.id };
  await writeAudit(ctx.tx, ctx, { ...entry, before: { status: transition.from }, after: { status: transition.to } });
  return version;
}

/** What the student agreed to goes with their application: from now on by the key of the case, and gone with it. */
export async function sendReferrals(
  ctx: WriteContext<Actor>,
  to: { studentId: string; applicationId: string; key: DataKey; by: 'STUDENT' | 'MANAGER' },
): Promise<void> {
  const { studentId, applicationId, key, by } = to;
  for (const row of await lockReferrals(ctx.tx, { studentId, status: 'ACCEPTED' })) {
    const version = await takeReferralStep(ctx, row, { action: 'SEND', by, applicationId });
    if (row.dataKeyId !== null && row.content !== null) {
      const own = await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
      const content = key.seal(`${CONTENT} ${row.id}`, own.open(CONTENT, row.content));
      await sql`update psych.referral set content = ${content}, data_key_id = ${key.id}::uuid
        where id = ${row.id}::uuid`.execute(ctx.tx);
      await dropKey(ctx.tx, row.dataKeyId);
    }
    await tellReferrer(ctx.tx, { id: row.id, version, referrerId: row.referrerId });
  }
}

/** Referrals follow the application with which they went: linked when somebody is assigned, closed when it is over. */
export async function followApplication(
  ctx: WriteContext<Actor>,
  applicationId: string,
  to: PsychStatus,
): Promise<void> {
  const isOver = to === 'ENDED' || to === 'CANCELLED';
  if (!isOver && to !== 'APPROVED') return;
  const action = isOver ? 'CLOSE' : 'LINK';
  for (const status of isOver ? (['SENT', 'LINKED'] as const) : (['SENT'] as const)) {
    for (const row of await lockReferrals(ctx.tx, { applicationId, status })) {
      const version = await takeReferralStep(ctx, row, { action, by: 'SYSTEM' });
      await tellReferrer(ctx.tx, { id: row.id, version, referrerId: row.referrerId });
    }
  }
}
