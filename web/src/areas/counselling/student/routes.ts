/** Routes of the student's side, room by room. */
import { advisorStudentRoutes } from '../advisor/routes.ts';
import { lawStudentRoutes } from '../law/routes.ts';
import { meetingStudentRoutes } from '../meeting/routes.ts';
import { overviewStudentRoutes } from '../overview/routes.ts';
import { psychStudentRoutes } from '../psychological/routes.ts';
import { referralRoutes } from '../referral/routes.ts';

export const routes = [
  ...psychStudentRoutes,
  ...advisorStudentRoutes,
  ...lawStudentRoutes,
  ...overviewStudentRoutes,
  ...referralRoutes,
  ...meetingStudentRoutes,
];
