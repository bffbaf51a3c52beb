/** Makes the portal's calls as a signed-in person, as the browser would. */
import type { CallInput, CallOutput, CallSpec } from '@naru/contract/call.ts';

/** @throws if the portal refuses */
export type Ask = <C extends CallSpec>(spec: C, input: CallInput<C>) => Promise<CallOutput<C>>;

export function askWith(url: string, token: string): Ask {
  return async <C extends CallSpec>(spec: C, input: CallInput<C>): Promise<CallOutput<C>> => {
    const params = (input.params ?? {}) as Readonly<Record<string, string>>; // parameters are texts
    const path = spec.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams(input.query ?? {});
    const response = await fetch(`${url}${spec.base}${path}?${search}`, {
      method: spec.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    });
    const { output } = (await response.json()) as { output: CallOutput<C> }; // the contract's answer
    if (!response.ok) throw new Error(`${spec.method} ${path} answered ${response.status}`);
    return output;
  };
}
