/**
 * `npm run routes`: every URL pattern that the web app serves, a line each.
 */
import { ROUTES } from '@naru/web/src/app/routes.ts';

for (const pattern of ROUTES.map((route) => route.path).sort()) console.log(pattern);
