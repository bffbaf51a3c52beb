import { popupRoute } from '../../../platform/popup-route.ts';
import { pageRoute } from '../../../platform/route.ts';

/** Open for everybody who is signed in: the call decides whose portfolios somebody may see. */
export const shownPortfolioRoute = popupRoute(
  '/popup/pt/{prtfolioId}',
  async () => (await import('./popup-screen.tsx')).PortfolioPopupScreen,
  { menuId: null },
);
export const printPortfolioRoute = pageRoute(
  '/portfolio/my/print/{id}',
  async () => (await import('./print-screen.tsx')).PrintPortfolioScreen,
  { menuId: 'PTF_MY' },
);
