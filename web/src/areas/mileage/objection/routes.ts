import { pageRoute } from '../../../platform/route.ts';

export const objectionFormRoute = pageRoute(
  '/lrn/mile/hist/objection/form/{id}',
  async () => (await import('./form-screen.tsx')).ObjectionFormScreen,
  { menuId: 'LRN_MILE' },
);
export const ownObjectionRoute = pageRoute(
  '/lrn/mile/hist/objection/detail/{id}',
  async () => (await import('./detail-screen.tsx')).ObjectionDetailScreen,
  { menuId: 'LRN_MILE' },
);
export const ownObjectionRoutes = [objectionFormRoute, ownObjectionRoute];

export const deskObjectionRoutes = [
  pageRoute('/lrn/mileage/objection/list', async () => (await import('./list-screen.tsx')).ObjectionListScreen, {
    menuId: 'LRN_MILEADM',
  }),
];
