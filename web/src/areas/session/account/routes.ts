import { pageRoute, publicRoute } from '../../../platform/route.ts';

export const accountRoutes = [
  pageRoute('/session/account/form', async () => (await import('../account-screen.tsx')).AccountScreen, {
    menuId: 'ACC',
  }),
  publicRoute('/session/password/form', async () => (await import('../outside/reset-screen.tsx')).ResetScreen),
  pageRoute('/session/consent/form', async () => (await import('../outside/consent-screen.tsx')).ConsentScreen, {
    menuId: 'ACC',
    isFullPage: true,
  }),
  pageRoute('/session/export/list', async () => (await import('../export/list-screen.tsx')).ExportListScreen, {
    menuId: 'ACC',
  }),
  pageRoute(
    '/session/notification/list',
    async () => (await import('../notification/list-screen.tsx')).NotificationListScreen,
    { menuId: 'ACC' },
  ),
  pageRoute(
    '/session/notification/form',
    async () => (await import('../notification/form-screen.tsx')).NotificationFormScreen,
    { menuId: 'ACC' },
  ),
];
