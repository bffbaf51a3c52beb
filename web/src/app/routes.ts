/**
 * Every route of the portal. Each area lists its own.
 */
import { homeRoutes } from '../areas/home/routes.ts';
import { sessionRoutes } from '../areas/session/routes.ts';
import type { AppRoute } from '../platform/route.ts';

/** The tables that everybody loads with the first screen. */
export const FIRST_ROUTES: readonly AppRoute[] = [...sessionRoutes, ...homeRoutes];

/** Addresses whose table is no part of the first screen: it comes when one of them is asked for. */
export interface LaterArea {
  /** All of its addresses begin so, and no others. */
  readonly beginning: string;
  readonly load: () => Promise<readonly AppRoute[]>;
}

export const LATER_AREAS: readonly LaterArea[] = [
  { beginning: '/session/', load: async () => (await import('../areas/session/account/routes.ts')).accountRoutes },
  { beginning: '/anals/', load: async () => (await import('../areas/analytics/routes.ts')).analyticsRoutes },
  { beginning: '/cmmnty/', load: async () => (await import('../areas/community/routes.ts')).communityRoutes },
  {
    beginning: '/cs/',
    load: async () => (await import('../areas/counselling/student/routes.ts')).counsellingStudentRoutes,
  },
  {
    beginning: '/cnslt/',
    load: async () => (await import('../areas/counselling/desk/routes.ts')).counsellingDeskRoutes,
  },
  { beginning: '/popup/', load: async () => (await import('../areas/understanding/routes.ts')).understandingRoutes },
  { beginning: '/search/', load: async () => (await import('../areas/home/search/routes.ts')).searchRoutes },
  { beginning: '/sample/', load: async () => (await import('../areas/home/sample/routes.ts')).sampleRoutes },
  { beginning: '/admin/', load: async () => (await import('../areas/admin/routes.ts')).adminRoutes },
];

/** For who looks at the whole of it: scripts and tests. */
export async function loadAllRoutes(): Promise<readonly AppRoute[]> {
  const later = await Promise.all(LATER_AREAS.map((area) => area.load()));
  return [...FIRST_ROUTES, ...later.flat()];
}
