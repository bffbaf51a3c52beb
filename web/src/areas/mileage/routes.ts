import { ownClaimRoute } from './claim/routes.ts';
import { mileageHistRoutes } from './hist/routes.ts';
import { ownObjectionRoutes } from './objection/routes.ts';
import { ownUseRoutes } from './use/routes.ts';

/** All addresses that begin with /lrn/mile/: the student's own. */
export const routes = [...mileageHistRoutes, ownClaimRoute, ...ownObjectionRoutes, ...ownUseRoutes];
