import { pageRoute } from '../../../platform/route.ts';

export const itemListRoute = pageRoute(
  '/lrn/mileage/item/list',
  async () => (await import('./list-screen.tsx')).ItemListScreen,
  { menuId: 'LRN_MILEADM' },
);
export const itemFormRoute = pageRoute(
  '/lrn/mileage/item/form/{id?}',
  async () => (await import('./form-screen.tsx')).ItemFormScreen,
  { menuId: 'LRN_MILEADM' },
);
export const mileageItemRoutes = [itemListRoute, itemFormRoute];
