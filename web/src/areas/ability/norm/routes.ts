import { pageRoute } from '../../../platform/route.ts';

/** Norms of a version of a test. */
export const normRoute = pageRoute(
  '/ability/norm/{versionId}',
  async () => (await import('./norm-screen.tsx')).NormScreen,
  {
    menuId: 'ABL_ADM',
  },
);
export const normRoutes = [normRoute];
