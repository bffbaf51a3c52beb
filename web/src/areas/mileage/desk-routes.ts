import { mileageBalanceRoutes } from './balance/routes.ts';
import { claimListRoute } from './claim/routes.ts';
import { mileageCloseRoutes } from './close/routes.ts';
import { mileageEntryRoutes } from './entry/routes.ts';
import { mileageItemRoutes } from './item/routes.ts';
import { deskObjectionRoutes } from './objection/routes.ts';
import { mileagePurposeRoutes } from './purpose/routes.ts';
import { mileageRuleRoutes } from './rule/routes.ts';
import { deskUseRoutes } from './use/routes.ts';

/** All addresses that begin with /lrn/mileage/: the office's. */
export const routes = [
  claimListRoute,
  ...deskUseRoutes,
  ...deskObjectionRoutes,
  ...mileageBalanceRoutes,
  ...mileageEntryRoutes,
  ...mileageItemRoutes,
  ...mileageRuleRoutes,
  ...mileagePurposeRoutes,
  ...mileageCloseRoutes,
];
