import { pageRoute } from '../../../platform/route.ts';

/** Open for everybody who is signed in: the call decides whose paper somebody may read. */
export const correctedRoute = pageRoute(
  '/portfolio/cl/detail/{id}/{owner}',
  async () => (await import('./detail-screen.tsx')).DetailScreen,
  { menuId: null },
);

export const correctionDetailRoute = pageRoute(
  '/profsr/cl/detail/{id}',
  async () => (await import('./desk-screen.tsx')).DeskScreen,
  { menuId: 'PRF_CL' },
);
