import { pageRoute } from '../../../platform/route.ts';

export const instrumentListRoute = pageRoute(
  '/ability/instrument/list',
  async () => (await import('./list-screen.tsx')).InstrumentListScreen,
  { menuId: 'ABL_ADM' },
);
export const instrumentRoute = pageRoute(
  '/ability/instrument/detail/{id}',
  async () => (await import('./detail-screen.tsx')).InstrumentDetailScreen,
  { menuId: 'ABL_ADM' },
);
export const instrumentVersionRoute = pageRoute(
  '/ability/instrument/version/{id}',
  async () => (await import('./version-screen.tsx')).InstrumentVersionScreen,
  { menuId: 'ABL_ADM' },
);
export const instrumentRoutes = [instrumentListRoute, instrumentRoute, instrumentVersionRoute];
