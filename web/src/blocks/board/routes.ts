import { pageRoute, type AppRoute } from '../../platform/route.ts';

const list = async () => (await import('./list-screen.tsx')).BoardListScreen;
const detail = async () => (await import('./detail-screen.tsx')).BoardDetailScreen;
const form = async () => (await import('./form-screen.tsx')).BoardFormScreen;

/** The three screens of a board at its place, which `places.ts` knows; `printed` is its place in lists of routes. */
export function boardRoutes(base: string, menuId: string, printed: string = base): readonly AppRoute[] {
  return [
    pageRoute(`${base}/list`, list, { menuId, pattern: `${printed}/list` }),
    pageRoute(`${base}/detail/{id}`, detail, { menuId, pattern: `${printed}/detail/{id}` }),
    pageRoute(`${base}/form/{id?}`, form, { menuId, pattern: `${printed}/form/{id?}` }),
  ];
}
