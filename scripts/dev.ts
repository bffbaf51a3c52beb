/**
 * `npm run dev`: runs the portal with reload on both sides. The server restarts when its files change;
 * Vite serves the web app and forwards calls. Pages carry the same content policy as in production.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { PortalInfo } from '@naru/contract/areas/settings.ts';
import { fillPage } from '@naru/server/src/platform/http/pages.ts';
import { newNonce, pagePolicy } from '@naru/server/src/platform/http/security.ts';
import { createServer, type ViteDevServer } from 'vite';

import { explainError, loadConfig } from './lib/program.ts';
import { ROOT } from './lib/root.ts';

const WEB = path.join(ROOT, 'web');
const BACKEND = /^\/(api|view|livez|readyz)(\/|\?|$)/;

const config = loadConfig();
const backendPort = config.port + 1;

const backend = spawn(
  process.execPath,
  [
    '--watch-path=server/src',
    '--watch-path=contract/src',
    '--watch-path=server/migrations',
    '--watch-preserve-output',
    'scripts/start.mjs',
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PORT: String(backendPort), NARU_WEB: 'off' } },
);
const server = http.createServer();
const vite = await createServer({
  configFile: path.join(WEB, 'vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, ws: { server } },
});
server.on('request', (request, response) => {
  if (BACKEND.test(request.url ?? '/')) handOn(request, response);
  else vite.middlewares(request, response, () => void sendPage(vite, request, response));
});
// Without this a port in use would end this program and leave the backend running.
server.once('error', (error) => {
  console.error(explainError(error, config));
  process.exitCode = 1;
  void leave();
});
server.listen(config.port, config.host, () =>
  console.log(`Naru in development at http://${config.host}:${config.port}`),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void leave());

async function leave(): Promise<void> {
  backend.kill('SIGTERM');
  await vite.close();
  server.close();
  server.closeAllConnections();
}

function handOn(request: http.IncomingMessage, response: http.ServerResponse): void {
  const onward = http.request(
    { host: '127.0.0.1', port: backendPort, path: request.url, method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  // The server is restarting: the browser repeats calls by its own rule.
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

async function sendPage(
  dev: ViteDevServer,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  try {
    const nonce = newNonce();
    const source = readFileSync(path.join(WEB, 'index.html'), 'utf8');
    const page = await dev.transformIndexHtml(request.url ?? '/', source);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(nonce, true),
    });
    response.end(fillPage(page, { nonce, portal: await readPortal(), preloads: [] }));
  } catch (error) {
    dev.ssrFixStacktrace(error as Error); // Vite throws Errors
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
  }
}

/** Reads the university's settings from the server, which may still be starting. */
async function readPortal(): Promise<PortalInfo> {
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await fetch(`http://127.0.0.1:${backendPort}/api/portal`);
      return ((await answer.json()) as { output: PortalInfo }).output; // the portal's own envelope
    } catch (error) {
      if (tries > 100) throw error;
      await sleep(100);
    }
  }
}
