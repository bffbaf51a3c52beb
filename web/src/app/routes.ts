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
  readonly load: () => Promise<readonly AppRoute[]>;
}

export const LATER_AREAS: readonly LaterArea[] = [
  { beginning: '/ability/', load: async () => (await import('../areas/ability/routes.ts')).abilityRoutes },
  { beginning: '/anals/', load: async () => (await import('../areas/analytics/routes.ts')).analyticsRoutes },
  {
    beginning: '/cs/',
    load: async () => (await import('../areas/counselling/student/routes.ts')).counsellingStudentRoutes,
  },
  {
    beginning: '/cnslt/',
    load: async () => (await import('../areas/counselling/desk/routes.ts')).counsellingDeskRoutes,
  },
  { beginning: '/lrn/mile/', load: async () => (await import('../areas/learning/mileage/routes.ts')).mileageRoutes },
  {
    beginning: '/lrn/mileage/',
    load: async () => (await import('../areas/learning/mileage/routes.ts')).mileageDeskRoutes,
  },
  { beginning: '/lrn/', load: async () => (await import('../areas/learning/routes.ts')).learningRoutes },
  { beginning: '/profsr/', load: async () => (await import('./professor-routes.ts')).professorSupportRoutes },
  { beginning: '/portfolio/', load: async () => (await import('../areas/portfolio/routes.ts')).portfolioRoutes },
  { beginning: '/admin/', load: async () => (await import('../areas/admin/routes.ts')).adminRoutes },
];

/** Addresses without a beginning of their own, and those of small areas: asked for by whatever no other table has, before it counts as unknown. */
export const OTHER_ROUTES: LaterArea = {
  beginning: '/',
  load: async () => (await import('./other-routes.ts')).otherRoutes,
};

/** For who looks at the whole of it: scripts and tests. */
export async function loadAllRoutes(): Promise<readonly AppRoute[]> {
  const later = await Promise.all([OTHER_ROUTES, ...LATER_AREAS].map((area) => area.load()));
  return [...FIRST_ROUTES, ...later.flat(), catchAllRoute];
}
