/**
 * Statements that are written by hand with the type of their rows: `rowsOf<Row>(db)\`select …\``. The compiler takes the
 * type on trust, so its names are read here, to be compared with the columns that the database gave.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync, Visitor, type ESTree } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const STATEMENT = /^\s*(select|with|insert|update|delete|merge)\b/i;

/** Names of a row; those that may be absent apart. */
export interface RowNames {
  readonly always: ReadonlySet<string>;
  readonly maybe: ReadonlySet<string>;
}

export interface WrittenStatement {
  /** `file:line`. */
  readonly place: string;
  /** The constant pieces of its text, in order. */
  readonly pieces: readonly string[];
  /** Undefined where there is no type, or one made by more than fields, parents, Pick, Omit and intersections. */
  readonly row: RowNames | undefined;
}

/** The tags of statements (server/src/platform/db/db.ts), and the rows of those that have no type of their own. */
const MAKERS = new Set(['sql', 'rowsOf', 'firstOf', 'hasRows', 'idsOf', 'countOf']);
const only = (name: string): RowNames => ({ always: new Set([name]), maybe: new Set() });
const IMPLIED: Readonly<Record<string, RowNames>> = { idsOf: only('id'), countOf: only('count') };

interface SourceFile {
  readonly file: string;
  readonly text: string;
  readonly program: ESTree.Program;
}

const parsed = new Map<string, SourceFile>();

function parse(file: string): SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const source = { file, text, program: parseSync(path.basename(file), text).program };
  parsed.set(file, source);
  return source;
}

/** Lists every statement by hand, also those whose rows have no type here: a text may be one of them. */
export function listStatements(): readonly WrittenStatement[] {
  return globSync('server/src/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => statementsIn(parse(file)));
}

function statementsIn(source: SourceFile): WrittenStatement[] {
  const found: WrittenStatement[] = [];
  new Visitor({
    TaggedTemplateExpression: ({ tag, typeArguments, quasi, start }) => {
      const maker = tag.type === 'CallExpression' ? tag.callee : tag;
      const pieces = quasi.quasis.map(({ value }) => value.cooked ?? value.raw);
      if (maker.type !== 'Identifier' || !MAKERS.has(maker.name) || !STATEMENT.test(pieces[0] ?? '')) return;
      const [type] = (tag.type === 'CallExpression' ? tag.typeArguments : typeArguments)?.params ?? [];
      const line = source.text.slice(0, start).split('\n').length;
      const row = type ? namesOf(type, source) : IMPLIED[maker.name];
      found.push({ place: `${source.file}:${line}`, pieces, row });
    },
  }).visit(source.program);
  return found;
}

function namesOf(type: ESTree.TSType, source: SourceFile): RowNames | undefined {
  if (type.type === 'TSTypeLiteral') return namesOfMembers(type.members);
  if (type.type === 'TSIntersectionType') return join(type.types.map((one) => namesOf(one, source)));
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined;
  const { name } = type.typeName;
  const [first, second] = type.typeArguments?.params ?? [];
  if (first && second && (name === 'Pick' || name === 'Omit'))
    return cut(name, namesOf(first, source), literals(second));
  return type.typeArguments ? undefined : namesOfDeclared(name, source);
}

function namesOfDeclared(name: string, source: SourceFile): RowNames | undefined {
  for (const statement of source.program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'TSInterfaceDeclaration' && declared.id.name === name) {
      const parents = declared.extends.map(({ expression, typeArguments }) => {
        if (expression.type !== 'Identifier') return undefined;
        const [first, second] = typeArguments?.params ?? [];
        if (first && second && (expression.name === 'Pick' || expression.name === 'Omit'))
          return cut(expression.name, namesOf(first, source), literals(second));
        return typeArguments ? undefined : namesOfDeclared(expression.name, source);
      });
      return join([namesOfMembers(declared.body.body), ...parents]);
    }
    if (declared?.type === 'TSTypeAliasDeclaration' && declared.id.name === name && !declared.typeParameters)
      return namesOf(declared.typeAnnotation, source);
    if (statement.type === 'ImportDeclaration') {
      const from = importedFrom(statement, { name, file: source.file });
      if (from) return namesOfDeclared(from.name, parse(from.file));
    }
  }
  return undefined;
}

/** Finds the file of the portal that a name comes from. */
function importedFrom(
  statement: ESTree.ImportDeclaration,
  { name, file }: { readonly name: string; readonly file: string },
): { name: string; file: string } | undefined {
  const target = statement.source.value;
  if (!target.startsWith('.')) return undefined;
  for (const specifier of statement.specifiers) {
    if (specifier.type !== 'ImportSpecifier' || specifier.local.name !== name) continue;
    const there = path.posix.normalize(path.posix.join(path.posix.dirname(file), target));
    const original = specifier.imported.type === 'Identifier' ? specifier.imported.name : name;
    return existsSync(path.join(ROOT, there)) ? { name: original, file: there } : undefined;
  }
  return undefined;
}

function namesOfMembers(members: readonly ESTree.TSSignature[]): RowNames | undefined {
  const always = new Set<string>();
  const maybe = new Set<string>();
  for (const member of members) {
    if (member.type !== 'TSPropertySignature') return undefined;
    const { key, optional } = member;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
    if (name === undefined) return undefined;
    (optional ? maybe : always).add(name);
  }
  return { always, maybe };
}

function join(parts: readonly (RowNames | undefined)[]): RowNames | undefined {
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  return {
    always: new Set(known.flatMap(({ always }) => [...always])),
    maybe: new Set(known.flatMap(({ maybe }) => [...maybe])),
  };
}

function cut(
  how: 'Pick' | 'Omit',
  names: RowNames | undefined,
  chosen: ReadonlySet<string> | undefined,
): RowNames | undefined {
  if (!names || !chosen) return undefined;
  const keep = (all: ReadonlySet<string>): Set<string> =>
    new Set([...all].filter((name) => chosen.has(name) === (how === 'Pick')));
  return { always: keep(names.always), maybe: keep(names.maybe) };
}

/** Reads `'a' | 'b'`. */
function literals(type: ESTree.TSType): ReadonlySet<string> | undefined {
  const types = type.type === 'TSUnionType' ? type.types : [type];
  const names = types.map((one) =>
    one.type === 'TSLiteralType' && one.literal.type === 'Literal' && typeof one.literal.value === 'string'
      ? one.literal.value
      : undefined,
  );
  return names.includes(undefined) ? undefined : new Set(names as string[]); // none is left out
}
