/** Addresses without a beginning of their own, and those of small areas: one part, which comes when one of them is asked for. */
import { communityRoutes } from '../areas/community/routes.ts';
import { homeRoutes } from '../areas/home/routes.ts';
import { publicRoutes } from '../areas/learning/public-routes.ts';
import { mentoringRoutes } from '../areas/mentoring/routes.ts';
import { publicPortfolioRoutes } from '../areas/portfolio/public-routes.ts';
import { accountRoutes } from '../areas/session/account/routes.ts';
import { sessionRoutes } from '../areas/session/routes.ts';
import { understandingRoutes } from '../areas/understanding/routes.ts';
import type { AppRoute } from '../platform/route.ts';

export const routes: readonly AppRoute[] = [
  ...sessionRoutes,
  ...accountRoutes,
  ...homeRoutes,
  ...communityRoutes,
  ...mentoringRoutes,
  ...publicRoutes,
  ...understandingRoutes,
  ...publicPortfolioRoutes,
];
