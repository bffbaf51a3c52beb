import { attendanceRoutes } from './attendance/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { completionRoutes } from './completion/routes.ts';
import { deskRoutes } from './desk/routes.ts';
import { mileageHistRoutes } from './mileage/hist/routes.ts';
import { mileageClaimRoutes } from './mileage/claim/routes.ts';
import { mileageUseRoutes } from './mileage/use/routes.ts';

/** All addresses that begin with /lrn/. */
export const learningRoutes = [
  ...catalogueRoutes,
  ...deskRoutes,
  ...attendanceRoutes,
  ...completionRoutes,
  ...mileageHistRoutes,
  ...mileageClaimRoutes,
  ...mileageUseRoutes,
];
