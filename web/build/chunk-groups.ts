/**
 * Groups modules into files. By default the bundler makes one for each set of screens that share a part: some fifty
 * for the first screen. Here the first screen needs two instead, one of our code and one of packages that stays in the
 * browser's cache over our releases; parts that later screens share are joined until a file is worth its request.
 */
import path from 'node:path';

import type { Rolldown } from 'vite';

import { findLoaded, type FindImporters, TABLE } from './route-tables.ts';

const SOURCE = path.resolve(import.meta.dirname, '../src');
const MAIN = path.join(SOURCE, 'main.tsx');
const FIRST_SCREEN = path.join(SOURCE, 'areas/home/dashboard-screen.tsx');
const AREAS = path.join(SOURCE, 'areas') + path.sep;
const FORM_DIALOGS = path.join(SOURCE, 'blocks/form/form-');
/** An area's texts serve all its screens, so they belong to the shared file. */
const TEXTS = /[\\/]texts(\.ko)?\.ts$/;
/**
 * Modules that the first screen imports but does not run: writing and the guard of half-written forms, in
 * the indexes of their packages, and lists of keys in schemas that stay on the server.
 */
const LATER =
  /[\\/](react-router[\\/].*[\\/]useBlocker|react-query[\\/].*[\\/]useMutation|query-core[\\/].*[\\/]mutationObserver|contract[\\/]src[\\/]enums)\.[jt]s$/;
/**
 * The form block and its package have files of their own: joined with small parts that lists need, too, they would come
 * with each list.
 */
const FORM = /[\\/](react-hook-form[\\/].*|blocks[\\/]form[\\/](form|form-core|form-values|use-page-form))\.\w+$/;
const FORM_WINDOW = /[\\/]blocks[\\/]form[\\/]form-(dialog|sheet)\.tsx$/;
const NODE_MODULES = `${path.sep}node_modules${path.sep}`;
/** Bytes before minifying, below which a request costs more; joining more makes screens load each other's parts. */
const WORTH_A_REQUEST = 300;

/** A part that so many of the screens need comes with any of them, in one file that stays in the browser's cache. */
const COMMON_SHARE = 0.25;
const SCREEN = /-screen\.tsx$/;

type FindModule = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;

interface FirstScreen {
  readonly main: ReadonlySet<string>;
  readonly screen: ReadonlySet<string>;
}

/** Finds the modules outside of the areas that at least COMMON_SHARE of all screens import. */
function findCommon(findModule: FindModule): Set<string> {
  const seen = new Set([MAIN]);
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = findModule(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds]) seen.add(next);
  }
  const screens = [...seen].filter((id) => id.startsWith(AREAS) && SCREEN.test(id));
  const shares = new Map<string, number>();
  for (const screen of screens)
    for (const id of collectStatic(screen, findModule)) shares.set(id, (shares.get(id) ?? 0) + 1 / screens.length);
  return new Set([...shares].filter(([id, share]) => share >= COMMON_SHARE && !id.startsWith(AREAS)).map(([id]) => id));
}

/** Names the chunk of modules that every screen needs or the first one shares; the first screen's own stay apart. */
function nameFirstChunk(id: string, { main, screen }: FirstScreen): string | null {
  if (LATER.test(id)) return null;
  if (screen.has(id) && !main.has(id) && id.startsWith(AREAS)) return TEXTS.test(id) ? 'app' : 'dashboard';
  if (!main.has(id) && !screen.has(id)) return null;
  return id.includes(NODE_MODULES) ? 'vendor' : 'app';
}

/** Names the file of a table of routes: one for all that is loaded with it, by its area or by the app. */
function nameTable(id: string, findModule: FindImporters): string {
  const names = findLoaded(id, findModule).map((loaded) =>
    loaded.startsWith(AREAS)
      ? (loaded.slice(AREAS.length).split(path.sep)[0] ?? '')
      : path.basename(loaded, '-routes.ts'),
  );
  return ['routes', ...[...new Set(names)].toSorted((one, other) => (one < other ? -1 : 1))].join('-');
}

/** Collects every module that this one imports, directly or not; lazy imports do not count. */
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
  let common: Set<string> | undefined;
  const isCommon = (id: string, context: Rolldown.ChunkingContext): boolean => {
    common ??= findCommon((one) => context.getModuleInfo(one));
    return common.has(id);
  };
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
        priority: 3,
        includeDependenciesRecursively: false,
      },
      {
        // Joined with a small part of the kit, such as the dialog, forms would come with every screen that uses it.
        name: 'forms',
        test: (id) => id.startsWith(FORM_DIALOGS) && /(dialog|sheet)\.tsx$/.test(id),
        minShareCount: 2,
        priority: 2,
        entriesAware: true,
        includeDependenciesRecursively: false,
      },
      {
        name: (id) => (FORM.test(id) ? 'form' : FORM_WINDOW.test(id) ? 'form-window' : null),
        debugName: 'forms',
        priority: 1.5,
        includeDependenciesRecursively: false,
      },
      {
        name: (id, context) => (TABLE.test(id) ? nameTable(id, (one) => context.getModuleInfo(one)) : null),
        debugName: 'tables of routes',
        priority: 1.3,
        includeDependenciesRecursively: false,
      },
      {
        name: (id, context) => (isCommon(id, context) ? 'common' : null),
        debugName: 'common',
        priority: 1.2,
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
