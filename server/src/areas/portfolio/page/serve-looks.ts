/** Fonts of pages, the picture of links without one, and what search engines may read: nothing of anybody. */
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { Platform } from '../../../platform/http/serve.ts';
import { selectOptionalFont } from './font-store.ts';
import { createKept } from './kept.ts';
import { CARD_ADDRESS, readCard } from './preview-card.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FONT_NAME = /^([0-9a-f]{32})\.woff2$/;
/**
 * Search engines and previews read what is public: portfolios, of which each says itself whether it may be found, and
 * badges. The app has nothing for them.
 */
const ROBOTS = `User-agent: *
Allow: /pt/
Allow: /pt-card
Allow: /pt-font/
Allow: /badge/
Allow: /icon.svg
Disallow: /
`;
const DAY = 'public, max-age=86400';
const MOST_FONTS = 32 * 1024 * 1024;

export function serveLooks(app: FastifyInstance, { db }: Pick<Platform, 'db'>): void {
  const fonts = createKept<Buffer>({ most: MOST_FONTS, sizeOf: (bytes) => bytes.length });
  app.get(CARD_ADDRESS, async (_request, reply) =>
    reply
      .header('content-type', 'image/png')
      .header('cache-control', FOR_EVER)
      .send(await readCard()),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', DAY).send(ROBOTS),
  );
  app.get<{ Params: { name: string } }>('/pt-font/:name', async (request, reply) => {
    const [, fontId = ''] = FONT_NAME.exec(request.params.name) ?? [];
    if (fontId === '') return sendAbsent(reply);
    const bytes = await fonts.read(fontId, async () => (await selectOptionalFont(db, fontId)) ?? Buffer.alloc(0));
    if (bytes.length === 0) {
      fonts.forget(fontId);
      return sendAbsent(reply);
    }
    return reply.header('content-type', 'font/woff2').header('cache-control', FOR_EVER).send(bytes);
  });
}

function sendAbsent(reply: FastifyReply): FastifyReply {
  reply.code(404).callNotFound();
  return reply;
}
