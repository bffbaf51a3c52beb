import { FAILURE, type FieldError } from '@naru/contract/envelope.ts';

/**
 * - `answered`: the server said no.
 * - `network`: the connection failed, or dropped before the whole answer arrived.
 * - `timeout`: no answer within an attempt's time limit.
 * - `stopped`: the person did not wait for the next attempt.
 * - `other`: nothing was sent, or the answer made no sense.
 */
export type CallErrorKind = 'answered' | 'network' | 'timeout' | 'stopped' | 'other';

export interface CallErrorDetail {
  readonly code: string;
  readonly kind: CallErrorKind;
  readonly status?: number | undefined;
  readonly output?: unknown;
  /** The server's own sentence, without the code; for a screen that shows it in its place. */
  readonly serverMessage?: string | undefined;
  readonly cause?: unknown;
}

/** The failure of a call (docs/specification.md §8). `message` is a sentence for the person. */
export class CallError extends Error {
  readonly code: string;
  readonly kind: CallErrorKind;
  /** HTTP status, if there was an answer. */
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

  /** Whether the result of the call is unknown: the server may have done it all the same. */
  get isUnanswered(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || this.kind === 'stopped';
  }
}

/** docs/specification.md §8: failures that no server gave a code. */
export const OTHER_CODE = '9999';

/** Makes any thrown value a CallError, because callers catch nothing else; another error keeps its message. */
export function toCallError(thrown: unknown, fallback: string): CallError {
  if (thrown instanceof CallError) return thrown;
  const message = thrown instanceof Error && thrown.message !== '' ? thrown.message : fallback;
  return new CallError(message, { code: OTHER_CODE, kind: 'other', cause: thrown });
}

/** Lists the invalid fields, for a form to show each error at its field; empty for any other failure. */
export function fieldErrorsOf(error: unknown): readonly FieldError[] {
  if (!(error instanceof CallError) || error.code !== FAILURE.invalid.code) return [];
  const { errors } = (error.output ?? {}) as { errors?: readonly FieldError[] }; // what the server sends with this code
  return errors ?? [];
}
