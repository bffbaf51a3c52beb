import { attendanceRoutes } from './attendance/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { completionRoutes } from './completion/routes.ts';
import { deskRoutes } from './desk/routes.ts';

/** All addresses that begin with /lrn/ but those of mileage. */
export const routes = [...catalogueRoutes, ...deskRoutes, ...attendanceRoutes, ...completionRoutes];
