/**
 * Keeps zod out of the browser. A contract file is imported for addresses and types: there its `zod` is an inert stub.
 * A form that checks before it sends imports the same file with `?schema`: a second copy with the real zod, in its own chunk.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Plugin } from 'vite';

const STUB_ID = '\0zod-stub';
const CONTRACT = `${path.sep}contract${path.sep}src${path.sep}`;
const SCHEMA = '?schema';

// Anything read from or called on it is itself, and it spreads to nothing.
const STUB = `
const stub = new Proxy(function () {}, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : key === Symbol.iterator ? function* () {} : stub),
  apply: () => stub,
  ownKeys: () => ['prototype'],
});
export const z = stub;
`;

export function stubContractSchemas(): Plugin {
  return {
    name: 'naru:contract-schemas',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer?.includes(CONTRACT) && !source.endsWith(SCHEMA)) return undefined;
      const isSchemaCopy = importer?.endsWith(SCHEMA) ?? false;
      if (source === 'zod') return isSchemaCopy ? undefined : STUB_ID;
      const wantsSchema = source.endsWith(SCHEMA) || (isSchemaCopy && source.startsWith('.'));
      if (!wantsSchema) return undefined;
      const plain = source.replace(SCHEMA, '');
      const resolved = await this.resolve(plain, importer?.replace(SCHEMA, ''), { skipSelf: true });
      return resolved && `${resolved.id}${SCHEMA}`;
    },
    async load(id) {
      if (id === STUB_ID) return STUB;
      if (!id.endsWith(SCHEMA)) return undefined;
      return { code: await readFile(id.slice(0, -SCHEMA.length), 'utf8'), moduleType: 'ts' };
    },
  };
}
