/**
 * Makes calls of the contract by the specification's rules for the browser (docs/specification.md §7, §8).
 */
import { type CallInput, type CallOutput, type CallSpec, takesKey } from '@naru/contract/call.ts';
import { FAILURE, isSilentCode } from '@naru/contract/envelope.ts';

import type { Locale } from '../format/context.ts';
import type { LaterOutput } from './answer.ts';
import { CallError, toCallError } from './call-error.ts';
import { createPresses, pressOf } from './presses.ts';
import { httpTexts } from './texts.ts';
import { type FilesToSend, type Outgoing, outgoingOf, type Transport } from './transport.ts';

/** Nothing was sent: the person answered "no" to the call's confirm message, or the same press is still running. */
export const CANCELLED: unique symbol = Symbol('cancelled');
export type Cancelled = typeof CANCELLED;

export interface AlertOptions {
  /** Shown instead of the failure's own message; null shows none. */
  readonly alertMessage?: string | null | undefined;
  /** Called when the alert is answered. */
  readonly onAlertAnswered?: (() => void) | undefined;
}

export interface SendOptions extends AlertOptions {
  readonly signal?: AbortSignal | undefined;
  /** The purpose of the call, in the person's words; shown while it waits for its next attempt. */
  readonly label?: string | undefined;
}

export interface CallOptions extends SendOptions {
  /** Names a write that may have been sent before; made for each call if none is given. */
  readonly idempotencyKey?: string | undefined;
  /** For a call that takes files. */
  readonly upload?: FilesToSend | undefined;
  /** Is done although the page is left or read anew meanwhile: for a small write that no button confirms. */
  readonly outlivesPage?: boolean | undefined;
  /** Its answer brings the token that follows the one it was sent with. */
  readonly replacesToken?: boolean | undefined;
  /** 0: fails at once, without the wait that everybody sees: its caller keeps what it sends, and sends it again. */
  readonly retries?: 0 | undefined;
}

export interface ConfirmedCallOptions extends CallOptions {
  /** Asked before anything is sent. */
  readonly confirm: string;
}

/** A call with its input. */
export interface Target<C extends CallSpec> {
  readonly spec: C;
  readonly input: CallInput<C>;
}

