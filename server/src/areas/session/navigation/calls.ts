import type { session } from '@naru/contract/areas/session.ts';

import { newId } from '../../../platform/db/id.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { takeFromWindow } from '../../../platform/http/rate.ts';

const MOST_A_MINUTE = 240;
/** The pattern of the catch-all. */
const UNKNOWN_ROUTE = '/*';

/** M8: one row a navigation; the route's pattern only. Open to anonymous, so limited by address. */
export const logAccess: Reader<typeof session.logAccess> = async (ctx, { body }) => {
  const who = ctx.actor?.sessionId ?? networkOf(ctx.origin.address);
  const wait = await takeFromWindow(ctx.db, { key: `access ${who}`, most: MOST_A_MINUTE, now: ctx.now });
  if (wait > 0) fail('tooMany', { retryAfter: wait });
  const table = await ctx.platform.sessions.rightsTable();
  await ctx.db
    .insertInto('access_log')
    .values({
      id: newId(),
      at: ctx.now,
      member_id: ctx.actor?.memberId ?? null,
      session_id: ctx.actor?.sessionId ?? null,
      menu_id: body.menuId && table.menuById.has(body.menuId) ? body.menuId : null,
      route: isPattern(body.route, ctx.platform.routes) ? body.route : UNKNOWN_ROUTE,
    })
    .execute();
  return {};
};

/** Anything but a pattern of the web app's is an address, which may hold a secret; without the built app, by its characters. */
function isPattern(route: string, routes: ReadonlySet<string> | undefined): boolean {
  return routes ? routes.has(route) : /^\/[\w/{}?*-]*$/.test(route);
}
