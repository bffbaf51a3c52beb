import { pageRoute } from '../../../platform/route.ts';

export const keepRoute = pageRoute(
  '/lrn/programme/attendance/{sessionId}',
  async () => (await import('./keep-screen.tsx')).KeepScreen,
  { menuId: 'LRN_PRGM', contentsClass: 'wide' },
);

export const attendanceRoutes = [keepRoute];
