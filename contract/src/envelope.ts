/**
 * The envelope of every answer and the kinds of failure (docs/specification.md §7, §8).
 * Wire values only: the words for people live with the server, one file a language.
 */

export const SUCCESS_CODE = '0000';

/** The shape of every JSON answer of the portal, whether it succeeded or not. */
export interface Envelope<Output = unknown> {
  readonly code: string;
  readonly msg: string;
  readonly output: Output;
}

/** Codes whose meaning the browser knows; an area's own refusals carry a code that starts with E. */
export const FAILURE = {
  notFound: { code: '404', status: 404 },
  unavailable: { code: '503', status: 503 },
  noSession: { code: 'S401', status: 401 },
  forbidden: { code: 'S403', status: 403 },
  invalid: { code: '9100', status: 422 },
  conflict: { code: '9101', status: 409 },
  tooMany: { code: '9102', status: 429 },
  notPossible: { code: '9103', status: 409 },
  malformed: { code: 'E400', status: 400 },
  tooLarge: { code: 'E413', status: 413 },
  unsupportedType: { code: 'E415', status: 415 },
  headersTooLarge: { code: 'E431', status: 431 },
  unexpected: { code: 'E500', status: 500 },
  signInFailed: { code: 'E1001', status: 400 },
  handoffUsed: { code: 'E1002', status: 400 },
  wrongPassword: { code: 'E1003', status: 400 },
  weakPassword: { code: 'E1004', status: 400 },
  idempotencyMismatch: { code: 'E1005', status: 400 },
  lastAdministrator: { code: 'E1006', status: 400 },
  linkUsed: { code: 'E1007', status: 400 },
  noMail: { code: 'E1008', status: 400 },
  awaitingApproval: { code: 'E1009', status: 400 },
  storageFull: { code: 'E1101', status: 507 },
  scannerAway: { code: 'E1102', status: 503 },
  inPreparation: { code: 'E1201', status: 400 },
  postTooLong: { code: 'E1202', status: 400 },
  tooManyExports: { code: 'E1301', status: 400 },
  tooEarly: { code: 'E1401', status: 400 },
  tooLate: { code: 'E1402', status: 400 },
} as const;

export type FailureKind = keyof typeof FAILURE;

/** A field that did not hold, by its path in the body or query (`items.0.name`), with a sentence for the person. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/**
 * Codes that raise no alert: the screen shows them in their place (docs/specification.md §8).
 */
export function isSilentCode(code: string): boolean {
  return code === '404' || code === '503' || code === 'S401' || code.startsWith('91');
}
