/** A professor refers a student whom they know, for something noticed, and not twice at once. */
import { failField } from '../../../platform/http/failure.ts';
import type { CallContext, WriteContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { words } from '../shared/words.ts';
import type { ReferralCentre, ReferralRow } from '../referral/centre.ts';
import { readContent } from '../referral/present.ts';
import { selectReferable } from './referable-store.ts';
import { hasWaiting } from '../referral/store.ts';

export const referrerOf = (ctx: CallContext) => ({ memberId: ctx.actor.memberId, today: koreanDate(ctx.now) });

/** @throws Failure `invalid` */
export async function requireReferable(ctx: WriteContext, studentId: string): Promise<void> {
  const asked = { search: undefined, studentId, locale: ctx.locale, most: 1 };
  const [found] = await selectReferable(ctx.tx, referrerOf(ctx), asked);
  if (!found) failField('stdntId', words[ctx.locale].notReferable);
}

/** Whether the student can be asked now. @throws Failure `invalid` */
export async function requireAskable(ctx: WriteContext, centre: ReferralCentre, row: ReferralRow): Promise<void> {
  const say = words[ctx.locale];
  await requireReferable(ctx, row.studentId);
  if ((await readContent(ctx, row))?.reasonList.length === 0) failField('reasonList', say.noticed);
  if (await hasWaiting(ctx.tx, centre, row)) failField('stdntId', say.askedBefore);
}
