import { pageRoute } from '../../../platform/route.ts';

export const ownClaimRoute = pageRoute(
  '/lrn/mile/hist/claim/{id?}',
  async () => (await import('./claim-screen.tsx')).ClaimScreen,
  { menuId: 'LRN_MILE' },
);
export const claimListRoute = pageRoute(
  '/lrn/mileage/list',
  async () => (await import('./list-screen.tsx')).ClaimListScreen,
  {
    menuId: 'LRN_MILEADM',
  },
);
