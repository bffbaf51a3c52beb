/**
 * The interface to a carrier of text messages. A provider is an adapter of this
 * (docs/decisions/036-text-messages-at-most-once.md).
 */

export interface TextMessage {
  /** Comes back with the provider's reports. */
  readonly id: string;
  /** Digits only. */
  readonly number: string;
  readonly text: string;
  readonly isLong: boolean;
}

/** Codes are the provider's or HTTP's: never a sentence, which may quote the number. */
export type SmsAnswer =
  | { readonly kind: 'ACCEPTED'; readonly messageId: string }
  /** No, for good. */
  | { readonly kind: 'REFUSED'; readonly code: string }
  /** It surely was not taken, and may be handed over again. */
  | { readonly kind: 'NOT_TAKEN'; readonly code: string }
  /** It may have been taken: it is never handed over again. */
  | { readonly kind: 'UNKNOWN'; readonly code: string };

/** The end of a message, as the provider reports it afterwards, and perhaps more than once. */
export interface SmsReport {
  readonly id: string;
  readonly isDelivered: boolean;
  readonly code: string;
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

export interface SmsPort {
  /** Never throws for what the provider or the line does. */
  readonly send: (message: TextMessage) => Promise<SmsAnswer>;
  /** Whether a report comes from the provider; always false where no secret was agreed on. */
  readonly isGenuine: (headers: Headers) => boolean;
  /** The ends that a body reports; undefined for a body that is no report. Messages still in progress are left out. */
  readonly readReports: (body: unknown) => SmsReport[] | undefined;
}
