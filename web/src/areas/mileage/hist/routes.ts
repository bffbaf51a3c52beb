import { pageRoute } from '../../../platform/route.ts';

export const mileageRoute = pageRoute(
  '/lrn/mile/hist/list',
  async () => (await import('./list-screen.tsx')).MileageScreen,
  { menuId: 'LRN_MILE' },
);
export const mileageHistRoutes = [mileageRoute];