export interface Client {
  /** @throws CallError, and the signal's reason if aborted */
  call: {
    <C extends CallSpec>(
      spec: C,
      input: CallInput<C>,
      options: ConfirmedCallOptions,
    ): Promise<CallOutput<C> | Cancelled>;
    <C extends CallSpec>(spec: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>;
  };
  /**
   * Saves a file under a name. The address is one of the portal's own, or a call's. Returns the call's output if
   * there is no file yet. @throws CallError
   */
  download: <C extends CallSpec>(
    target: string | Target<C>,
    name: string,
    options?: SendOptions,
  ) => Promise<CallOutput<C> | undefined>;
  /** Makes an Idempotency-Key, for a caller that may send the same write several times. */
  newKey: () => string;
  /**
   * Takes a press for a write, so that the same press does nothing until it is released; undefined if it is taken, or
   * belongs to the second click of a double click.
   */
  takePress: <C extends CallSpec>(spec: C, input: CallInput<C>) => (() => void) | undefined;
  /** Notes each click with its count (`detail`), before the click has any other effect. */
  noteClick: (count: number) => void;
}

export interface ClientDeps {
  readonly transport: Transport;
  /** The token to send, refreshed if need be (docs/specification.md §4). */
  readonly readToken: () => Promise<string | undefined>;
  /** Keeps the token that a call brought. */
  readonly adoptToken: (token: string) => void;
  /** The server does not know the session of this token (any more). */
  readonly onNoSession: (token: string) => void;
  /** The person may not do this: the rights that the browser knows may be outdated. */
  readonly onForbidden: () => void;
  readonly readLocale: () => Locale;
  readonly newKey: () => string;
  readonly alert: (message: string, onAnswered?: () => void) => void;
  readonly confirm: (message: string) => Promise<boolean>;
  readonly saveFile: (blob: Blob, name: string) => void;
}

type Sendable = Pick<Outgoing, 'method' | 'address' | 'body' | 'upload' | 'reads' | 'idempotencyKey'>;

export function createClient(deps: ClientDeps): Client {
  const send = createSender(deps);
  const presses = createPresses();

  const callOnce = async <C extends CallSpec>(
    spec: C,
    input: CallInput<C>,
    options: CallOptions & Partial<ConfirmedCallOptions>,
  ): Promise<CallOutput<C> | Cancelled> => {
    if (options.confirm !== undefined && !(await deps.confirm(options.confirm))) return CANCELLED;
    const idempotencyKey = takesKey(spec) ? (options.idempotencyKey ?? deps.newKey()) : undefined;
    const { upload } = options;
    const prepare = (): Sendable => ({ ...outgoingOf(spec, input), upload, reads: 'envelope', idempotencyKey });
    return (await send(prepare, options)) as CallOutput<C>; // the server answers by the same contract
  };

  const call = async <C extends CallSpec>(
    spec: C,
    input: CallInput<C>,
    options: CallOptions & Partial<ConfirmedCallOptions> = {},
  ): Promise<CallOutput<C> | Cancelled> => {
    const sendOnce = () => callOnce(spec, input, options);
    return spec.method === 'GET' || isApart(options) ? sendOnce() : presses.share(pressOf(spec, input), sendOnce);
  };

  const downloadOnce = async <C extends CallSpec>(
    target: string | Target<C>,
    name: string,
    options: SendOptions,
  ): Promise<CallOutput<C> | undefined> => {
    const prepare = (): Sendable =>
      typeof target === 'string'
        ? { method: 'GET', address: ownAddress(target), reads: 'blob' }
        : { ...outgoingOf(target.spec, target.input), reads: 'blob' };
    const answer = (await send(prepare, options)) as Blob | LaterOutput; // by `reads`
    if ('output' in answer) return answer.output as CallOutput<C>; // the server answers by the same contract
    deps.saveFile(answer, name);
    return undefined;
  };

  const download = async <C extends CallSpec>(
    target: string | Target<C>,
    name: string,
    options: SendOptions = {},
  ): Promise<CallOutput<C> | undefined> => {
    const press = typeof target === 'string' ? { address: target, text: '' } : pressOf(target.spec, target.input);
    const fetchOnce = () => downloadOnce(target, name, options);
    return isApart(options) ? fetchOnce() : presses.share(press, fetchOnce);
  };

  const takePress: Client['takePress'] = (spec, input) => presses.take(pressOf(spec, input));
  return { call, download, newKey: deps.newKey, takePress, noteClick: presses.noteClick };
}

type Send = (prepare: () => Sendable, options: CallOptions) => Promise<unknown>;

/** Sends with the newest token, and tells what a failure says about session and rights. */
function createSender(deps: ClientDeps): Send {
  /** The write that replaces the token, while it is under way. */
  let replacing: Promise<void> | undefined;

  const sendWithToken = async (prepare: () => Sendable, options: CallOptions, refused?: string): Promise<unknown> => {
    const { signal, label, outlivesPage: keepalive, retries } = options;
    let token: string | undefined;
    const readToken = async (): Promise<string | undefined> => {
      token = await deps.readToken();
      return token;
    };
    try {
      return await deps.transport({ ...prepare(), readToken, signal, label, keepalive, retries });
    } catch (thrown) {
      signal?.throwIfAborted();
      // The server refuses an old token before it does anything: what was under way while it was replaced is sent anew.
      if (token !== undefined && refused === undefined && isNoSession(thrown) && (await isReplaced(token, options)))
        return sendWithToken(prepare, options, token);
      const error = toCallError(thrown, httpTexts[deps.readLocale()].failed);
      if (error.code === FAILURE.noSession.code && token !== undefined) deps.onNoSession(token);
      if (error.code === FAILURE.forbidden.code) deps.onForbidden();
      if (wantsAlert(error, options)) deps.alert(options.alertMessage ?? error.message, options.onAlertAnswered);
      throw error;
    }
  };

  const isReplaced = async (token: string, { replacesToken }: CallOptions): Promise<boolean> => {
    if (replacesToken) return false;
    await replacing;
    const newest = await deps.readToken();
    return newest !== undefined && newest !== token;
  };

  /** Keeps the new token before anybody reads again, whether the screen that asked for it still stands or not. */
  const replaceToken = async (sending: Promise<unknown>): Promise<unknown> => {
    const done = sending.then((output) => deps.adoptToken((output as { accessToken: string }).accessToken)); // by `replacesToken`
    // A refusal reaches the caller below.
    replacing = done.catch(() => undefined);
    await done;
    return sending;
  };

  return (prepare, options) => {
    const sending = sendWithToken(prepare, options);
    return options.replacesToken ? replaceToken(sending) : sending;
  };
}

/** Whether a call is not shared: files are not in the input, and a caller's own signal must not end another's call. */
function isApart({ signal, upload }: CallOptions): boolean {
  return signal !== undefined || upload !== undefined;
}

function isNoSession(thrown: unknown): boolean {
  return thrown instanceof CallError && thrown.code === FAILURE.noSession.code;
}

function wantsAlert({ code, kind }: CallError, { alertMessage }: AlertOptions): boolean {
  return alertMessage !== null && kind !== 'stopped' && !isSilentCode(code);
}

function ownAddress(target: string): string {
  // The bearer token must not leave the portal.
  if (!/^\/(?![/\\])/.test(target)) throw new Error(`Not an address of the portal: ${target}`);
  return target;
}
