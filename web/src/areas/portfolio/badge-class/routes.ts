import { addressOf, pageRoute } from '../../../platform/route.ts';

const OPTIONS = { menuId: 'PTF_BADGEADM' } as const;

export const badgeClassListRoute = pageRoute(
  '/portfolio/badgeclass/list',
  async () => (await import('./list-screen.tsx')).BadgeClassListScreen,
  OPTIONS,
);
export const badgeClassFormRoute = pageRoute(
  '/portfolio/badgeclass/form/{id?}',
  async () => (await import('./form-screen.tsx')).BadgeClassFormScreen,
  OPTIONS,
);
export const badgeClassDetailRoute = pageRoute(
  '/portfolio/badgeclass/detail/{id}',
  async () => (await import('./detail-screen.tsx')).BadgeClassDetailScreen,
  OPTIONS,
);
export const badgeGrantListRoute = pageRoute(
  '/portfolio/badgeclass/grant/list',
  async () => (await import('./grant-list-screen.tsx')).BadgeGrantListScreen,
  OPTIONS,
);
export const badgeClassRoutes = [badgeClassListRoute, badgeClassFormRoute, badgeClassDetailRoute, badgeGrantListRoute];

export const classPath = (id: string): string => addressOf(badgeClassDetailRoute, { params: { id } });
