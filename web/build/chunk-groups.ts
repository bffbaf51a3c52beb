/**
 * Which files the web app is built into. Left alone the bundler makes one for each set of screens that share a part: some
 * fifty for the first screen. What the first screen needs comes in two instead, one of ours and one of others' that
 * stays in the browser's cache over our releases; what later screens share is joined until a file is worth its request.
 */
import path from 'node:path';

import type { Rolldown } from 'vite';

const SOURCE = path.resolve(import.meta.dirname, '../src');
const MAIN = path.join(SOURCE, 'main.tsx');
const FIRST_SCREEN = path.join(SOURCE, 'areas/home/dashboard-screen.tsx');
const AREAS = path.join(SOURCE, 'areas') + path.sep;
/** An area's texts serve all its screens: they go where the screens share things. */
const TEXTS = /[\\/]texts(\.ko)?\.ts$/;
/**
 * What the first screen's modules name and the first screen does not run: writing and the guard of half-written forms, in
 * the indexes of their packages, and lists of keys in schemas that stay on the server.
 */
const LATER =
  /[\\/](react-router[\\/].*[\\/]useBlocker|react-query[\\/].*[\\/]useMutation|query-core[\\/].*[\\/]mutationObserver|contract[\\/]src[\\/]enums)\.[jt]s$/;
const NODE_MODULES = `${path.sep}node_modules${path.sep}`;
/** Bytes before minifying, below which a request costs more than the bytes; joining more makes screens load each other's parts. */
const WORTH_A_REQUEST = 500;

type FindModule = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds'> | null;

interface FirstScreen {
  readonly main: ReadonlySet<string>;
  readonly screen: ReadonlySet<string>;
}

/** What every screen needs, and what the first one shares with others; what is its own stays apart. */
function nameFirstChunk(id: string, { main, screen }: FirstScreen): string | null {
  if (LATER.test(id)) return null;
  if (screen.has(id) && !main.has(id) && id.startsWith(AREAS)) return TEXTS.test(id) ? 'app' : 'dashboard';
  if (!main.has(id) && !screen.has(id)) return null;
  return id.includes(NODE_MODULES) ? 'vendor' : 'app';
}

/** Every module that this one imports, and what those import; what is imported lazily does not count. */
function collectStatic(from: string, findModule: FindModule): Set<string> {
  const found = new Set<string>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(findModule(id)?.importedIds ?? []));
  }
  return found;
}

export function groupChunks(): Rolldown.CodeSplittingOptions {
  let first: FirstScreen | undefined;
  const readFirst = (context: Rolldown.ChunkingContext): FirstScreen => {
    const findModule: FindModule = (id) => context.getModuleInfo(id);
    first ??= { main: collectStatic(MAIN, findModule), screen: collectStatic(FIRST_SCREEN, findModule) };
    return first;
  };
  return {
    groups: [
      {
        name: (id, context) => nameFirstChunk(id, readFirst(context)),
        debugName: 'first screen',
        priority: 2,
        includeDependenciesRecursively: false,
      },
      {
        name: 'parts',
        test: (id) => !id.startsWith(AREAS),
        minShareCount: 2,
        priority: 1,
        entriesAware: true,
        entriesAwareMergeThreshold: WORTH_A_REQUEST,
        includeDependenciesRecursively: false,
      },
    ],
  };
}
