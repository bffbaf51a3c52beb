/** The caller as somebody who may apply, under the settings of today. */
import type { Person } from '../../../platform/access/actor.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { NO_SHOW_DAYS, NO_SHOW_MOST } from '../core/settings.ts';
import type { ApplicantAsked, FactsAsked } from './facts-store.ts';

const DAY_MS = 86_400_000;

/** Builds the question about a person beside a programme. */
export const factsAsked = async (ctx: CallContext, programmeId: string): Promise<FactsAsked> => ({
  programmeId,
  ...(await applicantOf(ctx)),
});

export async function applicantOf(ctx: CallContext<Person>): Promise<ApplicantAsked> {
  const settings = await ctx.platform.settings.read();
  return {
    memberId: ctx.actor.memberId,
    now: ctx.now,
    today: koreanDate(ctx.now),
    noShowMost: settings.of(NO_SHOW_MOST),
    noShowSince: new Date(ctx.now.getTime() - settings.of(NO_SHOW_DAYS) * DAY_MS),
  };
}
