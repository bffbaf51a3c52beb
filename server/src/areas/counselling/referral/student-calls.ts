/** The student's side of referrals to career counsellors and coaches: nothing is passed on but by their own word and request. */
import { referral, type CentreReferral } from '@naru/contract/areas/counselling/referral/referral.ts';

import { writeStep } from '../../../blocks/workflow/step-call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import type { ReferralRow } from './centre.ts';
import { hourCentre, hourReferralMachine, isReferredKind } from './hour-centre.ts';
import { presentPassedOn, presentReferred } from './present.ts';
import { lockOptionalReferral, selectOptionalReferral, selectAgreed } from './store.ts';

const asStudent = (ctx: CallContext) => ({ side: 'STUDENT' as const, studentId: ctx.actor.studentId });

const readRow = (ctx: CallContext, id: string) =>
  selectOptionalReferral(ctx.db, hourCentre, { id, viewer: asStudent(ctx), locale: ctx.locale });

function kindOf({ destination }: ReferralRow): CentreReferral['kind'] {
  if (!isReferredKind(destination)) throw new Error('A referral to another centre lies here.');
  return destination;
}

export const readOwnReferral: Reader<typeof referral.readOwnReferral> = async (ctx, { params }) => {
  const row = (await readRow(ctx, params.id)) ?? fail('notFound');
  return {
    referral: {
      ...(await presentReferred(ctx, hourReferralMachine, row)),
      kind: kindOf(row),
      requestId: row.sentWithId,
    },
  };
};

export const stepOwnReferral = writeStep(referral.stepOwnReferral, hourReferralMachine, {
  hold: async (ctx, id) => {
    const asked = { id, viewer: asStudent(ctx), locale: ctx.locale };
    const row = await lockOptionalReferral(ctx.tx, hourCentre, asked);
    return row ? [row] : [];
  },
  sides: () => ['STUDENT'],
  read: async (ctx, id) => {
    const row = await readRow(ctx, id);
    return row && hourReferralMachine.standing(row);
  },
});

export const listAgreed: Reader<typeof referral.listAgreed> = async (ctx, { query }) => {
  const asked = { studentId: ctx.actor.studentId, destination: query.kind, locale: ctx.locale };
  const rows = await selectAgreed(ctx.db, hourCentre, asked);
  const keys = await ctx.platform.sealing.readKeys(
    ctx.db,
    rows.flatMap(({ dataKeyId }) => (dataKeyId === null ? [] : [dataKeyId])),
  );
  return { referralList: rows.map((row) => presentPassedOn(keys, row)) };
};
