import { pageRoute } from '../../../platform/route.ts';

export const ownUseRoutes = [
  pageRoute('/lrn/mile/usereqst/list', async () => (await import('./list-screen.tsx')).MileageUseListScreen, {
    menuId: 'LRN_MILEUSE',
  }),
  pageRoute('/lrn/mile/usereqst/form/{id?}', async () => (await import('./form-screen.tsx')).MileageUseFormScreen, {
    menuId: 'LRN_MILEUSE',
  }),
  pageRoute(
    '/lrn/mile/usereqst/detail/{id}',
    async () => (await import('./detail-screen.tsx')).MileageUseDetailScreen,
    {
      menuId: 'LRN_MILEUSE',
    },
  ),
];
export const deskUseRoutes = [
  pageRoute('/lrn/mileage/use/list', async () => (await import('./desk-screen.tsx')).MileageUseDeskScreen, {
    menuId: 'LRN_MILEADM',
  }),
];
