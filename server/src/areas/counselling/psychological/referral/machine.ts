/** Referrals to the counselling centre have more than the others: danger, its review, and the key of the case. */
import { LEAST_EMERGENCY_REASON } from '@naru/contract/areas/counselling/referral/referral.ts';
import { countCharacters } from '@naru/contract/shared/required-text.ts';

import type { Patch, Taker } from '../../../../blocks/workflow/machine.ts';
import { failField } from '../../../../platform/http/failure.ts';
import type { WriteContext } from '../../../../platform/http/serve.ts';
import type { DataKey } from '../../../../platform/sealing/sealing.ts';
import { CONTENT, type ReferralRow } from '../../referral/centre.ts';
import { keyIdOf, referralMachine, type MovedReferral } from '../../referral/machine.ts';
import { readContent, sealContent } from '../../referral/present.ts';
import { deleteDataKey } from '../../referral/store.ts';
import { tellOfDanger } from '../case/notifications.ts';
import { psychWords } from '../case/words.ts';
import { psychCentre } from './centre.ts';

const REVIEWED = { reason: { ko: '이미 검토한 의뢰예요.', en: 'This referral has been reviewed already.' } };

export const psychReferralMachine = referralMachine(psychCentre, {
  judge: ({ endedAt }, { action }) => (action === 'REVIEW' && endedAt !== null ? REVIEWED : 'OK'),
  prepare: async (taker, { row, given }) => {
    if (taker.actor === undefined) return {};
    if (given.action === 'EMERGENCY') return sealDanger(taker, row, given.reason);
    if (given.action === 'REVIEW') return sealReview(taker, row, given.note);
    return given.action === 'SEND' && given.key ? sealAnew(taker, row, given.key) : {};
  },
  followers: [tellCentreOfDanger, dropOwnKey],
});

async function sealDanger(ctx: WriteContext, row: ReferralRow, reason: string): Promise<Patch> {
  if (countCharacters(reason) < LEAST_EMERGENCY_REASON)
    failField('reason', psychWords[ctx.locale].longReason(LEAST_EMERGENCY_REASON));
  const before = await readContent(ctx, row);
  const key = await ctx.platform.sealing.readKey(ctx.tx, keyIdOf(row));
  const content = { reasonList: before?.reasonList ?? [], note: before?.note ?? '', emergency: reason };
  return { content: sealContent(key, content), urgency: 'URGENT' };
}

async function sealReview(ctx: WriteContext, row: ReferralRow, note: string): Promise<Patch> {
  if (row.referrerId === ctx.actor.memberId) failField('note', psychWords[ctx.locale].reviewByOther);
  const key = await ctx.platform.sealing.readKey(ctx.tx, keyIdOf(row));
  return { reviewed_by: ctx.actor.memberId, review: key.seal('review', note), ended_at: ctx.now, until_at: null };
}

/** By the key of the case, and gone with it. */
async function sealAnew({ tx, platform }: Taker, row: ReferralRow, key: DataKey): Promise<Patch> {
  if (row.content === null) return {};
  const own = await platform.sealing.readKey(tx, keyIdOf(row));
  return { content: key.seal(`${CONTENT} ${row.id}`, own.open(CONTENT, row.content)), data_key_id: key.id };
}

async function tellCentreOfDanger({ tx, now }: Taker, { row, version, given }: MovedReferral): Promise<void> {
  if (given.action === 'EMERGENCY') await tellOfDanger(tx, { id: row.id, version, assignedId: null, now });
}

async function dropOwnKey({ tx }: Taker, { row, given }: MovedReferral): Promise<void> {
  if (given.action === 'SEND') await deleteDataKey(tx, row.dataKeyId);
}
