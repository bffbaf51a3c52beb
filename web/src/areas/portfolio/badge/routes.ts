import { ownBadges } from '@naru/contract/areas/portfolio/badge.ts';

import { pageRoute } from '../../../platform/route.ts';

export const ownBadgesRoute = pageRoute(
  '/portfolio/badge/my',
  async () => (await import('./my-screen.tsx')).OwnBadgesScreen,
  { menuId: 'PTF_BADGE', reads: ownBadges.listOwnBadges },
);
export const badgeCatalogueRoute = pageRoute(
  '/portfolio/badge/intro',
  async () => (await import('./intro-screen.tsx')).BadgeCatalogueScreen,
  { menuId: 'PTF_BADGEI', reads: ownBadges.listCatalogue },
);
export const badgeRoutes = [ownBadgesRoute, badgeCatalogueRoute];
