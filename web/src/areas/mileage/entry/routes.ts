import { pageRoute } from '../../../platform/route.ts';

const OFFICE = { menuId: 'LRN_MILEADM' } as const;

export const entryListRoute = pageRoute(
  '/lrn/mileage/entry/list',
  async () => (await import('./list-screen.tsx')).EntryListScreen,
  OFFICE,
);
export const entryFormRoute = pageRoute(
  '/lrn/mileage/entry/form',
  async () => (await import('./form-screen.tsx')).EntryFormScreen,
  OFFICE,
);
export const entryDetailRoute = pageRoute(
  '/lrn/mileage/entry/detail/{id}',
  async () => (await import('./detail-screen.tsx')).EntryDetailScreen,
  OFFICE,
);
export const mileageEntryRoutes = [entryListRoute, entryFormRoute, entryDetailRoute];
