/**
 * Addresses of calls, for tests that go through all of them.
 */
import type { CallSpec } from '@naru/contract/call.ts';

/** The call's address with these in its braces; what is not given is `none`. */
export function addressFor(
  spec: Pick<CallSpec, 'base' | 'path'>,
  params: Readonly<Record<string, string>> = {},
): string {
  return (
    spec.base + spec.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? 'none'))
  );
}

/** Lone surrogates have no place in an address: they are written as browsers write them. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** The address with these values written into it, whatever they are. */
export function addressWith(spec: CallSpec, given: { params?: unknown; query?: unknown }): string {
  const params = Object.entries((given.params ?? {}) as Record<string, unknown>); // a call's parameters are an object
  // An address with an empty part is another call's.
  const path = addressFor(
    spec,
    Object.fromEntries(params.map(([name, value]) => [name, textOf(value).toWellFormed() || '-'])),
  );
  const query = Object.entries((given.query ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
    [value].flat().map((one) => `${encode(name)}=${encode(textOf(one))}`),
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
