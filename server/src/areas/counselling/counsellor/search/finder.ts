import type { CallContext } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { kindsFor } from '../../shared/kinds.ts';
import { defaultTerms } from '../../shared/booking-limits.ts';
import type { Finder } from './store.ts';

export async function finderOf(ctx: CallContext): Promise<Finder> {
  return {
    memberId: ctx.actor.memberId,
    studentId: ctx.actor.studentId,
    now: ctx.now,
    today: koreanDate(ctx.now),
    defaults: defaultTerms(await ctx.platform.settings.read()),
    kinds: kindsFor(ctx.actor),
    locale: ctx.locale,
  };
}
