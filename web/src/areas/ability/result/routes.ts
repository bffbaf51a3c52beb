import { testResults } from '@naru/contract/areas/ability/result.ts';
import type { TestFamily } from '@naru/contract/areas/ability/words.ts';

import { readAhead } from '../../../platform/read-ahead.ts';
import { pageRoute } from '../../../platform/route.ts';
import { popupRoute } from '../../../platform/popup-route.ts';

const optionsOf = (family: TestFamily) => ({
  menuId: 'ABL_MY',
  ...readAhead(testResults.readLatest, ({ search }) => ({ params: { family }, query: { testId: search['test'] } })),
});

export const ownResultRoutes = [
  pageRoute('/ability/my/tab01', async () => (await import('./tab-screen.tsx')).TabScreen01, optionsOf('01')),
  pageRoute('/ability/my/tab02', async () => (await import('./tab-screen.tsx')).TabScreen02, optionsOf('02')),
  pageRoute('/ability/my/tab03', async () => (await import('./tab-screen.tsx')).TabScreen03, optionsOf('03')),
] as const;

/** Open for everybody who is signed in: the calls decide whose results somebody may see. */
export const resultPopupRoute = popupRoute(
  '/ability/my/popup/{resultId}',
  async () => (await import('./popup-screen.tsx')).PopupScreen,
  { menuId: null },
);
