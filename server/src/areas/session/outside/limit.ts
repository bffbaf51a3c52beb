import { fail } from '../../../platform/http/failure.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { takeFromWindow } from '../../../platform/http/rate.ts';
import type { CallContext } from '../../../platform/http/serve.ts';

const MOST_A_MINUTE = 10;

/** Asks for a mail cost us one each, so each address may only so often. */
export async function limitMailAsks(ctx: CallContext<unknown>, what: string): Promise<void> {
  const key = `${what} ${networkOf(ctx.origin.address)}`;
  const wait = await takeFromWindow(ctx.db, { key, most: MOST_A_MINUTE, now: ctx.now });
  if (wait > 0) fail('tooMany', { retryAfter: wait });
}
