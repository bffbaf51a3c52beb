/** Referrals to career counsellors and coaches go with the student's request for an hour, and follow it. */
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import type { PassedOn } from '@naru/contract/areas/counselling/referral.ts';
import { sql } from 'kysely';

import type { Actor } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/pool.ts';
import type { CallContext, WriteContext } from '../../../platform/http/serve.ts';
import type { RequestStatus } from '../meeting/rules.ts';
import { hourCentre, isReferredKind } from './hour-centre.ts';
import { followReferrals, takeReferralStep, takeTimedStep } from './move.ts';
import { presentPassedOn } from './present.ts';
import { lockReferrals, selectReferrals } from './store.ts';

interface Asked {
  readonly id: string;
  readonly kind: CounsellingKind;
}

const withRequest = (id: string) => sql`r.request_id = ${id}::uuid`;

/** What the student agreed to for this kind goes with the request that they make. */
export async function sendWithRequest(
  ctx: WriteContext<Actor>,
  request: Asked & { status: 'WAITING' | 'APPROVED'; studentId: string },
): Promise<void> {
  const where = sql`r.student_id = ${request.studentId}::uuid and r.destination = ${request.kind} and r.status = 'ACCEPTED'`;
  for (const row of await lockReferrals(ctx.tx, hourCentre, where)) {
    const step = { action: 'SEND', by: 'STUDENT', sentWithId: request.id } as const;
    const version = await takeReferralStep(ctx, hourCentre, row, step);
    await hourCentre.tellReferrer(ctx.tx, { id: row.id, version, referrerId: row.referrerId });
  }
  if (request.status === 'APPROVED') await followRequest(ctx, { ...request, to: 'APPROVED', ending: undefined });
}

/** Linked once the hour is agreed, closed once the counselling was held or came to nothing; moved to another hour it stays as it is. */
export async function followRequest(
  ctx: WriteContext<Actor>,
  moved: Asked & { to: RequestStatus; ending: string | undefined },
): Promise<void> {
  if (!isReferredKind(moved.kind) || moved.ending === 'RESCHEDULED') return;
  const rows = await lockReferrals(ctx.tx, hourCentre, withRequest(moved.id));
  await followReferrals(ctx, hourCentre, { rows, action: moved.to === 'APPROVED' ? 'LINK' : 'CLOSE' });
}

/** Nobody answered the request until its hour. */
export async function followExpired(tx: Tx, { id, kind }: Asked, at: Date): Promise<void> {
  if (!isReferredKind(kind)) return;
  for (const row of await lockReferrals(tx, hourCentre, withRequest(id)))
    if (row.status !== 'CLOSED') await takeTimedStep(tx, hourCentre, row, { action: 'CLOSE', at });
}

/** Another hour takes the place of the first: what went with that goes with this. */
export async function carryReferrals(tx: Tx, to: Asked & { from: string }): Promise<void> {
  if (!isReferredKind(to.kind)) return;
  await sql`update counselling_referral set request_id = ${to.id}::uuid
    where request_id = ${to.from}::uuid`.execute(tx);
}

/** For the two who may read the request. */
export async function readPassedOn(ctx: CallContext<Actor>, { id, kind }: Asked): Promise<PassedOn[]> {
  if (!isReferredKind(kind)) return [];
  const where = sql`${withRequest(id)} order by r.asked_at, r.id`;
  const rows = await selectReferrals(ctx.db, hourCentre, { where, locale: ctx.locale });
  if (rows.length === 0) return [];
  const keys = await ctx.platform.sealing.readKeys(
    ctx.db,
    rows.flatMap(({ dataKeyId }) => (dataKeyId === null ? [] : [dataKeyId])),
  );
  return rows.map((row) => presentPassedOn(keys, row));
}
