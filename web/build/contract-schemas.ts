/**
 * Keeps zod out of the browser. A contract file is imported for addresses and types: there its `zod` is an inert stub,
 * and a build keeps only what sending a call needs. A form that checks its values imports the same file
 * with `?schema`: a second copy with the real zod, in its own chunk.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

const STUB_ID = '\0zod-stub';
const CONTRACT = `${path.sep}contract${path.sep}src${path.sep}`;
const SCHEMA = '?schema';
/** The property of a call's own that the browser reads; the others are for the server and the compiler. */
const SENT = 'repeatable';

// Reading from it or calling it gives the stub itself; spreading it gives nothing.
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
      if (!isBuild || !id.includes(CONTRACT)) return undefined;
      if (id.endsWith(SCHEMA)) return { code: dropTexts(code), map: null };
      return id.endsWith('.ts') ? { code: keepAddresses(code), map: null } : undefined;
    },
  };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Reduces `get('/path', { … })` and its like to the object that sending needs, and lets the bundler drop schemas that nothing uses. */
export function keepAddresses(code: string): string {
  const { program } = parseSync('contract.ts', code);
  const edits: Edit[] = [];
  const schemas: number[] = [];
  const within = new Set<number>();
  new Visitor({
    // A call that is declared with more of its own: the rest is the server's as well.
    ObjectExpression(node) {
      const spread = node.properties.find(
        (one) => one.type === 'SpreadElement' && one.argument.type === 'CallExpression',
      );
      if (spread?.type !== 'SpreadElement' || spread.argument.type !== 'CallExpression') return;
      const text = writeDeclared(code, spread.argument);
      if (text === undefined) return;
      edits.push({ start: node.start, end: node.end, text });
      within.add(spread.argument.start);
    },
    CallExpression(node) {
      if (within.has(node.start)) return;
      const text = writeDeclared(code, node);
      if (text === undefined) schemas.push(node.start);
      else edits.push({ start: node.start, end: node.end, text });
    },
  }).visit(program);
  const calls = edits.map((edit) => edit.start);
  for (const value of topValues(program)) {
    const holds = (at: number): boolean => at >= value.start && at < value.end;
    // A function has no effect until it is called, and a call is identified by its own object.
    if (value.type === 'ArrowFunctionExpression' || calls.some(holds) || !schemas.some(holds)) continue;
    edits.push({ start: value.start, end: value.start, text: '/* @__PURE__ */ (() => (' });
    edits.push({ start: value.end, end: value.end, text: '))()' });
  }
  return apply(edits, code);
}

/** Texts of a call that only documents print. */
const PRINTED = new Set(['summary', 'remark']);

/** Drops from a copy with schemas what checks nothing: the texts of its calls. */
export function dropTexts(code: string): string {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression(node) {
      if (writeDeclared(code, node) === undefined) return;
      for (const property of specOf(node)?.properties ?? []) {
        if (property.type === 'Property' && PRINTED.has(nameOf(property)))
          edits.push({ start: property.value.start, end: property.value.end, text: "''" });
      }
    },
  }).visit(parseSync('contract.ts', code).program);
  return apply(edits, code);
}

function apply(edits: readonly Edit[], code: string): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** The functions of contract/src/call.ts that declare a call, with the method of each. */
const METHODS: Readonly<Record<string, string>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  remove: 'DELETE',
};

/** Returns the last argument of a declaration: everything of a call but its method and its address. */
function specOf({ arguments: given }: ESTree.CallExpression): ESTree.ObjectExpression | undefined {
  const last = given.at(-1);
  return last?.type === 'ObjectExpression' ? last : undefined;
}

/** Returns the code that the browser keeps of a call's declaration; undefined for any other call of a function. */
function writeDeclared(code: string, node: ESTree.CallExpression): string | undefined {
  const { callee } = node;
  const spec = specOf(node);
  if (!spec) return undefined;
  if (callee.type === 'Identifier')
    return callee.name === 'stepCall' ? writeStep(code, spec) : writeCall(code, node, callee.name, '/view/cdp');
  const isApi = callee.type === 'MemberExpression' && code.slice(callee.object.start, callee.object.end) === 'api';
  return isApi && callee.property.type === 'Identifier'
    ? writeCall(code, node, callee.property.name, '/api')
    : undefined;
}

function writeCall(code: string, node: ESTree.CallExpression, name: string, base: string): string | undefined {
  const [address] = node.arguments;
  const method = METHODS[name];
  if (!method || !address) return undefined;
  const sent = specOf(node)?.properties.filter((property) => nameOf(property) === SENT) ?? [];
  const given = sent.map((property) => `, ${code.slice(property.start, property.end)}`).join('');
  return `{ method: '${method}', base: '${base}', path: ${code.slice(address.start, address.end)}${given} }`;
}

/** The step of a machine: all such calls share the method and the end of the path (contract/src/shared/workflow.ts). */
function writeStep(code: string, spec: ESTree.ObjectExpression): string {
  const found = spec.properties.find((property) => nameOf(property) === 'path');
  if (found?.type !== 'Property') throw new Error('A step without its path.');
  const address = code.slice(found.value.start, found.value.end);
  return `{ method: 'POST', base: '/view/cdp', path: ${address} + '/{id}/step' }`;
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
