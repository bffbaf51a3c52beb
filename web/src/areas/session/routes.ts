import { pageRoute, publicRoute } from '../../platform/route.ts';

export const loginRoute = publicRoute('/login', async () => (await import('./login-screen.tsx')).LoginScreen);
export const logoutRoute = publicRoute('/logout', async () => (await import('./logout-screen.tsx')).LogoutScreen);
export const accountRoute = pageRoute(
  '/session/account/form',
  async () => (await import('./account-screen.tsx')).AccountScreen,
  { menuId: 'ACC' },
);

export const hyfiveRoute = publicRoute(
  '/hyfive',
  async () => (await import('./outside/login-screen.tsx')).HyfiveLoginScreen,
);
export const hyfiveLoginRoute = publicRoute(
  '/hyfive/login',
  async () => (await import('./outside/login-screen.tsx')).HyfiveLoginScreen,
);
export const hyfiveSignUpRoute = publicRoute(
  '/hyfive/signup',
  async () => (await import('./outside/sign-up-screen.tsx')).SignUpScreen,
);
export const passwordRoute = publicRoute(
  '/session/password/form',
  async () => (await import('./outside/reset-screen.tsx')).ResetScreen,
);

export const notificationListRoute = pageRoute(
  '/session/notification/list',
  async () => (await import('./notification/list-screen.tsx')).NotificationListScreen,
  { menuId: 'ACC' },
);
export const notificationFormRoute = pageRoute(
  '/session/notification/form',
  async () => (await import('./notification/form-screen.tsx')).NotificationFormScreen,
  { menuId: 'ACC' },
);

export const sessionRoutes = [
  loginRoute,
  logoutRoute,
  accountRoute,
  hyfiveRoute,
  hyfiveLoginRoute,
  hyfiveSignUpRoute,
  passwordRoute,
  notificationListRoute,
  notificationFormRoute,
];
