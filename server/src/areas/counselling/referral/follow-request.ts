/** Referrals to career counsellors and coaches go with the student's request for an hour, and follow it. */
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import type { PassedOn } from '@naru/contract/areas/counselling/referral/referral.ts';
import type { EnumKey } from '@naru/contract/enums.ts';

import type { Taker } from '../../../blocks/workflow/machine.ts';
import { takeStep } from '../../../blocks/workflow/take-step.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { CallContext, WriteContext } from '../../../platform/http/serve.ts';
import { hourCentre, hourReferralMachine, isReferredKind } from './hour-centre.ts';
import { followReferrals } from './machine.ts';
import { presentPassedOn } from './present.ts';
import { lockAgreed, lockSentWith, selectSentWith, updateRequestOf } from './store.ts';

interface RequestParams {
  readonly id: string;
  readonly kind: CounsellingKind;
}

/** Sends the referrals of this kind that the student agreed to with the request that they make. */
export async function sendWithRequest(
  ctx: WriteContext,
  request: RequestParams & { status: 'WAITING' | 'APPROVED'; studentId: string },
): Promise<void> {
  if (!isReferredKind(request.kind)) return;
  const asked = { studentId: request.studentId, destination: request.kind };
  for (const row of await lockAgreed(ctx.tx, hourCentre, asked)) {
    const given = { action: 'SEND', sentWithId: request.id } as const;
    await takeStep(ctx, hourReferralMachine, row, { sides: ['STUDENT'], given });
  }
  if (request.status === 'APPROVED') await followRequest(ctx, { ...request, to: 'APPROVED', ending: undefined });
}

/**
 * Links them once the hour is agreed, and closes them once the counselling was held or came to nothing; moved to another
 * hour they stay as they are.
 */
export async function followRequest(
  taker: Taker,
  moved: RequestParams & { to: EnumKey<'counsellingStatus'>; ending: string | undefined },
): Promise<void> {
  if (!isReferredKind(moved.kind) || moved.ending === 'RESCHEDULED') return;
  const rows = await lockSentWith(taker.tx, hourCentre, moved.id);
  await followReferrals(taker, hourReferralMachine, { rows, action: moved.to === 'APPROVED' ? 'LINK' : 'CLOSE' });
}

/** Another hour takes the place of the first: what went with that goes with this. */
export async function carryReferrals(tx: Tx, to: RequestParams & { from: string }): Promise<void> {
  if (!isReferredKind(to.kind)) return;
  await updateRequestOf(tx, { from: to.from, to: to.id });
}

/** For the two who may read the request. */
export async function readPassedOn(ctx: CallContext, { id, kind }: RequestParams): Promise<PassedOn[]> {
  if (!isReferredKind(kind)) return [];
  const rows = await selectSentWith(ctx.db, hourCentre, { id, locale: ctx.locale });
  if (rows.length === 0) return [];
  const keys = await ctx.platform.sealing.readKeys(
    ctx.db,
    rows.flatMap(({ dataKeyId }) => (dataKeyId === null ? [] : [dataKeyId])),
  );
  return rows.map((row) => presentPassedOn(keys, row));
}
