/**
 * Names of reads in the cache. A contract entry does not know its own key, but its base and path are unique and known in
 * the browser; and areas own their paths, so base and first segment stand for the area:
 *
 *   ['/view/cdp/cnslt', '/professor/dtls/list', { query: { page: 1 } }]
 *
 * Whatever a write of an area changes is found by the first part alone.
 */
import type { CallInput, CallSpec } from '@naru/contract/call.ts';

export type CallKey = readonly [area: string, call: string, input: unknown];

/** For `invalidateQueries` and the like: everything that was read by the area of this call. */
export function areaKeyOf(spec: CallSpec): readonly [area: string] {
  return [`${spec.base}/${splitPath(spec).area}`];
}

/** This call with this input: one entry of the cache. */
export function callKeyOf<C extends CallSpec>(spec: C, input: CallInput<C>): CallKey {
  const { params, query, body } = input;
  // Only GETs are read by the hook, but a search that is sent as POST may be too.
  return [...areaKeyOf(spec), `${spec.method} ${splitPath(spec).rest}`, { params, query, body }];
}

function splitPath({ path }: CallSpec): { area: string; rest: string } {
  const [, area = '', ...rest] = path.split('/');
  return { area, rest: `/${rest.join('/')}` };
}
