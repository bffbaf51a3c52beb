import { publicRoute } from '../../../platform/route.ts';

/** People who are signed in keep the menus, and so a way on. */
export const catchAllRoute = publicRoute('/*', async () => (await import('../error-screen.tsx')).NotFoundScreen, {
  isFullPage: false,
});
