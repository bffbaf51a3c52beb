/**
 * Sends one logical call: attempts, each with its own time limit, and waits between them (docs/specification.md §7).
 * Knows no session, no alert: sign-in and refresh use it bare.
 */
import type { CallInput, CallSpec, Method } from '@naru/contract/call.ts';

import type { Locale } from '../format/context.ts';
import { addressOf } from './address.ts';
import { openBlob, openEnvelope } from './answer.ts';
import { CallError, OTHER_CODE } from './call-error.ts';
import type { SendForm } from './send-form.ts';
import { httpTexts } from './texts.ts';
import type { WaitingCalls } from './waiting-calls.ts';

const ATTEMPT_MS = 60_000;
const RETRIES = 3;
const RETRY_STEP_MS = 30_000;

const IDEMPOTENT: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

export interface TransportDeps {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly sendForm: SendForm;
  readonly readLocale: () => Locale;
  /** Counts the call as running; returns a function that ends that. */
  readonly beginLoading: () => () => void;
  readonly waiting: WaitingCalls;
}

/** Files to upload beside the fields of a body. */
export interface FilesToSend {
  readonly files: readonly File[];
  /** 0 to 1, starting again with each attempt. */
  readonly onProgress: (part: number) => void;
}

export interface Outgoing {
  readonly method: Method;
  readonly address: string;
  readonly body?: unknown;
  /** With these the body is sent as a form instead of JSON. */
  readonly upload?: FilesToSend | undefined;
  readonly reads: 'envelope' | 'blob';
  /** Read before each attempt: the token may have been refreshed while the call waited. */
  readonly readToken: () => Promise<string | undefined>;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly label?: string | undefined;
  /** Outlives the page, for the call that ends a session. */
  readonly keepalive?: boolean | undefined;
  readonly retries?: 0 | undefined;
}

export type Transport = (outgoing: Outgoing) => Promise<unknown>;

/** Builds the request of a contract entry with its input. */
export function outgoingOf<C extends CallSpec>(
  spec: C,
  input: CallInput<C>,
): Pick<Outgoing, 'method' | 'address' | 'body'> {
  return { method: spec.method, address: addressOf(spec, input), body: input.body };
}

export function createTransport(deps: TransportDeps): Transport {
  return async (outgoing) => {
    const endLoading = deps.beginLoading();
    try {
      return await attemptUntilDone(deps, outgoing);
    } finally {
      endLoading();
    }
  };
}

async function attemptUntilDone(deps: TransportDeps, outgoing: Outgoing): Promise<unknown> {
  const { method, signal, label, retries = RETRIES } = outgoing;
  for (let attempt = 1; ; attempt += 1) {
    const token = await outgoing.readToken();
    signal?.throwIfAborted();
    const headers = headersOf(deps, outgoing, token);
    try {
      return await attemptOnce(deps, outgoing, headers);
    } catch (failure) {
      if (!(failure instanceof CallError) || attempt > retries || !isWorthRepeating(method, failure)) throw failure;
      await deps.waiting.wait({ failure, attempt, ms: attempt * RETRY_STEP_MS, label, signal });
    }
  }
}

/** Whether to retry: a dropped connection with any method; answers 429 and above 500 with idempotent methods. */
function isWorthRepeating(method: Method, { kind, status = 0 }: CallError): boolean {
  if (kind === 'network') return true;
  if (kind !== 'answered' || !IDEMPOTENT.has(method)) return false;
  return status === 429 || status > 500;
}

async function attemptOnce(deps: TransportDeps, outgoing: Outgoing, headers: Headers): Promise<unknown> {
  const { response, body } = await exchange(deps, outgoing, headers);
  const texts = httpTexts[deps.readLocale()];
  return typeof body === 'string' ? openEnvelope(response, body, texts) : openBlob(response, body, texts);
}

/** @throws CallError of kind `network` or `timeout`; the caller's own reason if the caller aborted */
async function exchange(
  deps: TransportDeps,
  { method, address, body, upload, reads, signal, keepalive = false }: Outgoing,
  headers: Headers,
): Promise<{ response: Response; body: string | Blob }> {
  const limit = new AbortController();
  const abort = (): void => limit.abort();
  let timer = setTimeout(abort, ATTEMPT_MS);
  signal?.addEventListener('abort', abort);
  // A large file on a slow line takes longer than any other call: progress restarts its time limit.
  const onProgress = (part: number): void => {
    clearTimeout(timer);
    timer = setTimeout(abort, ATTEMPT_MS);
    upload?.onProgress(part);
  };
  const ask = (): Promise<Response> => {
    const init = { method, headers, signal: limit.signal };
    if (upload) return deps.sendForm(address, { ...init, body: formOf(body, upload.files), onProgress });
    return deps.fetch(address, { ...init, body: body === undefined ? null : JSON.stringify(body), keepalive });
  };
  try {
    const response = await ask();
    return { response, body: await (reads === 'blob' ? response.blob() : response.text()) };
  } catch (cause) {
    signal?.throwIfAborted();
    const texts = httpTexts[deps.readLocale()];
    // Browsers describe these in their own language and for engineers, so our own texts replace them.
    if (limit.signal.aborted) throw new CallError(texts.tooSlow, { code: OTHER_CODE, kind: 'timeout', cause });
    throw new CallError(texts.notConnected, { code: OTHER_CODE, kind: 'network', cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function headersOf(deps: TransportDeps, outgoing: Outgoing, token: string | undefined): Headers {
  const headers = new Headers({ accept: 'application/json, */*', 'accept-language': deps.readLocale() });
  if (token) headers.set('authorization', `Bearer ${token}`);
  // The browser sets a form's own content type, with the boundary of its parts.
  if (outgoing.body !== undefined && !outgoing.upload) headers.set('content-type', 'application/json');
  if (outgoing.idempotencyKey) headers.set('idempotency-key', outgoing.idempotencyKey);
  return headers;
}

/** The fields first, then the files as `files`, each under its name. */
function formOf(fields: unknown, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) if (value !== undefined) form.append(name, String(value));
  for (const one of files) form.append('files', one, one.name);
  return form;
}
