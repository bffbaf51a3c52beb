import { pageRoute } from '../../../platform/route.ts';

export const ownBadgesRoute = pageRoute(
  '/portfolio/badge/my',
  async () => (await import('./my-screen.tsx')).OwnBadgesScreen,
  { menuId: 'PTF_BADGE' },
);
export const badgeCatalogueRoute = pageRoute(
  '/portfolio/badge/intro',
  async () => (await import('./intro-screen.tsx')).BadgeCatalogueScreen,
  { menuId: 'PTF_BADGEI' },
);
export const badgeRoutes = [ownBadgesRoute, badgeCatalogueRoute];
