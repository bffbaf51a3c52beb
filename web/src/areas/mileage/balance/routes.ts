import { pageRoute } from '../../../platform/route.ts';

export const mileageBalanceRoutes = [
  pageRoute('/lrn/mileage/balance/list', async () => (await import('./list-screen.tsx')).BalanceListScreen, {
    menuId: 'LRN_MILEADM',
  }),
];
