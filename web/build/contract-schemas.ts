/**
 * Keeps zod out of the browser. A contract file is imported for addresses and types: there its `zod` is an inert stub,
 * and a build leaves of each call only what sending it takes. A form that checks before it sends imports the same file
 * with `?schema`: a second copy with the real zod, in its own chunk.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

const STUB_ID = '\0zod-stub';
const CONTRACT = `${path.sep}contract${path.sep}src${path.sep}`;
const SCHEMA = '?schema';
/** What the browser reads of a call; the rest is the server's and the compiler's. */
const SENT = new Set(['method', 'base', 'path', 'repeatable']);

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
  let isBuild = false;
  return {
    name: 'naru:contract-schemas',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
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
      if (id === STUB_ID) return { code: STUB, moduleSideEffects: false };
      if (!id.endsWith(SCHEMA)) return undefined;
      return { code: await readFile(id.slice(0, -SCHEMA.length), 'utf8'), moduleType: 'ts' };
    },
    transform(code, id) {
      if (!isBuild || !id.includes(CONTRACT) || !id.endsWith('.ts')) return undefined;
      return { code: keepAddresses(code), map: null };
    },
  };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Leaves of `call({ … })` the object of what is sent, and lets the bundler drop a schema that nothing names any more. */
export function keepAddresses(code: string): string {
  const { program } = parseSync('contract.ts', code);
  const edits: Edit[] = [];
  const schemas: number[] = [];
  new Visitor({
    CallExpression(node) {
      const [spec] = node.arguments;
      const isCall = node.callee.type === 'Identifier' && node.callee.name === 'call';
      if (!isCall || spec?.type !== 'ObjectExpression') schemas.push(node.start);
      else edits.push({ start: node.start, end: node.end, text: writeSent(code, spec) });
    },
  }).visit(program);
  const calls = edits.map((edit) => edit.start);
  for (const value of topValues(program)) {
    const holds = (at: number): boolean => at >= value.start && at < value.end;
    // A function does nothing until it is called, and a call is named by its own object.
    if (value.type === 'ArrowFunctionExpression' || calls.some(holds) || !schemas.some(holds)) continue;
    edits.push({ start: value.start, end: value.start, text: '/* @__PURE__ */ (() => (' });
    edits.push({ start: value.end, end: value.end, text: '))()' });
  }
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

function writeSent(code: string, spec: ESTree.ObjectExpression): string {
  const kept = spec.properties.filter((property) => SENT.has(nameOf(property)));
  return `{ ${kept.map((property) => code.slice(property.start, property.end)).join(', ')} }`;
}

function topValues(program: ESTree.Program): ESTree.Expression[] {
  return program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => init ?? []);
}

function nameOf(property: ESTree.ObjectPropertyKind): string {
  return property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';
}
