/**
 * `npm run routes`: lists every URL pattern that the web app serves, one per line.
 */
import { loadAllRoutes } from '@naru/web/src/app/routes.ts';
import { patternOf } from '@naru/web/src/platform/route.ts';

for (const pattern of new Set((await loadAllRoutes()).map(patternOf).sort())) console.log(pattern);
