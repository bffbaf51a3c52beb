import { sql } from 'kysely';

import type { Actor } from '../../../../platform/access/actor.ts';
import type { WriteContext } from '../../../../platform/http/serve.ts';
import type { DataKey } from '../../../../platform/sealing/sealing.ts';
import { CONTENT } from '../../referral/centre.ts';
import { dropKey, followReferrals, takeReferralStep } from '../../referral/move.ts';
import { lockReferrals } from '../../referral/store.ts';
import type { PsychStatus } from '../rules.ts';
import { psychCentre } from './centre.ts';

/** What the student agreed to goes with their application: from now on by the key of the case, and gone with it. */
export async function sendReferrals(
  ctx: WriteContext<Actor>,
  to: { studentId: string; applicationId: string; key: DataKey; by: 'STUDENT' | 'MANAGER' },
): Promise<void> {
  const { studentId, applicationId, key, by } = to;
  const agreed = sql`r.student_id = ${studentId}::uuid and r.status = 'ACCEPTED'`;
  for (const row of await lockReferrals(ctx.tx, psychCentre, agreed)) {
    const version = await takeReferralStep(ctx, psychCentre, row, { action: 'SEND', by, sentWithId: applicationId });
    if (row.dataKeyId !== null && row.content !== null) {
      const own = await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
      const content = key.seal(`${CONTENT} ${row.id}`, own.open(CONTENT, row.content));
      await sql`update psych.referral set content = ${content}, data_key_id = ${key.id}::uuid
        where id = ${row.id}::uuid`.execute(ctx.tx);
      await dropKey(ctx.tx, row.dataKeyId);
    }
    await psychCentre.tellReferrer(ctx.tx, { id: row.id, version, referrerId: row.referrerId });
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
  const rows = await lockReferrals(ctx.tx, psychCentre, sql`r.application_id = ${applicationId}::uuid`);
  await followReferrals(ctx, psychCentre, { rows, action: isOver ? 'CLOSE' : 'LINK' });
}
