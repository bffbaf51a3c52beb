/** Addresses at which machines check badges: no session, and open to pages of other origins, because all of it is public. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isId } from '../../../platform/db/id.ts';
import { answerNotFound } from '../../../platform/http/app.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { bakePng, bakeSvg } from './bake.ts';
import { writeDidDocument } from './did.ts';
import { checkUrl, writeAchievement, writeIssuer } from './document.ts';
import { createStatusLists, readIssuer, readSigned } from './issue.ts';
import { selectKeys } from './key-store.ts';
import { readSigningKeys } from './keys.ts';
import { servePlainCheck } from './plain-check.ts';
import { createBadgePictures, type BadgePictures, type Pictured } from './pictures.ts';
import { selectOptionalAchievement, selectOptionalBadge, selectOptionalPicture, type BadgeRow } from './store.ts';

const CREDENTIAL = 'application/vc';
const JWT = 'application/vc+jwt';
/** An office that changes a picture sees the new one after some minutes. */
const PICTURE_LIFE = 'public, max-age=300';
const LIST_NUMBER = /^\d{1,9}$/;

interface Answer {
  readonly type: string;
  readonly body: string | Buffer;
}

export function serveCredentials(app: FastifyInstance, platform: Platform): void {
  serveIssuer(app, platform);
  serveNamed(app, platform);
  servePlainCheck(app, platform);
  const pictures = createBadgePictures(platform.files.store);
  servePictures(app, platform, pictures);
  const json = async (badge: BadgeRow): Promise<string> => JSON.stringify((await readSigned(platform, badge)).document);
  const files: Readonly<Record<string, (badge: BadgeRow) => Promise<Answer>>> = {
    'credential.json': async (badge) => ({ type: CREDENTIAL, body: await json(badge) }),
    'credential.jwt': async (badge) => ({ type: JWT, body: (await readSigned(platform, badge)).jwt }),
    'badge.png': async (badge) => ({
      type: 'image/png',
      body: bakePng(await pictures.png(pictured(badge)), await json(badge)),
    }),
    'badge.svg': async (badge) => ({
      type: 'image/svg+xml',
      body: bakeSvg(await pictures.svg(pictured(badge)), await json(badge)),
    }),
    'picture.png': async (badge) => ({ type: 'image/png', body: await pictures.png(pictured(badge)) }),
  };
  for (const [name, write] of Object.entries(files)) {
    app.get<{ Params: { id: string } }>(`/badge/:id/${name}`, async (request, reply) => {
      const { id } = request.params;
      const badge = isId(id) ? await selectOptionalBadge(platform.db, id) : undefined;
      if (!badge) return answerNotFound(request, reply);
      openToOthers(reply);
      if (badge.status === 'REVOKED') return answerRevoked(platform, badge, reply);
      const { type, body } = await write(badge);
      return reply.header('content-type', type).send(body);
    });
  }
}

const pictured = ({ achievement: { look, level }, pictureId }: BadgeRow): Pictured => ({ look, level, pictureId });

/** Pictures of kinds of badges, which the portal’s own pages show where an office gave one. */
function servePictures(app: FastifyInstance, { db }: Platform, pictures: BadgePictures): void {
  app.get<{ Params: { id: string } }>('/badge/class/:id/picture.png', async (request, reply) => {
    const { id } = request.params;
    const picture = isId(id) ? await selectOptionalPicture(db, id) : undefined;
    if (!picture) return answerNotFound(request, reply);
    const body = await pictures.png(picture);
    return reply.header('content-type', 'image/png').header('cache-control', PICTURE_LIFE).send(body);
  });
}

/** The issuer behind did:web, and the lists of revoked badges. */
function serveIssuer(app: FastifyInstance, platform: Platform): void {
  const readList = createStatusLists(platform);
  app.get('/.well-known/did.json', async (_request, reply) => {
    await readSigningKeys(platform, platform.now());
    const document = writeDidDocument(platform.baseUrl, await selectKeys(platform.db));
    openToOthers(reply);
    return reply.header('content-type', 'application/did+ld+json').send(JSON.stringify(document));
  });
  app.get<{ Params: { list: string } }>('/badge/status/:list', async (request, reply) => {
    const { list } = request.params;
    const signed = LIST_NUMBER.test(list) ? await readList(Number(list)) : undefined;
    if (!signed) return answerNotFound(request, reply);
    openToOthers(reply);
    reply.header('vary', 'accept');
    if (asksForJwt(request)) return reply.header('content-type', JWT).send(signed.jwt);
    return reply.header('content-type', CREDENTIAL).send(JSON.stringify(signed.document));
  });
}

const JSON_LD = 'application/ld+json';

/** Kinds of badges and their issuer: the things that credentials name by an address. */
function serveNamed(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { id: string } }>('/badge/class/:id', async (request, reply) => {
    const { id } = request.params;
    const achievement = isId(id) ? await selectOptionalAchievement(platform.db, id) : undefined;
    if (!achievement) return answerNotFound(request, reply);
    openToOthers(reply);
    const document = writeAchievement(achievement, await readIssuer(platform));
    return reply.header('content-type', JSON_LD).send(JSON.stringify(document));
  });
  app.get('/badge/issuer', async (_request, reply) => {
    openToOthers(reply);
    return reply.header('content-type', JSON_LD).send(JSON.stringify(writeIssuer(await readIssuer(platform))));
  });
}

function asksForJwt({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /application\/(?:vc\+)?jwt/.test(accept);
}

/** Pages of other origins may read it, and nobody keeps it without asking again: a badge may be revoked at any time. */
function openToOthers(reply: FastifyReply): void {
  reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-cache',
  });
}

/** Answers as gone, with no word of the reason, which is the holder’s. */
function answerRevoked({ baseUrl }: Platform, { id, revokedAt }: BadgeRow, reply: FastifyReply): FastifyReply {
  const body = { status: 'revoked', revokedAt: revokedAt?.toISOString() ?? null, checkedAt: checkUrl(baseUrl, id) };
  return reply.code(410).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
}
