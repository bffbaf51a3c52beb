/** The student's side: nothing of a referral reaches the centre but by their own word and their own application. */
import { psychReferral } from '@naru/contract/areas/counselling/psychological/referral.ts';

import type { Taker } from '../../../../blocks/workflow/machine.ts';
import { writeStep } from '../../../../blocks/workflow/step-call.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../../platform/http/serve.ts';
import type { MovedReferral, ReferralMachine } from '../../referral/machine.ts';
import { lockOptionalReferral, selectOptionalReferral } from '../../referral/store.ts';
import { lockOptionalOwn, selectOptionalOpen } from '../case/store.ts';
import { psychWords } from '../case/words.ts';
import { psychCentre } from './centre.ts';
import { psychReferralMachine } from './machine.ts';
import { followApplication, sendReferrals } from './move.ts';
import { presentOwnReferral } from './present.ts';

const asStudent = (ctx: CallContext) => ({ side: 'STUDENT' as const, studentId: ctx.actor.studentId });

const readRow = (ctx: CallContext, id: string) =>
  selectOptionalReferral(ctx.db, psychCentre, { id, viewer: asStudent(ctx), locale: ctx.locale });

export const readOwnReferral: Reader<typeof psychReferral.readOwnReferral> = async (ctx, { params }) => {
  const [row, open] = await Promise.all([readRow(ctx, params.id), selectOptionalOpen(ctx.db, ctx.actor.studentId)]);
  if (!row) return fail('notFound');
  return { referral: await presentOwnReferral(ctx, row, { isWithdrawn: (open?.withdrawnAt ?? null) !== null }) };
};

/** The machine of the centre, for a student who may be with it already. */
const ownMachine: ReferralMachine = {
  ...psychReferralMachine,
  prepare: async (taker, step) => {
    if (taker.actor !== undefined && step.given.action === 'ACCEPT') {
      // Without consent nothing can go to a case that is under way, and a second one cannot be begun beside it.
      const open = await selectOptionalOpen(taker.tx, step.row.studentId);
      if ((open?.withdrawnAt ?? null) !== null) failField('consent', psychWords[taker.locale].agreeAnew);
    }
    return psychReferralMachine.prepare?.(taker, step) ?? {};
  },
  followers: [...(psychReferralMachine.followers ?? []), sendAtOnce],
};

/** Sends a referral at once where its student is with the centre already and need not apply again. */
async function sendAtOnce(taker: Taker, { row: { studentId }, given }: MovedReferral): Promise<void> {
  const open = given.action === 'ACCEPT' ? await selectOptionalOpen(taker.tx, studentId) : undefined;
  if (!open) return;
  const key = await taker.platform.sealing.readKey(taker.tx, open.dataKeyId);
  await sendReferrals(taker, { studentId, applicationId: open.id, key, by: 'STUDENT' });
  await followApplication(taker, open.id, open.status === 'IN_PROGRESS' ? 'APPROVED' : open.status);
}

export const stepOwnReferral = writeStep(psychReferral.stepOwnReferral, ownMachine, {
  isSealed: true,
  hold: async (ctx, id) => {
    // An application at the same moment locks in this order, too.
    const { studentId } = ctx.actor;
    const open = await selectOptionalOpen(ctx.tx, studentId);
    if (open) await lockOptionalOwn(ctx.tx, { id: open.id, studentId });
    const asked = { id, viewer: asStudent(ctx), locale: ctx.locale };
    const row = await lockOptionalReferral(ctx.tx, psychCentre, asked);
    return row ? [row] : [];
  },
  sides: () => ['STUDENT'],
  read: async (ctx, id) => {
    const row = await readRow(ctx, id);
    return row && { ...ownMachine.standing(row), applicationId: row.sentWithId };
  },
});
