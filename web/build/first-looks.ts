/**
 * The register of first looks (src/platform/first-look.ts): at which addresses the page draws the top of a screen itself.
 * The server puts the script of an address into its page, before the page's own (boot.ts).
 */
import path from 'node:path';

import { bundleInline } from './inline-script.ts';

const AREAS = path.resolve(import.meta.dirname, '../src/areas');

export const FIRST_LOOKS: readonly { readonly file: string; readonly addresses: readonly string[] }[] = [
  { file: 'home/dashboard/look/first-look.ts', addresses: ['/', '/dashboard'] },
  {
    file: 'ability/result/look/first-look.ts',
    addresses: ['/ability/my/tab01', '/ability/my/tab02', '/ability/my/tab03'],
  },
];

/** Bundles each; the scripts by the addresses of their screens. */
export async function bundleLooks(): Promise<ReadonlyMap<string, string>> {
  const bundled = await Promise.all(
    FIRST_LOOKS.map(async ({ file, addresses }) => {
      const script = await bundleInline({ file: path.join(AREAS, file), name: 'naruLooks' });
      return addresses.map((address) => [address, script] as const);
    }),
  );
  return new Map(bundled.flat());
}
