import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';

import { pageRoute, type AppRoute } from '../../../platform/route.ts';

const listRoute = pageRoute('/portfolio/my', async () => (await import('./list-screen.tsx')).PortfolioListScreen, {
  menuId: 'PTF_MY',
  early: { reads: portfolioStart.listPortfolios },
});
const newRoute = pageRoute('/portfolio/my/new', async () => (await import('./new-screen.tsx')).NewPortfolioScreen, {
  menuId: 'PTF_MY',
  reads: portfolioStart.readStart,
});
const versionRoute = pageRoute(
  '/portfolio/my/version/{id}',
  async () => (await import('./version-screen.tsx')).PortfolioVersionScreen,
  { menuId: 'PTF_MY' },
);

export const portfolioStartRoutes: readonly AppRoute[] = [listRoute, newRoute, versionRoute];
