/**
 * `npm start`. Node keeps compiled modules from one start to the next, types already stripped: the portal's modules
 * then load in under half the time and with 25 MB less. This must be enabled before the first of them is imported, by a
 * file without types, because stripping types of one file keeps the tool in memory for good.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

enableCompileCache(path.join(import.meta.dirname, '../node_modules/.cache/node'));
await import('./lib/serve-portal.ts');
