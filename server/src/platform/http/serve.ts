/**
 * Binds the calls of a contract to their functions, and carries each request through its life:
 * the caller, their access, the input, the function, and the answer that the contract allows.
 */
import { takesKey, type CallResult, type CallSpec, type ParsedInput } from '@naru/contract/call.ts';
import { SUCCESS_CODE } from '@naru/contract/envelope.ts';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import type { Actor } from '../access/actor.ts';
import { checkAccess } from '../access/check.ts';
import type { DB } from '../db/schema.gen.ts';
import type { Tx } from '../db/db.ts';
import type { Signals } from '../db/signals.ts';
import type { Files } from '../files/files.ts';
import type { KeptAnswers } from '../kept-answers.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Mail } from '../mail/mail.ts';
import type { Sms } from '../sms/sms.ts';
import type { Sealing } from '../sealing/sealing.ts';
import type { SessionResolver } from '../session/resolver.ts';
import type { Settings } from '../settings/values.ts';
import type { DeriveKey } from '../derive.ts';
import { compressAnswer } from './compress.ts';
import { formatCookie, parseCookies, type Cookie } from './cookies.ts';
import { fail, type Failure } from './failure.ts';
import { runWrite, type Ids } from './idempotency.ts';
import { compileInputReader, type InputReader, type RawInput } from './input.ts';
import { inTurn } from './large-body.ts';
import { leaveUnread } from './linger.ts';
import { chooseLocale, type Locale } from './messages.ts';
import { compileOutput } from './output.ts';
import { createPerPerson } from './per-person.ts';
import { watchReader } from './watch-reader.ts';

/** Services that the platform hands to every call. */
export interface Platform {
  readonly db: Kysely<DB>;
  readonly signals: Signals;
  readonly sessions: SessionResolver;
  readonly settings: Settings;
  readonly keptAnswers: KeptAnswers;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly sms: Sms;
  readonly files: Files;
  readonly sealing: Sealing;
  readonly deriveKey: DeriveKey;
  /** Ways of signing in beside a password. */
  readonly ways: { readonly sso: boolean; readonly demo: boolean; readonly mail: boolean };
  /** The portal's public address, without a slash at its end. */
  readonly baseUrl: string;
  /** Whether browsers use https. */
  readonly isSecure: boolean;
  /** The patterns of the web app's routes; undefined where none is built. */
  readonly routes: ReadonlySet<string> | undefined;
  readonly now: () => Date;
  /** Names of those that follow an event. */
  readonly followersOf: (event: string) => readonly string[];
  /** Tests refuse an answer with a field that the contract does not name; production strips it. */
  readonly strictOutput: boolean;
}

/** Where a request came from; for logs of sign-ins and of reads of personal data only. */
export interface Origin {
  readonly requestId: string;
  readonly address: string;
  readonly agent: string;
  readonly token: string | undefined;
  /** Proofs that a step happens in the browser of an earlier one; never a session. */
  readonly cookies: ReadonlyMap<string, string>;
  /** Goes with the answer; one a call. */
  readonly giveCookie: (cookie: Cookie) => void;
}

export interface CallContext<A = Actor> {
  readonly actor: A;
  readonly db: Kysely<DB>;
  readonly now: Date;
  readonly locale: Locale;
  readonly log: Log;
  readonly origin: Origin;
  readonly platform: Platform;
}

export interface WriteContext<A = Actor> extends CallContext<A> {
  /** Also what `db` is in a write: who is handed the context alone reads in the transaction too. */
  readonly tx: Tx;
  /** Makes every process forget something cached, once the transaction is committed. */
  readonly signal: (signal: string) => Promise<void>;
}

type ActorOf<C extends CallSpec> = C['access'] extends infer A
  ? A extends { kind: 'anyone' }
    ? Actor | undefined
    : Actor
  : never;

export type Reader<C extends CallSpec> = (
  ctx: CallContext<ActorOf<C>>,
  input: ParsedInput<C>,
) => Promise<CallResult<C>>;

/**
 * A write runs in one transaction and returns ids; its answer is read afterwards, under the caller's rights,
 * so that a repeat with the same Idempotency-Key gets a true answer without doing it twice.
 */
export interface Writer<C extends CallSpec> {
  readonly apply: (ctx: WriteContext<ActorOf<C>>, input: ParsedInput<C>) => Promise<Ids>;
  readonly answer: (ctx: CallContext<ActorOf<C>>, ids: Ids) => Promise<CallResult<C>>;
  /**
   * Distinguishes a repeat from another write where the body must leave no trace beside the person's name: a stored
   * hash of it could be compared with contents that are stored without names.
   */
  readonly identity?: (input: ParsedInput<C>) => unknown;
  readonly queue?: Queueing<C>;
  readonly crowd?: Crowding<C>;
}

/**
 * A keyed queue for what many want at once. Requests with the same key pass one by one, and all in the queue are judged
 * after each: a late one holds no connection and waits for no lock (decisions/033-one-by-one-where-many-come.md).
 */
