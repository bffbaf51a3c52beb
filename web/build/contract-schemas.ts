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
/** The properties of a call that the browser reads; the others are for the server and the compiler. */
const SENT = new Set(['method', 'base', 'path', 'repeatable']);

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

/** Reduces `call({ … })` to the object that sending needs, and lets the bundler drop schemas that nothing uses. */
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
      const { callee, arguments: given } = spread.argument;
      const write = callee.type === 'Identifier' ? DECLARED[callee.name] : undefined;
      if (!write || given[0]?.type !== 'ObjectExpression') return;
      edits.push({ start: node.start, end: node.end, text: write(code, given[0]) });
      within.add(spread.argument.start);
    },
    CallExpression(node) {
      if (within.has(node.start)) return;
      const [spec] = node.arguments;
      const write = node.callee.type === 'Identifier' ? DECLARED[node.callee.name] : undefined;
      if (!write || spec?.type !== 'ObjectExpression') schemas.push(node.start);
      else edits.push({ start: node.start, end: node.end, text: write(code, spec) });
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
    CallExpression({ callee, arguments: [spec] }) {
      if (callee.type !== 'Identifier' || !(callee.name in DECLARED) || spec?.type !== 'ObjectExpression') return;
      for (const property of spec.properties) {
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

function writeSent(code: string, spec: ESTree.ObjectExpression): string {
  const kept = spec.properties.filter((property) => SENT.has(nameOf(property)));
  return `{ ${kept.map((property) => code.slice(property.start, property.end)).join(', ')} }`;
}

/** The step of a machine: all such calls share the method and the end of the path (contract/src/shared/workflow.ts). */
function writeStep(code: string, spec: ESTree.ObjectExpression): string {
  const valueOf = (name: string): string => {
    const found = spec.properties.find((property) => nameOf(property) === name);
    if (found?.type !== 'Property') throw new Error(`A step without its ${name}.`);
    return code.slice(found.value.start, found.value.end);
  };
  return `{ method: 'POST', base: ${valueOf('base')}, path: ${valueOf('path')} + '/{id}/step' }`;
}

/** The functions that declare a call, with the code that the browser keeps of each. */
const DECLARED: Readonly<Record<string, (code: string, spec: ESTree.ObjectExpression) => string>> = {
  call: writeSent,
  stepCall: writeStep,
};

function topValues(program: ESTree.Program): ESTree.Expression[] {
  return program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => init ?? []);
}

function nameOf(property: ESTree.ObjectPropertyKind): string {
  return property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';
}
