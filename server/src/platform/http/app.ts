/**
 * The HTTP server without any call: parsing, errors, headers, log lines, health.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { FAILURE } from '@naru/contract/envelope.ts';
import underPressure from '@fastify/under-pressure';
import fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';

import { newId } from '../db/id.ts';
import { describeError, type Log } from '../log.ts';
import { Failure, toFailure } from './failure.ts';
import { LARGE_BODY, LargeBody } from './large-body.ts';
import { leaveUnread } from './linger.ts';
import { chooseLocale, failureMessage } from './messages.ts';
import { addSecurityHeaders, setSecurityHeaders } from './security.ts';

const BODY_LIMIT = 1_048_576;
/**
 * Refuses calls while the event loop turns less than once in so long, on average over a window. A single stall (a busy
 * machine, a start) has passed by the time it is measured: refusing later calls helps nobody.
 */
const PRESSURE_DELAY_MS = 1_000;
const PRESSURE_WINDOW_MS = 5_000;
/**
 * A request that takes longer to arrive only occupies a connection; one call has no more (docs/specification.md §7).
 */
const ARRIVAL_TIMEOUT_MS = 60_000;
/** Uploads over a slow line take longer; they end after a minute of silence (server/src/platform/files/upload.ts). */
const UPLOAD_TIMEOUT_MS = 30 * 60_000;

export interface AppOptions {
  readonly log: Log;
  /** Whether the portal can answer: the database is there. */
  readonly isReady: () => Promise<boolean>;
  /** Reverse proxies in front, whose X-Forwarded-For is believed; the caller's own part of it never is. */
  readonly trustedProxies: number;
  readonly baseUrl: string;
  /** How long a body may take to arrive; a minute unless given. */
  readonly arrivalMs?: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    callId?: string;
    /** Its body may take longer than others to arrive. */
    takesLong?: boolean;
  }
}

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
    clientErrorHandler: answerUnread,
    // A malformed address (/%ff) goes past the hooks and the error handler.
    frameworkErrors: (error, request, narrowReply) => {
      const reply = narrowReply as FastifyReply; // the same reply, typed narrower
      setSecurityHeaders(reply, options.baseUrl);
      reply.header('x-request-id', request.id);
      answerFailure(error, request, reply);
    },
  }) as unknown as FastifyInstance; // our logger is pino's, which Fastify types apart
  readBodies(app);
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
  addSecurityHeaders(app, options.baseUrl);
  addLogLines(app);
  limitArrival(app, options.arrivalMs ?? ARRIVAL_TIMEOUT_MS);
  await app.register(underPressure, {
    maxEventLoopDelay: PRESSURE_DELAY_MS,
    sampleInterval: PRESSURE_WINDOW_MS,
    pressureHandler: (request, reply) => {
      const retryAfter = PRESSURE_WINDOW_MS / 1000;
      answerFailure(new Failure('unavailable', { retryAfter }), request, reply);
    },
  });
  // A busy process is alive.
  app.get('/livez', { config: { pressureHandler: () => undefined } }, async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await options.isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
  return app;
}

/** Calls have the contract's schemas. Fastify would load a compiler for its own, a hundred and fifty modules. */
function refuseSchemas(): never {
  throw new Error('A route has a schema of Fastify; the contract is the place for it.');
}

/** Answers for an unknown address with the same envelope as for a record that is not there. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
  answerFailure(new Failure('notFound'), request, reply);
}

/** Accepts JSON only. An empty body is an absent one: sign-out and refresh send none. */
function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string; // as parseAs says
    if (text === '') done(null, undefined);
    // Calls alone know whose turn it is.
    else if (text.length >= LARGE_BODY && request.routeOptions.config.callId)
      done(null, new LargeBody(parseJson, request, text));
    else void parseJson(request, text, done);
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') done(null, undefined);
    else done(new Failure('unsupportedType'));
  });
}

/** Limits the arrival of every body but uploads; Node's own limit is one for all requests, and longer. */
function limitArrival(app: FastifyInstance, longestMs: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const length = raw.headers['content-length'];
    const hasBody = (length !== undefined && length !== '0') || raw.headers['transfer-encoding'] !== undefined;
    // The options are made again at each access.
    if (hasBody && !request.routeOptions.config?.takesLong) {
      const timer = setTimeout(() => !raw.complete && raw.destroy(), longestMs);
      timer.unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

function addLogLines(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  // The route's pattern, not its address: addresses hold ids and secrets.
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}

/** Answers every failure with an envelope in the person's language; its stack stays in the log. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = fromFramework(error) ?? toFailure(error);
  if (failure.kind === 'unexpected')
    request.log.error({ err: describeError(error), route: request.routeOptions.url }, 'unexpected failure');
  else if (failure.kind === 'unavailable')
    request.log.warn({ err: describeError(error), route: request.routeOptions.url }, 'could not answer now');
  const locale = chooseLocale(request.headers['accept-language']);
  const { fields, reason, current, retryAfter } = failure.detail;
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
  const output = {
    ...(fields && { errors: fields }),
    ...(current === undefined ? {} : { current }),
    ...(retryAfter !== undefined && { retryAfter: Math.max(1, Math.ceil(retryAfter)) }),
  };
  if (failure.kind === 'tooLarge') {
    // Fastify closes at once, so a client that is still sending would see a lost connection and not the reason.
    reply.removeHeader('connection');
    leaveUnread(request.raw);
  }
  void reply
    .code(failure.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      JSON.stringify({
        code: FAILURE[failure.kind].code,
        msg: reason?.[locale] ?? failureMessage(failure.kind, locale),
        output,
      }),
    );
}

/** Answers a request that Node could not parse, without its language and caller; the connection ends with it. */
function answerUnread(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const kind = error.code === 'HPE_HEADER_OVERFLOW' ? 'headersTooLarge' : 'malformed';
  const { code, status } = FAILURE[kind];
  const body = JSON.stringify({ code, msg: failureMessage(kind, 'ko'), output: {} });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** Translates Fastify's own refusals into ours. */
function fromFramework(error: unknown): Failure | undefined {
  const { code, statusCode } = error as Partial<FastifyError>;
  if (error instanceof Failure || typeof statusCode !== 'number') return undefined;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new Failure('tooLarge');
  if (statusCode === 415) return new Failure('unsupportedType');
  if (statusCode === 404) return new Failure('notFound');
  if (statusCode === 429) return new Failure('tooMany');
  return statusCode >= 400 && statusCode < 500 ? new Failure('malformed') : undefined;
}
