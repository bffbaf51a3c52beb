import { publicRoute } from '../../../platform/route.ts';

/** Who is signed in keeps the menus, and so a way on. */
export const catchAllRoute = publicRoute('/*', async () => (await import('../error-screen.tsx')).NotFoundScreen, {
  isFullPage: false,
});
