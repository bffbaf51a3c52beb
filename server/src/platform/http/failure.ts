/** The error that a call throws when it refuses. The edge turns it into an envelope in the person's language. */
import { FAILURE, type FailureKind, type FieldError } from '@naru/contract/envelope.ts';

import type { Locale } from './messages.ts';

/** Why something cannot be done, in a sentence for the person. */
export type Reason = Readonly<Record<Locale, string>>;

export interface FailureDetail {
  readonly fields?: readonly FieldError[];
  /** Instead of the catalogue's sentence, where there is more to say. */
  readonly reason?: Reason;
  /** For a conflict: the current state, so that the person sees what changed. */
  readonly current?: unknown;
  /** For a limit: when it is worth trying again, in seconds. */
  readonly retryAfter?: number;
}

export class Failure extends Error {
  readonly kind: FailureKind;
  readonly detail: FailureDetail;

  constructor(kind: FailureKind, detail: FailureDetail = {}) {
    super(kind);
    this.name = 'Failure';
    this.kind = kind;
    this.detail = detail;
  }

  get status(): number {
    return FAILURE[this.kind].status;
  }
}

/** Throws a failure; for use where a value is expected (`row ?? fail('notFound')`). */
export function fail(kind: FailureKind, detail?: FailureDetail): never {
  throw new Failure(kind, detail);
}

/** Refuses what cannot be done as things stand, although nobody changed them since the person looked: says why. */
export function failNow(reason: Reason, current?: unknown): never {
  throw new Failure('notPossible', current === undefined ? { reason } : { reason, current });
}

/** Refuses a field by a rule rather than by the shape of the input. */
export function failField(field: string, message: string): never {
  throw new Failure('invalid', { fields: [{ field, message }] });
}

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
  '40001',
  '40P01',
  '25P03',
  // Takes no writes: a standby, a full disk.
  '25006',
  '53100',
]);

/** Converts an unforeseen error: a database that is away, too slow or takes no writes is "unavailable", the rest "unexpected". */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && (CONNECTION_CODES.has(code) || code.startsWith('08')))
    return new Failure('unavailable');
  if (
    typeof message === 'string' &&
    /connection terminated|timeout exceeded when trying to connect|connection error/i.test(message)
  ) {
    return new Failure('unavailable');
  }
  return new Failure('unexpected');
}
