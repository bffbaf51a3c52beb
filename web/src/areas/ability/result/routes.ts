import { pageRoute } from '../../../platform/route.ts';
import { popupRoute } from '../../../platform/popup-route.ts';

const MENU = { menuId: 'ABL_MY' } as const;

export const ownResultRoutes = [
  pageRoute('/ability/my/tab01', async () => (await import('./tab-screen.tsx')).TabScreen01, MENU),
  pageRoute('/ability/my/tab02', async () => (await import('./tab-screen.tsx')).TabScreen02, MENU),
  pageRoute('/ability/my/tab03', async () => (await import('./tab-screen.tsx')).TabScreen03, MENU),
] as const;

/** Open for everybody who is signed in: the calls decide whose results somebody may see. */
export const resultPopupRoute = popupRoute(
  '/ability/my/popup/{resultId}',
  async () => (await import('./popup-screen.tsx')).PopupScreen,
  { menuId: null },
);
