/** Addresses that begin with /profsr/, of all areas. */
import { workshopRoutes } from '../areas/learning/catalogue/routes.ts';
import { correctionDeskRoutes } from '../areas/portfolio/routes.ts';
import { professorRoutes } from '../areas/professor/routes.ts';
import type { AppRoute } from '../platform/route.ts';

export const routes: readonly AppRoute[] = [...professorRoutes, ...workshopRoutes, ...correctionDeskRoutes];
