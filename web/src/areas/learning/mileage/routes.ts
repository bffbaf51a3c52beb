import { claimListRoute, ownClaimRoute } from './claim/routes.ts';
import { mileageCloseRoutes } from './close/routes.ts';
import { mileageEntryRoutes } from './entry/routes.ts';
import { mileageHistRoutes } from './hist/routes.ts';
import { deskObjectionRoutes, ownObjectionRoutes } from './objection/routes.ts';
import { mileageItemRoutes } from './item/routes.ts';
import { mileagePurposeRoutes } from './purpose/routes.ts';
import { mileageRuleRoutes } from './rule/routes.ts';
import { deskUseRoutes, ownUseRoutes } from './use/routes.ts';

/** All addresses that begin with /lrn/mile/: the student's own. */
export const mileageRoutes = [...mileageHistRoutes, ownClaimRoute, ...ownObjectionRoutes, ...ownUseRoutes];

/** All addresses that begin with /lrn/mileage/: the office's. */
export const mileageDeskRoutes = [
  claimListRoute,
  ...deskUseRoutes,
  ...deskObjectionRoutes,
  ...mileageEntryRoutes,
  ...mileageItemRoutes,
  ...mileageRuleRoutes,
  ...mileagePurposeRoutes,
  ...mileageCloseRoutes,
];
