import type { AppRoute } from '../../platform/route.ts';
import { badgeCheckRoute } from './credential/routes.ts';
import { reportRoute } from './exhibit/routes.ts';
import { shownPortfolioRoute } from './page/routes.ts';

/** Addresses of portfolios and badges outside /portfolio/. */
export const publicPortfolioRoutes: readonly AppRoute[] = [shownPortfolioRoute, reportRoute, badgeCheckRoute];
