import type { AppRoute } from '../../platform/route.ts';
import { badgeRoutes } from './badge/routes.ts';
import { badgeClassRoutes } from './badge-class/routes.ts';
import { correctedRoute, correctionDetailRoute } from './comment/routes.ts';
import { correctionRoutes } from './correction/routes.ts';
import { correctionDeskRoutes as deskRoutes } from './correction-desk/routes.ts';
import { exhibitRoutes } from './exhibit/routes.ts';
import { letterRoutes } from './letter/routes.ts';
import { printPortfolioRoute } from './page/routes.ts';
import { publishRoute } from './publish/routes.ts';
import { resumeFormRoute, resumeListRoute } from './resume/routes.ts';
import { paperShareRoutes } from './share/routes.ts';
import { portfolioFormRoute } from './builder/routes.ts';
import { portfolioStartRoutes } from './start/routes.ts';

/** All addresses that begin with /portfolio/. */
export const routes: readonly AppRoute[] = [
  resumeListRoute,
  resumeFormRoute,
  ...correctionRoutes,
  correctedRoute,
  ...letterRoutes,
  ...paperShareRoutes,
  portfolioFormRoute,
  ...portfolioStartRoutes,
  ...exhibitRoutes,
  printPortfolioRoute,
  publishRoute,
  ...badgeRoutes,
  ...badgeClassRoutes,
];
/** Correction for those who correct, under /profsr/. */
export const correctionDeskRoutes: readonly AppRoute[] = [...deskRoutes, correctionDetailRoute];