export interface Queueing<C extends CallSpec> {
  readonly over: (input: ParsedInput<C>) => string;
  /** Refuses where the write would, but never a possible repeat of one that was done; `apply` judges again. */
  readonly judge: (ctx: CallContext<ActorOf<C>>, input: ParsedInput<C>) => Promise<void>;
}

export interface Gathered<C extends CallSpec> {
  readonly ctx: WriteContext<ActorOf<C>>;
  readonly input: ParsedInput<C>;
}

/**
 * A write that many people send at once, each of whom gets something: those with the same key that come while one is at
 * work go together in one transaction (decisions/062-a-crowd-in-one-transaction.md).
 */
export interface Crowding<C extends CallSpec> {
  readonly over: (input: ParsedInput<C>) => string;
  /**
   * Gives for each, in their order, its ids or its refusal, which has left no trace; undefined where it has to be applied
   * alone afterwards. Where it throws, all are applied alone.
   */
  readonly applyTogether: (tx: Tx, all: readonly Gathered<C>[]) => Promise<readonly (Ids | Failure | undefined)[]>;
}

/** A file with its headers for the browser. */
export interface FileAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;
}

/** An answer in place of a file that is not ready yet. */
export interface LaterAnswer<C extends CallSpec> {
  readonly output: CallResult<C>;
}

export type FileSender<C extends CallSpec> = (
  ctx: CallContext<ActorOf<C>>,
  input: ParsedInput<C>,
  /** Aborts when the reader hangs up before the answer is whole. */
  gone: AbortSignal,
) => Promise<FileAnswer | LaterAnswer<C>>;

/** The parts of a multipart body, before anything is done with them. */
export interface Received {
  /** Its fields beside the files, to be read by the contract's schema. */
  readonly fields: Readonly<Record<string, string>>;
  /** Distinguishes an upload from another one, for a repeat. */
  readonly identity: unknown;
  /** Called at the end, whatever came of it: throws away what no row names. */
  readonly release: () => Promise<void>;
}

/** A write that takes files: they come in before its transaction begins. */
export interface Uploader<C extends CallSpec, R extends Received = Received> {
  readonly receive: (ctx: CallContext<ActorOf<C>>, raw: IncomingMessage) => Promise<R>;
  readonly apply: (ctx: WriteContext<ActorOf<C>>, input: ParsedInput<C>, received: R) => Promise<Ids>;
  readonly answer: Writer<C>['answer'];
}

type Handler<C extends CallSpec> = C extends { gives: 'file' }
  ? FileSender<C>
  : C extends { takes: 'files' }
    ? // Each brings what it has received from one function of its own to the other.
      // oxlint-disable-next-line typescript/no-explicit-any
      Uploader<C, any>
    : JsonHandler<C>;
type JsonHandler<C extends CallSpec> = C extends { method: 'GET' } | { repeatable: false } ? Reader<C> : Writer<C>;

export type Calls = Readonly<Record<string, CallSpec>>;
export type Handlers<T extends Calls> = { readonly [K in keyof T]: Handler<T[K]> };

/** Answers that need nothing but that the write happened. */
export const nothing = async (): Promise<Record<string, never>> => ({});

/** Calls that belong together, with their functions; a call without a function, or the reverse, does not compile. */
export interface CallGroup {
  readonly name: string;
  readonly calls: Calls;
  readonly handlers: Readonly<Record<string, unknown>>;
}

export function bindCalls<T extends Calls>(name: string, calls: T, handlers: Handlers<T>): CallGroup {
  return { name, calls, handlers };
}

export function serveCalls(app: FastifyInstance, platform: Platform, group: CallGroup): void {
  for (const [key, spec] of Object.entries(group.calls)) {
    // bindCalls has checked that handler and call belong together; the table erases it.
    serveCall(app, platform, {
      id: `${group.name}.${key}`,
      spec,
      handler: group.handlers[key] as Served['handler'],
    });
  }
}

/** Fewer than the connections for transactions, and more than one page asks for at once. */
const perPerson = createPerPerson({ atOnce: 4, waiting: 100 });

interface Served {
  readonly id: string;
  readonly spec: CallSpec;
  readonly handler: Reader<CallSpec> | Writer<CallSpec> | FileSender<CallSpec> | Uploader<CallSpec>;
}

/** The parts that each way of answering needs of its call. */
interface Serving extends Served {
  readonly platform: Platform;
  readonly readInput: InputReader;
  readonly shape: (result: unknown) => unknown;
}

