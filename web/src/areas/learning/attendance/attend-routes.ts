/** Addresses that begin with /attend/: the code on the wall, and an outside lecturer’s secret link. */
import { publicRoute } from '../../../platform/route.ts';

export const linkRoute = publicRoute('/attend/link', async () => (await import('./link-screen.tsx')).LinkScreen);
export const attendRoute = publicRoute(
  '/attend/{sessionId}',
  async () => (await import('./attend-screen.tsx')).AttendScreen,
);

export const attendRoutes = [linkRoute, attendRoute];
