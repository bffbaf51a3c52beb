import type { AppRoute, GuardedOptions, Screen } from './route.ts';

/** A screen that stands alone: a window on a desktop, a page on a phone. It is guarded by its menu as pages are. */
export function popupRoute<const P extends string>(path: P, screen: Screen, options: GuardedOptions): AppRoute<P> {
  return { path, kind: 'popup', screen, meta: { authRequired: true, isPopup: true, isFullPage: false, ...options } };
}
