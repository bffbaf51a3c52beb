/** Finds the tables of routes: those of an area load as one, when one of its addresses is asked for (src/app/routes.ts). */
import type { Rolldown } from 'vite';

/** A table of an area or of one of its rooms, or one that the app puts together. */
export const TABLE = /[\\/](areas|app)[\\/].*\broutes\.ts$/;

/** Finds a module by its id; null for one that the build does not have. */
export type FindImporters = (id: string) => Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters'> | null;

/** Lists the tables that are loaded for a table of routes: itself, or those that list it. */
export function findLoaded(table: string, findModule: FindImporters): string[] {
  const seen = new Set([table]);
  const loaded: string[] = [];
  for (const id of seen) {
    const { importers = [], dynamicImporters = [] } = findModule(id) ?? {};
    const isLoaded = dynamicImporters.length > 0;
    if (isLoaded) loaded.push(id);
    for (const next of isLoaded ? [] : importers.filter((one) => TABLE.test(one))) seen.add(next);
  }
  return loaded;
}
