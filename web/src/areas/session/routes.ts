import { publicRoute } from '../../platform/route.ts';

export const loginRoute = publicRoute('/login', async () => (await import('./login-screen.tsx')).LoginScreen);
export const logoutRoute = publicRoute('/logout', async () => (await import('./logout-screen.tsx')).LogoutScreen);
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
export const sessionRoutes = [loginRoute, logoutRoute, hyfiveRoute, hyfiveLoginRoute, hyfiveSignUpRoute];