function serveCall(app: FastifyInstance, platform: Platform, served: Served): void {
  const { spec } = served;
  const serving: Serving = {
    ...served,
    platform,
    readInput: compileInputReader(spec),
    shape: compileOutput({ id: served.id, output: spec.output, strict: platform.strictOutput }),
  };
  const route = {
    method: spec.method,
    url: `${spec.base}${spec.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    config: { callId: served.id },
    handler: (request: FastifyRequest, reply: FastifyReply) => answerCall(serving, request, reply),
  };
  if (spec.takes === undefined) {
    app.route(route);
    return;
  }
  void app.register(async (scope) => {
    // Nobody reads the body but the call itself, once it is known who sends it.
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null, undefined));
    scope.route({ ...route, config: { ...route.config, takesLong: true } });
  });
}

async function answerCall(serving: Serving, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { spec } = serving;
  const ctx = await openContext(serving, request, reply).catch((error: unknown) => {
    if (spec.takes !== undefined) leaveUnread(request.raw);
    throw error;
  });
  // Files take as long as the line is slow, and occupy little meanwhile.
  const person = spec.takes === undefined ? actorOf(ctx)?.memberId : undefined;
  const work = (): Promise<unknown> =>
    inTurn(person ?? request.ip, request, () => answerIn(serving, ctx, { request, reply }));
  if (person === undefined) return work();
  const waits = perPerson.enter(person);
  if (waits) await waits;
  try {
    return await work();
  } finally {
    perPerson.leave(person);
  }
}

/** Answers once it is their turn. */
async function answerIn(
  serving: Serving,
  ctx: CallContext,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<unknown> {
  const { spec, handler, readInput } = serving;
  if (spec.gives === 'file') {
    // By its type a call that gives a file has a function that does.
    const input = readInput(request as RawInput, ctx.locale);
    const answer = await (handler as FileSender<CallSpec>)(ctx, input, watchReader(reply));
    if ('output' in answer) return writeEnvelope(serving, reply, answer.output);
    return reply.headers(answer.headers).send(answer.body);
  }
  const result = spec.takes === 'files' ? await runUpload(serving, ctx, request) : await runJson(serving, ctx, request);
  const text = writeEnvelope(serving, reply, result);
  return spec.method === 'GET' ? compressAnswer(text, { request, reply }) : text;
}

function writeEnvelope(serving: Serving, reply: FastifyReply, result: unknown): string {
  reply.header('content-type', 'application/json; charset=utf-8');
  return JSON.stringify({ code: SUCCESS_CODE, msg: '', output: serving.shape(result) });
}

function runJson(serving: Serving, ctx: CallContext, request: FastifyRequest): Promise<unknown> {
  const handler = serving.handler as Reader<CallSpec> | Writer<CallSpec>; // neither takes nor gives files
  const input = serving.readInput(request as RawInput, ctx.locale); // Fastify types these parts as unknown
  checkAction(serving.spec, ctx, input.body);
  if (typeof handler === 'function') return handler(ctx, input);
  const key = takesKey(serving.spec) ? actorOf(ctx) && idempotencyKey(request) : undefined;
  return runWrite({ id: serving.id, key, writer: handler, ctx, input, identity: handler.identity?.(input) });
}

async function runUpload(serving: Serving, ctx: CallContext, request: FastifyRequest): Promise<unknown> {
  const handler = serving.handler as Uploader<CallSpec>; // by its type a call that takes files
  try {
    if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) fail('unsupportedType');
    const key = actorOf(ctx) && idempotencyKey(request);
    const received = await handler.receive(ctx, request.raw);
    try {
      const { params, query } = request as RawInput; // as above
      const input = serving.readInput({ params, query, body: received.fields }, ctx.locale);
      const writer: Writer<CallSpec> = {
        apply: (write, parsed) => handler.apply(write, parsed, received),
        answer: handler.answer,
      };
      return await runWrite({ id: serving.id, key, writer, ctx, input, identity: [input, received.identity] });
    } finally {
      await received.release();
    }
  } finally {
    leaveUnread(request.raw);
  }
}

/** Checks the access of an action beyond its call's; the action is known once the body is read. */
function checkAction({ actions }: CallSpec, { actor }: CallContext, body: unknown): void {
  if (actions === undefined) return;
  const { action } = body as { readonly action: string }; // the body of such a call is a union on it
  const access = actions[action]?.access;
  const verdict = access === undefined ? 'allowed' : checkAccess(access, actor);
  if (verdict !== 'allowed') fail(verdict);
}

/** Finds the caller and the language; refuses a caller who has no access to the call. */
async function openContext(
  { platform, spec: { access } }: Serving,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CallContext> {
  const now = platform.now();
  const token = bearer(request);
  const actor = token ? await platform.sessions.resolve(token, now) : undefined;
  const verdict = checkAccess(access, actor);
  if (verdict !== 'allowed') fail(verdict);
  return {
    actor: actor as Actor, // undefined only for `anyone`, whose functions are typed for it
    db: platform.db,
    now,
    locale: chooseLocale(request.headers['accept-language']),
    log: request.log as Log, // Fastify was given our logger
    origin: {
      requestId: request.id,
      address: request.ip,
      agent: (request.headers['user-agent'] ?? '').slice(0, 300),
      token,
      cookies: parseCookies(request.headers.cookie),
      giveCookie: (cookie) => void reply.header('set-cookie', formatCookie(cookie)),
    },
    platform,
  };
}

/** Returns the caller, if any: keys of repeats belong to a person. */
function actorOf(ctx: CallContext): Actor | undefined {
  return ctx.actor;
}

export function bearer(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : undefined;
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > 200) fail('malformed');
  return key;
}
