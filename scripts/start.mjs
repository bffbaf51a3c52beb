/**
 * `npm start`. Node keeps compiled modules from one start to the next, types already stripped. This must be enabled
 * before the first of them is imported, by a file without types, because stripping types of one file keeps the tool in
 * memory for good. In development, where Vite serves the web app, the portal runs from its sources.
 */
import { enableCompileCache } from 'node:module';
import os from 'node:os';
import path from 'node:path';

// Checks of passwords take one thread more than there are cores: files and compressed answers have some of their own.
process.env['UV_THREADPOOL_SIZE'] ??= String(os.availableParallelism() + 4);
enableCompileCache(path.join(import.meta.dirname, '../node_modules/.cache/node'));
if (process.env['NARU_WEB'] === 'off') {
  await import('./lib/serve-portal.ts');
} else {
  const { buildServer, buildWeb } = await import('./lib/build.ts');
  try {
    buildWeb();
    buildServer();
  } catch {
    console.error('The portal could not be built; what is wrong stands above.');
    process.exit(1);
  }
  await import('../server/dist/portal.mjs');
}
