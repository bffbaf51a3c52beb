import type { AppRoute } from '../platform/route.ts';
import type { LaterArea } from './routes.ts';

/** Loads the table of an area once for all callers; again after it failed. */
export function createLaterLoader(add: (routes: readonly AppRoute[]) => void): (area: LaterArea) => Promise<void> {
  const loads = new Map<LaterArea, Promise<void>>();
  const load = async (area: LaterArea): Promise<void> => {
    try {
      add((await area.load()).routes);
    } catch (error) {
      loads.delete(area);
      throw error;
    }
  };
  return (area) => {
    const loading = loads.get(area) ?? load(area);
    loads.set(area, loading);
    return loading;
  };
}
