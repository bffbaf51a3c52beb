/**
 * `npm run routes`: every URL pattern that the web app serves, a line each.
 */
import { loadAllRoutes } from '@naru/web/src/app/routes.ts';

for (const pattern of (await loadAllRoutes()).map((route) => route.path).sort()) console.log(pattern);
