import { pageRoute } from '../../../platform/route.ts';

const closeListRoute = pageRoute(
  '/lrn/mileage/close/list',
  async () => (await import('./list-screen.tsx')).CloseListScreen,
  { menuId: 'LRN_MILEADM' },
);
export const mileageCloseRoutes = [closeListRoute];
