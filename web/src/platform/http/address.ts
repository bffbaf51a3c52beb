import type { CallInput, CallSpec } from '@naru/contract/call.ts';

type Value = string | number | boolean | null | undefined;
type Values = Readonly<Record<string, Value | readonly Value[]>>;

/** The address of a call: parameters encoded, arrays of the query as repeated keys, absent values left out. */
export function addressOf<C extends CallSpec>(spec: C, input: CallInput<C>): string {
  const { params = {}, query = {} } = input as { params?: Values; query?: Values }; // all that a contract lets into an address
  const path = spec.path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => encodePart(params[name]));
  const search = encodeQuery(query);
  return `${spec.base}${path}${search && `?${search}`}`;
}

function encodePart(value: Values[string]): string {
  const text = String(value ?? '');
  // An empty part or dots would lead to another call's address. Nothing has the key "-", so the server finds nothing.
  return /^\.{0,2}$/.test(text) ? '-' : encodeURIComponent(text);
}

function encodeQuery(query: Values): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search.toString();
}
