import { pageRoute, publicRoute } from '../../platform/route.ts';

export const loginRoute = publicRoute('/login', async () => (await import('./login-screen.tsx')).LoginScreen);
export const logoutRoute = publicRoute('/logout', async () => (await import('./logout-screen.tsx')).LogoutScreen);
export const accountRoute = pageRoute(
  '/session/account/form',
  async () => (await import('./account-screen.tsx')).AccountScreen,
  { menuId: 'ACC' },
);

export const sessionRoutes = [loginRoute, logoutRoute, accountRoute];
