/**
 * Names reads in the cache. A contract entry does not know its own key, but its base and path are unique and known in
 * the browser; and areas own their paths, so base and first segment stand for the area:
 *
 *   ['/view/cdp/cnslt', '/professor/dtls/list', { query: { page: 1 } }]
 *
 * The first part alone finds everything that a write of an area changes.
 */
import type { CallInput, CallSpec } from '@naru/contract/call.ts';

export type CallKey = readonly [area: string, call: string, input: unknown];

/** The key of everything that was read by the area of this call, for `invalidateQueries` and the like. */
export function areaKeyOf(spec: CallSpec): readonly [area: string] {
  return [`${spec.base}/${splitPath(spec).area}`];
}

/** The key of this call with this input: one entry of the cache. */
export function callKeyOf<C extends CallSpec>(spec: C, input: CallInput<C>): CallKey {
  const { params, query, body } = input;
  // The hook reads GETs, but also searches that are sent as POST.
  return [...areaKeyOf(spec), `${spec.method} ${splitPath(spec).rest}`, { params, query, body }];
}

function splitPath({ path }: CallSpec): { area: string; rest: string } {
  const [, area = '', ...rest] = path.split('/');
  return { area, rest: `/${rest.join('/')}` };
}
