/** The student's side: nothing of a referral reaches the centre but by their own word and their own application. */
import type { psychReferral } from '@naru/contract/areas/counselling/psychological/referral.ts';

import type { Actor } from '../../../../platform/access/actor.ts';
import { isId } from '../../../../platform/db/id.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../../platform/http/serve.ts';
import type { ReferralRow } from '../../referral/centre.ts';
import { conflictOf, takeReferralStep } from '../../referral/move.ts';
import { lockOptionalReferral, selectOptionalReferral } from '../../referral/store.ts';
import { lockOptionalOwn, selectOptionalOpen } from '../application/store.ts';
import { psychWords } from '../words.ts';
import { psychCentre } from './centre.ts';
import { followApplication, sendReferrals } from './move.ts';
import { presentOwnReferral } from './present.ts';

const asStudent = (ctx: CallContext<Actor>) => ({ side: 'STUDENT' as const, studentId: ctx.actor.studentId });

async function readRow(ctx: CallContext<Actor>, id: string): Promise<ReferralRow> {
  const asked = { id, viewer: asStudent(ctx), locale: ctx.locale };
  return (isId(id) ? await selectOptionalReferral(ctx.db, psychCentre, asked) : undefined) ?? fail('notFound');
}

export const readOwnReferral: Reader<typeof psychReferral.readOwnReferral> = async (ctx, { params }) => {
  const [row, open] = await Promise.all([readRow(ctx, params.id), selectOptionalOpen(ctx.db, ctx.actor.studentId)]);
  return { referral: await presentOwnReferral(ctx, row, { isWithdrawn: (open?.withdrawnAt ?? null) !== null }) };
};

export const answerReferral: Writer<typeof psychReferral.answerReferral> = {
  apply: async (ctx, { params, body }) => {
    // Who applies at the same moment holds the application first, too.
    const { studentId } = ctx.actor;
    const going = await selectOptionalOpen(ctx.tx, studentId);
    const open = going && (await lockOptionalOwn(ctx.tx, { id: going.id, studentId }));
    const asked = { id: params.id, viewer: asStudent(ctx), locale: ctx.locale };
    const row = isId(params.id) ? await lockOptionalReferral(ctx.tx, psychCentre, asked) : undefined;
    if (!row || studentId === null) return fail('notFound');
    if (row.version !== body.version) return fail('conflict', { current: conflictOf(row) });
    // Without consent nothing can go to a case that is under way, and a second one cannot be begun beside it.
    const isWithdrawn = open?.endedAt === null && open.withdrawnAt !== null;
    if (body.isAccepted && isWithdrawn) failField('consent', psychWords[ctx.locale].agreeAnew);
    const action = body.isAccepted ? 'ACCEPT' : 'DECLINE';
    const version = await takeReferralStep(ctx, psychCentre, row, { action, by: 'STUDENT' });
    if (!body.isAccepted) await psychCentre.tellReferrer(ctx.tx, { id: row.id, version, referrerId: row.referrerId });
    // Who is with the centre already need not apply again.
    if (body.isAccepted && open?.endedAt === null) {
      const key = await ctx.platform.sealing.readKey(ctx.tx, open.dataKeyId);
      await sendReferrals(ctx, { studentId, applicationId: open.id, key, by: 'STUDENT' });
      await followApplication(ctx, open.id, open.status === 'IN_PROGRESS' ? 'APPROVED' : open.status);
    }
    return { referralId: row.id };
  },
  answer: async (ctx, ids) => {
    const row = await readRow(ctx, ids['referralId'] ?? '');
    return { ...conflictOf(row), applicationId: row.sentWithId };
  },
};
