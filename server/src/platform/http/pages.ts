/**
 * The built web app: files with a hash in their name for a year, the page itself fresh each time with its nonce.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { Failure } from './failure.ts';
import { answerFailure } from './app.ts';
import { allowPage, newNonce } from './security.ts';

const NONCE_PLACEHOLDER = '{{nonce}}';
const CALL_BASES = ['/api/', '/view/'];

export async function servePages(app: FastifyInstance, webRoot: string): Promise<void> {
  const page = readFileSync(path.join(webRoot, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    preCompressed: existsSync(path.join(webRoot, 'index.html.br')),
    wildcard: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.header('content-security-policy', "default-src 'none'");
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isCall = CALL_BASES.some((base) => request.url.startsWith(base));
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (isCall || !wantsPage) return answerFailure(new Failure('notFound'), request, reply);
    return sendPage(reply, page);
  });
}

function sendPage(reply: FastifyReply, page: string): void {
  const nonce = newNonce();
  allowPage(reply, nonce);
  void reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(page.replaceAll(NONCE_PLACEHOLDER, nonce));
}
