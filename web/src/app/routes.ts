/**
 * Every route of the portal. Each area lists its own.
 */
import { adminRoutes } from '../areas/admin/routes.ts';
import { communityRoutes } from '../areas/community/routes.ts';
import { homeRoutes } from '../areas/home/routes.ts';
import { sessionRoutes } from '../areas/session/routes.ts';
import type { AppRoute } from '../platform/route.ts';

export const ROUTES: readonly AppRoute[] = [...sessionRoutes, ...communityRoutes, ...adminRoutes, ...homeRoutes];
