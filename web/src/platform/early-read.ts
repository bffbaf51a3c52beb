/** The first read of a screen, told as data: the page asks for it before the app runs (build/boot.ts). */
import type { CallSpec } from '@naru/contract/call.ts';

export interface EarlyRead {
  /** With the base; `{name}` stands for the part or the search parameter of this name in the screen's address. */
  readonly path: string;
  /** In the order in which the screen sends them; one that the screen's address lacks is left out. */
  readonly query: readonly (readonly [name: string, value: string])[];
}

/** Values of the call by their names: words as they are, or `{name}` of the screen's address. */
type Values<C, Part extends 'params' | 'query'> =
  C extends Record<Part, { readonly shape: infer Shape }> ? { readonly [Name in keyof Shape]?: string } : undefined;
interface Given<C extends CallSpec> {
  /** A part of the call's path that is not given has the name that it has in the screen's address. */
  readonly params?: Values<C, 'params'>;
  readonly query?: Values<C, 'query'>;
}

/** Tells the read that the screen sends first, which must be the same to the letter, or it is made in vain. */
export function earlyRead<C extends CallSpec>({ base, path }: C, given: Given<C> = {}): EarlyRead {
  const params: Readonly<Record<string, string | undefined>> = given.params ?? {};
  const query: Readonly<Record<string, string>> = given.query ?? {};
  return {
    path: `${base}${path.replaceAll(/\{(\w+)\}/g, (all, name: string) => params[name] ?? all)}`,
    query: Object.entries(query),
  };
}
