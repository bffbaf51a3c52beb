import type { AppRoute } from '../../platform/route.ts';
import { guideRoutes } from './guide/routes.ts';
import { instrumentRoutes } from './instrument/routes.ts';
import { normRoutes } from './norm/routes.ts';
import { participationRoutes } from './participation/routes.ts';
import { ownResultRoutes, resultPopupRoute } from './result/routes.ts';
import { sessionRoutes } from './session/routes.ts';

/** All addresses that begin with /ability/. */
export const routes: readonly AppRoute[] = [
  ...guideRoutes,
  ...sessionRoutes,
  ...ownResultRoutes,
  resultPopupRoute,
  ...instrumentRoutes,
  ...normRoutes,
  ...participationRoutes,
];
