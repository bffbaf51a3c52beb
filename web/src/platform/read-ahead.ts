import type { CallInput, CallSpec } from '@naru/contract/call.ts';

/** Parts and search parameters of a screen's address. */
export interface Asked {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: Readonly<Record<string, string | undefined>>;
}

/**
 * A screen's first read where it takes parameters. `asks` only puts words of the screen's address in their places, to the
 * letter as the screen does: the page asks by it before the app runs (build/route-chunks.ts). Undefined asks for nothing.
 */
export function readAhead<C extends CallSpec>(reads: C, asks: (from: Asked) => CallInput<C> | undefined) {
  return { reads, asks };
}
