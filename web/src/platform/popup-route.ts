import type { AppRoute, RouteMeta, Screen } from './route.ts';

/** Opens for who is signed in, whatever menus they have: what it shows decides who may see it. */
export function popupRoute<const P extends string>(
  path: P,
  screen: Screen,
  options: Partial<RouteMeta> = {},
): AppRoute<P> {
  return { path, kind: 'popup', screen, meta: { authRequired: true, isPopup: true, isFullPage: false, ...options } };
}
