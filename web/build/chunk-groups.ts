/**
 * Groups modules into files. By default the bundler makes one for each set of screens that share a part: some fifty
 * for the first screen. Here the first screen needs two instead, one of our code and one of packages that stays in the
 * browser's cache over our releases; parts that later screens share are joined until a file is worth its request.
 */
import path from 'node:path';

import type { Rolldown } from 'vite';

import { joinShared, type SharedModule } from './shared-parts.ts';
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

type FindModule = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'code'> | null;

interface FirstScreen {
  readonly main: ReadonlySet<string>;
  readonly screen: ReadonlySet<string>;
}

/** Finds for every screen the modules that it needs beside the first screen's. */
function findNeeds(findModule: FindModule, first: FirstScreen): ReadonlyMap<string, readonly string[]> {
  const seen = new Set([MAIN]);
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = findModule(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds]) seen.add(next);
  }
  const screens = [...seen].filter((id) => id.startsWith(AREAS) && SCREEN.test(id));
  return new Map(
    screens.map((screen) => {
      const needed = [...collectStatic(screen, findModule)];
      return [screen, needed.filter((id) => nameFirstChunk(id, first) === null)];
    }),
  );
}

/** Names the files of what screens share outside of the areas. */
function nameShared(findModule: FindModule, first: FirstScreen): ReadonlyMap<string, string> {
  const needs = findNeeds(findModule, first);
  const sizeOf = (id: string): number => findModule(id)?.code?.length ?? 0;
  const users = new Map<string, Set<string>>();
  for (const [screen, ids] of needs)
    for (const id of ids) if (!id.startsWith(AREAS)) users.set(id, (users.get(id) ?? new Set()).add(screen));
  const isCommon = (screens: ReadonlySet<string>): boolean => screens.size >= needs.size * COMMON_SHARE;
  const shared = [...users]
    .filter(([, screens]) => !isCommon(screens))
    .map(([id, screens]): SharedModule => ({
      id,
      screens,
      size: sizeOf(id),
      imports: findModule(id)?.importedIds ?? [],
      isPlaced: screens.size === 1 || FORM.test(id) || FORM_WINDOW.test(id),
    }));
  return new Map([
    ...[...users].filter(([, screens]) => isCommon(screens)).map(([id]) => [id, 'common'] as const),
    ...joinShared(shared).flatMap((ids, index) => ids.map((id) => [id, `shared${index}`] as const)),
  ]);
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
  let shared: ReadonlyMap<string, string> | undefined;
  const readFirst = (context: Rolldown.ChunkingContext): FirstScreen => {
    const findModule: FindModule = (id) => context.getModuleInfo(id);
    first ??= { main: collectStatic(MAIN, findModule), screen: collectStatic(FIRST_SCREEN, findModule) };
    return first;
  };
  const readShared = (context: Rolldown.ChunkingContext): ReadonlyMap<string, string> => {
    shared ??= nameShared((id) => context.getModuleInfo(id), readFirst(context));
    return shared;
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
        name: (id, context) => readShared(context).get(id) ?? null,
        debugName: 'shared by screens',
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
