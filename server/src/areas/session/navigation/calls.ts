import type { session } from '@naru/contract/areas/session.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { takeFromWindow } from '../../../platform/http/rate.ts';
import { insertAccess } from './store.ts';

const MOST_A_MINUTE = 240;
/** The pattern of the catch-all. */
const UNKNOWN_ROUTE = '/*';

/** M8: logs one row a navigation, with the route's pattern only. Open to anonymous callers, so limited by address. */
export const logAccess: Reader<typeof session.logAccess> = async (ctx, { body }) => {
  const who = ctx.actor?.sessionId ?? networkOf(ctx.origin.address);
  const wait = await takeFromWindow(ctx.db, { key: `access ${who}`, most: MOST_A_MINUTE, now: ctx.now });
  if (wait > 0) fail('tooMany', { retryAfter: wait });
  const table = await ctx.platform.sessions.rightsTable();
  await insertAccess(ctx.db, {
    at: ctx.now,
    memberId: ctx.actor?.memberId ?? null,
    sessionId: ctx.actor?.sessionId ?? null,
    menuId: body.menuId && table.menuById.has(body.menuId) ? body.menuId : null,
    route: isPattern(body.route, ctx.platform.routes) ? body.route : UNKNOWN_ROUTE,
  });
  return {};
};

/**
 * Returns whether a route is a pattern of the web app; any other is an address, which may hold a secret. Without the
 * built app, judges by its characters.
 */
function isPattern(route: string, routes: ReadonlySet<string> | undefined): boolean {
  return routes ? routes.has(route) : /^\/[\w/{}?*-]*$/.test(route);
}
