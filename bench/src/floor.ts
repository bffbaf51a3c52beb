/**
 * Serves the floor page that the home is compared with: a page of the bench alone (bench/floor/), with the portal's own
 * frame, styles, headers and compression, and no content of the home.
 */
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import type { PortalInfo } from '@naru/contract/areas/settings.ts';
import { createApp } from '@naru/server/src/platform/http/app.ts';
import { servePages } from '@naru/server/src/platform/http/pages.ts';
import { openLog } from '@naru/server/src/platform/log.ts';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUILT = path.join(ROOT, 'node_modules/.cache/bench-floor');

export interface Floor {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Builds the page and serves it; the university is that of the portal beside it. */
export async function openFloor(portalUrl: string): Promise<Floor> {
  await build({
    configFile: path.join(ROOT, 'bench/floor/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: BUILT, emptyOutDir: true },
  });
  const portal = await readPortalInfo(portalUrl);
  const app = await createApp({
    log: openLog('silent'),
    isReady: async () => true,
    trustedProxies: 0,
    baseUrl: portalUrl,
  });
  await servePages(app, { webRoot: BUILT, portalInfo: async () => portal });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port, not on a socket
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}

/** Reads the information that the portal writes into each of its pages. */
async function readPortalInfo(portalUrl: string): Promise<PortalInfo> {
  const page = await (await fetch(`${portalUrl}/login`)).text();
  const written = /<script type="application\/json" id="portal"[^>]*>([^<]*)<\/script>/.exec(page)?.[1];
  if (written === undefined) throw new Error('The page of the portal does not name its university.');
  return JSON.parse(written) as PortalInfo; // the portal's own
}
