/** The student's side of referrals to career counsellors and coaches: nothing is passed on but by their own word and request. */
import type { CentreReferral, referral } from '@naru/contract/areas/counselling/referral.ts';
import { sql } from 'kysely';

import type { Actor } from '../../../platform/access/actor.ts';
import { isId } from '../../../platform/db/id.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import type { ReferralRow } from './centre.ts';
import { hourCentre, isReferredKind } from './hour-centre.ts';
import { conflictOf, takeReferralStep } from './move.ts';
import { presentPassedOn, presentReferred } from './present.ts';
import { lockOptionalReferral, selectOptionalReferral, selectReferrals } from './store.ts';

const asStudent = (ctx: CallContext<Actor>) => ({ side: 'STUDENT' as const, studentId: ctx.actor.studentId });

async function readRow(ctx: CallContext<Actor>, id: string): Promise<ReferralRow> {
  const asked = { id, viewer: asStudent(ctx), locale: ctx.locale };
  return (isId(id) ? await selectOptionalReferral(ctx.db, hourCentre, asked) : undefined) ?? fail('notFound');
}

function kindOf({ destination }: ReferralRow): CentreReferral['kind'] {
  if (!isReferredKind(destination)) throw new Error('A referral to another centre lies here.');
  return destination;
}

export const readOwnReferral: Reader<typeof referral.readOwnReferral> = async (ctx, { params }) => {
  const row = await readRow(ctx, params.id);
  return { referral: { ...(await presentReferred(ctx, row)), kind: kindOf(row), requestId: row.sentWithId } };
};

export const answerReferral: Writer<typeof referral.answerReferral> = {
  apply: async (ctx, { params, body }) => {
    const asked = { id: params.id, viewer: asStudent(ctx), locale: ctx.locale };
    const row = isId(params.id) ? await lockOptionalReferral(ctx.tx, hourCentre, asked) : undefined;
    if (!row) return fail('notFound');
    if (row.version !== body.version) return fail('conflict', { current: conflictOf(row) });
    const action = body.isAccepted ? 'ACCEPT' : 'DECLINE';
    const version = await takeReferralStep(ctx, hourCentre, row, { action, by: 'STUDENT' });
    // Who agreed is told of as soon as somebody is asked for an hour, and not before.
    if (!body.isAccepted) await hourCentre.tellReferrer(ctx.tx, { id: row.id, version, referrerId: row.referrerId });
    return { referralId: row.id };
  },
  answer: async (ctx, ids) => conflictOf(await readRow(ctx, ids['referralId'] ?? '')),
};

export const listAgreed: Reader<typeof referral.listAgreed> = async (ctx, { query }) => {
  const where = sql`r.student_id = ${ctx.actor.studentId}::uuid and r.destination = ${query.kind}
    and r.status = 'ACCEPTED' order by r.asked_at, r.id`;
  const rows = await selectReferrals(ctx.db, hourCentre, { where, locale: ctx.locale });
  const keys = await ctx.platform.sealing.readKeys(
    ctx.db,
    rows.flatMap(({ dataKeyId }) => (dataKeyId === null ? [] : [dataKeyId])),
  );
  return { referralList: rows.map((row) => presentPassedOn(keys, row)) };
};
