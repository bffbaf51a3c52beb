/** Routes of those who counsel, room by room. */
import { advisorDeskRoutes } from '../advisor/routes.ts';
import { counsellorRoutes } from '../counsellor/routes.ts';
import { lawDeskRoutes } from '../law/routes.ts';
import { meetingDeskRoutes } from '../meeting/routes.ts';
import { overviewDeskRoutes } from '../overview/routes.ts';
import { psychDeskRoutes } from '../psychological/routes.ts';
import { roomRoutes } from '../room/routes.ts';
import { statisticsRoutes } from '../statistics/routes.ts';

export const routes = [
  ...psychDeskRoutes,
  ...roomRoutes,
  ...meetingDeskRoutes,
  ...counsellorRoutes,
  ...statisticsRoutes,
  ...advisorDeskRoutes,
  ...overviewDeskRoutes,
  ...lawDeskRoutes,
];
