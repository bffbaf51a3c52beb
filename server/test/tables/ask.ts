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
