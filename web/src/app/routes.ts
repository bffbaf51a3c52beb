/**
 * Every route of the portal. Each area lists its own.
 */
import { dashboardRoutes } from '../areas/home/dashboard/routes.ts';
import { catchAllRoute } from '../areas/home/lost/routes.ts';
import type { AppRoute } from '../platform/route.ts';

/** The table that everybody loads with the first screen. */
export const FIRST_ROUTES: readonly AppRoute[] = dashboardRoutes;

/** Addresses whose table is no part of the first screen: it comes when one of them is asked for. */
export interface LaterArea {
  /** All of its addresses begin so, and no others but those of a longer beginning. */
  readonly beginning: string;
  readonly load: () => Promise<{ readonly routes: readonly AppRoute[] }>;
}

export const LATER_AREAS: readonly LaterArea[] = [
  { beginning: '/ability/', load: () => import('../areas/ability/routes.ts') },
  { beginning: '/anals/', load: () => import('../areas/analytics/routes.ts') },
  { beginning: '/cs/', load: () => import('../areas/counselling/student/routes.ts') },
  { beginning: '/cnslt/', load: () => import('../areas/counselling/desk/routes.ts') },
  { beginning: '/lrn/mile/', load: () => import('../areas/mileage/routes.ts') },
  { beginning: '/lrn/mileage/', load: () => import('../areas/mileage/desk-routes.ts') },
  { beginning: '/lrn/', load: () => import('../areas/learning/routes.ts') },
  { beginning: '/profsr/', load: () => import('./professor-routes.ts') },
  { beginning: '/portfolio/', load: () => import('../areas/portfolio/routes.ts') },
  { beginning: '/admin/', load: () => import('../areas/admin/routes.ts') },
];

/** Addresses without a beginning of their own, and those of small areas: asked for by whatever no other table has, before it counts as unknown. */
export const OTHER_ROUTES: LaterArea = { beginning: '/', load: () => import('./other-routes.ts') };

/** For who looks at the whole of it: scripts and tests. */
export async function loadAllRoutes(): Promise<readonly AppRoute[]> {
  const later = await Promise.all([OTHER_ROUTES, ...LATER_AREAS].map((area) => area.load()));
  return [...FIRST_ROUTES, ...later.flatMap(({ routes }) => routes), catchAllRoute];
}
