import { pageRoute } from '../../../platform/route.ts';

export const roomRoutes = [
  pageRoute('/cnslt/psychological/resve', async () => (await import('./list-screen.tsx')).RoomListScreen, {
    menuId: 'CNS_RESVE',
  }),
  pageRoute(
    '/cnslt/psychological/resve/form/{id?}',
    async () => (await import('./form-screen.tsx')).ReservationFormScreen,
    { menuId: 'CNS_RESVE' },
  ),
  pageRoute(
    '/cnslt/psychological/resve/detail/{id}',
    async () => (await import('./detail-screen.tsx')).ReservationScreen,
    { menuId: 'CNS_RESVE' },
  ),
];
