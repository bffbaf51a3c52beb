import { pageRoute } from '../../../platform/route.ts';

export const purposeListRoute = pageRoute(
  '/lrn/mileage/purpose/list',
  async () => (await import('./list-screen.tsx')).PurposeListScreen,
  { menuId: 'LRN_MILEADM' },
);
export const purposeFormRoute = pageRoute(
  '/lrn/mileage/purpose/form/{purposeCode}',
  async () => (await import('./form-screen.tsx')).PurposeFormScreen,
  { menuId: 'LRN_MILEADM' },
);
export const mileagePurposeRoutes = [purposeListRoute, purposeFormRoute];
