import { home } from '@naru/contract/areas/home.ts';

import { pageRoute, publicRoute } from '../../platform/route.ts';
import { sampleRoutes } from './sample/routes.ts';
import { searchRoutes } from './search/routes.ts';

/** Tells what was refused or is in preparation; people who are signed in keep the menus. */
const inShell = { isFullPage: false } as const;

export const indexRoute = publicRoute('/index', async () => (await import('./index-screen.tsx')).IndexScreen, inShell);
export const landingRoute = publicRoute('/landing', async () => (await import('./landing-screen.tsx')).LandingScreen);
export const termsRoute = publicRoute('/info/tou', async () => (await import('./info-screen.tsx')).TermsScreen);
export const privacyRoute = publicRoute('/info/privacy', async () => (await import('./info-screen.tsx')).PrivacyScreen);
export const emailRoute = publicRoute('/info/email', async () => (await import('./info-screen.tsx')).EmailScreen);
export const errorRoute = publicRoute(
  '/error/{code?}',
  async () => (await import('./error-screen.tsx')).ErrorScreen,
  inShell,
);
export const sitemapRoute = pageRoute('/sitemap', async () => (await import('./sitemap-screen.tsx')).SitemapScreen, {
  menuId: null,
});
export const todoRoute = pageRoute('/todo', async () => (await import('./todo/todo-screen.tsx')).TodoScreen, {
  menuId: 'HOME',
  reads: home.listTodos,
});
export const homeRoutes = [
  indexRoute,
  landingRoute,
  termsRoute,
  privacyRoute,
  emailRoute,
  errorRoute,
  sitemapRoute,
  todoRoute,
  ...searchRoutes,
  ...sampleRoutes,
];
