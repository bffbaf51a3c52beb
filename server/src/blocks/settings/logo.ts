/**
 * The university's logo as a picture of its own, so that no page carries it; a new one has a new address.
 */
import { createHash } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import { answerNotFound } from '../../platform/http/app.ts';
import type { Settings } from '../../platform/settings/values.ts';
import { UNIVERSITY_LOGO } from '../../platform/settings/portal-settings.ts';

const BASE = '/api/portal/logo';
const STORED = /^data:(image\/(?:png|webp));base64,(.+)$/;

export function logoAddress(stored: string): string {
  return `${BASE}/${createHash('sha256').update(stored).digest('hex').slice(0, 16)}`;
}

/** Serves the logo to everybody, as the sign-in page shows it; an old address is not found. */
export function serveLogo(app: FastifyInstance, settings: Settings): void {
  app.get<{ Params: { version: string } }>(`${BASE}/:version`, async (request, reply) => {
    const stored = (await settings.read()).of(UNIVERSITY_LOGO);
    const [, type = '', data = ''] = STORED.exec(stored) ?? [];
    if (!stored || request.url.split('?')[0] !== logoAddress(stored)) return answerNotFound(request, reply);
    return reply
      .header('content-type', type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(data, 'base64'));
  });
}
