/**
 * Writes route-chunks.json: the files, the first read and the first look of the screen at each address. The server puts
 * them into the page's head, so that they come beside the app and not after it. Read from the areas' `routes.ts`: the address of a route
 * is the first argument, its screen the file that the second one imports. Tables that the app does not load are files of
 * their own.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { parseSync, Visitor, type ESTree, type Plugin, type Rolldown } from 'vite';

import type { Asked } from '../src/platform/read-ahead.ts';
import type { AppRoute } from '../src/platform/route.ts';
import { bundleLooks } from './first-looks.ts';
import { findLoaded, TABLE } from './route-tables.ts';

/** `{name}` stands for the part or the search parameter of this name in the screen's address. */
export interface FirstRead {
  readonly path: string;
  /** In the order in which the screen sends them; one that the address lacks is left out. */
  readonly query: readonly (readonly [name: string, value: string])[];
}

export interface RouteChunk {
  /** In the specification's notation: `/error/{code?}`. */
  readonly address: string;
  /** A regular expression over the path. */
  readonly pattern: string;
  readonly files: readonly string[];
  readonly read?: FirstRead;
  /** The script of its first look. */
  readonly look?: string;
}

const ALL_ROUTES = path.resolve(import.meta.dirname, '../src/app/routes.ts');

export function writeRouteChunks(): Plugin {
  return {
    name: 'naru:route-chunks',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const [reads, looks] = await Promise.all([findReads(), bundleLooks()]);
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const routes = [...this.getModuleIds()]
        .filter((id) => TABLE.test(id))
        .flatMap((id) => {
          const code = this.getModuleInfo(id)?.code ?? '';
          const tables = [id, ...findLoaded(id, (one) => this.getModuleInfo(one))];
          return readRoutes(code).map(({ address, screen }) => ({
            address,
            modules: [...tables, path.resolve(path.dirname(id), screen)],
          }));
        });
      const loaded = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [...filesOf(chunk, chunks)]));
      const source: RouteChunk[] = routes
        .sort((a, b) => rankAddress(a.address) - rankAddress(b.address))
        .map(({ address, modules }) => {
          const files = new Set(modules.flatMap((id) => [...filesOf(holderOf(id, chunks), chunks)]));
          const [read, look] = [reads.get(address), looks.get(address)];
          const own = [...files].filter((file) => !loaded.has(file));
          return { address, pattern: patternOf(address), files: own, ...(read && { read }), ...(look && { look }) };
        });
      this.emitFile({ type: 'asset', fileName: 'route-chunks.json', source: JSON.stringify(source) });
    },
  };
}

/** Runs the tables themselves, whose screens are not loaded by that: a call's address stands in its contract. */
async function findReads(): Promise<ReadonlyMap<string, FirstRead>> {
  const { loadAllRoutes } = (await import(pathToFileURL(ALL_ROUTES).href)) as {
    loadAllRoutes: () => Promise<readonly AppRoute[]>;
  };
  return new Map(
    (await loadAllRoutes()).flatMap((route) => {
      const read = readOf(route);
      return read ? [[route.path, read] as const] : [];
    }),
  );
}

/** A word of the screen's address, as long as there is none. */
const marks: Asked['params'] = new Proxy({}, { get: (_target, name) => `{${String(name)}}` });

/** Writes a route's first read down by asking it with marks for the words of its address. */
export function readOf(route: Pick<AppRoute, 'reads' | 'asks' | 'early'>): FirstRead | undefined {
  const { reads, asks } = route.early ?? route;
  if (!reads) return undefined;
  const asked = asks ? asks({ params: marks, search: marks }) : {};
  const { params = {}, query = {} } = asked as { params?: Record<string, string>; query?: Record<string, string> }; // what an address holds
  const filled = reads.path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => params[name] ?? '');
  return { path: `${reads.base}${filled}`, query: Object.entries(query) };
}

/** `publicRoute('/login', async () => (await import('./login-screen.tsx')).LoginScreen)` */
export function readRoutes(code: string): { address: string; screen: string }[] {
  const routes: { address: string; screen: string }[] = [];
  const { program } = parseSync('routes.js', code);
  const named = namedScreens(program, code);
  new Visitor({
    CallExpression({ arguments: [address, screen] }) {
      if (address?.type !== 'Literal' || typeof address.value !== 'string' || !screen) return;
      const written = screen.type === 'Identifier' ? named.get(screen.name) : code.slice(screen.start, screen.end);
      const found = written === undefined ? undefined : findImport(written);
      if (found) routes.push({ address: address.value, screen: found });
    },
  }).visit(program);
  return routes;
}

/** Screens that several addresses share: `const list = async () => (await import('./list-screen.tsx')).ListScreen`. */
function namedScreens(program: ESTree.Program, code: string): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression')
        named.set(id.name, code.slice(init.start, init.end));
    },
  }).visit(program);
  return named;
}

function findImport(expression: string): string | undefined {
  let found: string | undefined;
  const keep = ({ source }: ESTree.ImportExpression): void => {
    if (source.type === 'Literal' && typeof source.value === 'string') found ??= source.value;
  };
  new Visitor({ ImportExpression: keep }).visit(parseSync('screen.js', `(${expression})`).program);
  return found;
}

/**
 * Converts `/error/{code?}` to a regular expression with a group for each part; `/*` matches every address that no
 * other route takes.
 */
export function patternOf(address: string): string {
  if (address === '/*') return '^/';
  const parts = address
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (!part.startsWith('{')) return `/${part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`;
      const name = part.replaceAll(/\W/g, '');
      return part.endsWith('?}') ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`;
    });
  return `^${parts.join('')}/?$`;
}

/** Ranks an address: the more it leaves open, the later it is tried. */
function rankAddress(address: string): number {
  if (address === '/*') return Number.MAX_SAFE_INTEGER;
  return address.split('{').length - 1;
}

type Chunk = Rolldown.OutputChunk;

function holderOf(id: string, chunks: readonly Chunk[]): Chunk {
  const holder = chunks.find((chunk) => chunk.moduleIds.includes(id));
  if (!holder) throw new Error(`No chunk holds ${id}.`);
  return holder;
}

/** Collects a chunk's file, its styles, and those of every chunk that it imports. */
function filesOf(first: Chunk, chunks: readonly Chunk[]): Set<string> {
  const files = new Set<string>();
  const add = (chunk: Chunk): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) add(other);
  };
  add(first);
  return files;
}
