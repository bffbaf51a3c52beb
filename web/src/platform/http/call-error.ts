import { FAILURE, type FieldError } from '@naru/contract/envelope.ts';

/**
 * - `answered`: the server said no.
 * - `network`: the connection was not made, or dropped before the whole answer was there.
 * - `timeout`: no answer within the time that an attempt has.
 * - `stopped`: the person did not want to wait for the next attempt.
 * - `other`: nothing was sent, or the answer made no sense.
 */
export type CallErrorKind = 'answered' | 'network' | 'timeout' | 'stopped' | 'other';

export interface CallErrorDetail {
  readonly code: string;
  readonly kind: CallErrorKind;
  readonly status?: number | undefined;
  readonly output?: unknown;
  /** The server's own sentence, without the code behind it; for a screen that shows it in its place. */
  readonly serverMessage?: string | undefined;
  readonly cause?: unknown;
}

/** Why a call gave nothing (docs/specification.md §8). `message` is a sentence for the person. */
export class CallError extends Error {
  readonly code: string;
  readonly kind: CallErrorKind;
  /** HTTP status, where there was an answer. */
  readonly status: number | undefined;
  readonly output: unknown;
  readonly serverMessage: string | undefined;

  constructor(message: string, detail: CallErrorDetail) {
    super(message, { cause: detail.cause });
    this.name = 'CallError';
    this.code = detail.code;
    this.kind = detail.kind;
    this.status = detail.status;
    this.output = detail.output;
    this.serverMessage = detail.serverMessage;
  }

  /** Whether it is unknown what became of the call: it may have been done all the same. */
  get isUnanswered(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || this.kind === 'stopped';
  }
}

/** docs/specification.md §8: failures that no server gave a code. */
export const OTHER_CODE = '9999';

/** What is thrown at a caller is always a CallError; anything else keeps its own message. */
export function toCallError(thrown: unknown, fallback: string): CallError {
  if (thrown instanceof CallError) return thrown;
  const message = thrown instanceof Error && thrown.message !== '' ? thrown.message : fallback;
  return new CallError(message, { code: OTHER_CODE, kind: 'other', cause: thrown });
}

/** The fields that did not hold, for a form to show each beside its field; empty for any other failure. */
export function fieldErrorsOf(error: unknown): readonly FieldError[] {
  if (!(error instanceof CallError) || error.code !== FAILURE.invalid.code) return [];
  const { errors } = (error.output ?? {}) as { errors?: readonly FieldError[] }; // what the server sends with this code
  return errors ?? [];
}
