import { home } from '@naru/contract/areas/home.ts';

import { pageRoute } from '../../../platform/route.ts';

export const rootRoute = pageRoute('/', async () => (await import('../dashboard-screen.tsx')).DashboardScreen, {
  menuId: 'HOME',
  early: { reads: home.dashboard },
});
export const dashboardRoute = pageRoute(
  '/dashboard',
  async () => (await import('../dashboard-screen.tsx')).DashboardScreen,
  { menuId: 'HOME', reads: home.dashboard },
);
export const dashboardRoutes = [rootRoute, dashboardRoute];
