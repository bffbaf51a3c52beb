import { attendRoutes } from './attendance/attend-routes.ts';
import { certificateRoutes } from './completion/routes.ts';

/** Addresses of learning that ask for no session: codes on the wall, and certificates. */
export const publicRoutes = [...attendRoutes, ...certificateRoutes];
