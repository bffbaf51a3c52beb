/**
 * `npm start`. Node keeps what it compiles from one start to the next, types already stripped: the portal's modules then
 * load in under half the time and with 25 MB less. That must be said before they are imported.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

import { ROOT } from './lib/root.ts';

enableCompileCache(path.join(ROOT, 'node_modules/.cache/node'));
await import('./lib/serve-portal.ts');
