/**
 * Puts the routes together and the guard in front of them.
 */
import {
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  type AnyRouteMatch,
  type AnyRouter,
  type ParsedLocation,
} from '@tanstack/react-router';
import { home } from '@naru/contract/areas/home.ts';
import { session as calls } from '@naru/contract/areas/session.ts';

import { catchAllRoute } from '../areas/home/lost/routes.ts';
import { navigationTexts } from '../blocks/navigation/texts.ts';
import { readLocale } from '../platform/i18n/locale.ts';
import { prepareTexts } from '../platform/i18n/texts.ts';
import { findCurrentMenu, findScreenMenu } from '../platform/menu.ts';
import { queryOf } from '../platform/query/use-call.ts';
import { messages } from '../platform/messages/messages.ts';
import type { Asked } from '../platform/read-ahead.ts';
import { addressOf, routerPath, searchText, type AppRoute } from '../platform/route.ts';
import type { Runtime } from '../platform/session/runtime.ts';
import { CONSENT, decideNavigation, type Decision } from './guard.ts';
import { createLaterLoader } from './later-loader.ts';
import { FIRST_ROUTES, LATER_AREAS, type LaterArea, OTHER_ROUTES } from './routes.ts';
import { Root } from './shell/root.tsx';
import { ScreenFailed } from './shell/screen-failed.tsx';
import { ScreenLoading } from './shell/screen-loading.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    route?: AppRoute;
    /** The area whose table is not there yet, or has no such address. */
    later?: LaterArea;
  }
  interface HistoryState {
    denied?: { menuId: string };
  }
}

const INDEX = { path: '/index' } as const;
const LOGIN = { path: '/login' } as const;
const LANDING = '/landing';
const CATCH_ALL = '/*';
const AHEAD_MS = 100;

export function createAppRouter(runtime: Runtime): AnyRouter {
  const passGate = createGate(runtime, () => void router.invalidate());
  const rootRoute = createRootRoute({
    component: Root,
    errorComponent: ScreenFailed,
    beforeLoad: async ({ location, matches, preload }) => {
      await findLater(matches.at(-1), location);
      if (!preload) await passGate(location, matches.at(-1)?.staticData.route);
    },
  });
  const build = (route: AppRoute, { path, later }: { path: string; later?: LaterArea }) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      staticData: { route, ...(later && { later }) },
      pendingComponent: ScreenLoading,
      errorComponent: ScreenFailed,
      ...readAhead(runtime, route),
    }).lazy(async () => lazyScreen(route));
  const routes = [
    ...FIRST_ROUTES.map((route) => build(route, { path: routerPath(route.path) })),
    // Whatever an area does not have is as unknown as anything else.
    ...[OTHER_ROUTES, ...LATER_AREAS].map((later) => build(catchAllRoute, { path: `${later.beginning}$`, later })),
  ];
  const loadLater = createLaterLoader((later) => {
    for (const route of later) routes.push(build(route, { path: routerPath(route.path) }));
    rootRoute.addChildren(routes);
    router.setRoutes(router.buildRouteTree());
  });
  /** Brings the table of the area, and begins anew where the address means more with it. */
  const findLater = async (match: AnyRouteMatch | undefined, { pathname, href }: ParsedLocation): Promise<void> => {
    if (!match?.staticData.later) return;
    await loadLater(match.staticData.later);
    const [, , found] = router.getMatchedRoutes(pathname);
    if (found?.id !== match.routeId) throw redirect({ href, replace: true, state: true });
  };
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    parseSearch: parseSearch,
    stringifySearch: (search) => searchText(search as Parameters<typeof searchText>[0]), // screens put texts and lists of texts there
    defaultPreload: 'intent',
    defaultPreloadDelay: 60,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  });
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    if (pathChanged) logAccess(runtime, { router, location: toLocation });
  });
  return router;
}

/**
 * Puts the guard in front of every path but the one that it let through last. Calls `onChange` when it has to be asked
 * again there, because it may have let somebody else through.
 */
function createGate(runtime: Runtime, onChange: () => void) {
  // The path that was last let through; a change of search parameters is no navigation.
  let passed: string | undefined;
  let passedHref: string | undefined;
  let isAnywhere = false;
  let wasLost = false;
  const askAgain = (): void => {
    passed = undefined;
    onChange();
  };
  runtime.session.onLost((reason) => {
    wasLost = reason !== 'otherTab';
    askAgain();
  });
  runtime.loginInfo.onLoginChange(({ previous }) => {
    if (previous !== null) askAgain();
  });
  /** @throws the redirect to where the guard sends the person instead */
  return async (location: ParsedLocation, route: AppRoute | undefined): Promise<void> => {
    if (location.pathname === passed) return;
    const loginInfo = await runtime.loginInfo.load();
    const isCatchAll = route?.path === CATCH_ALL;
    const menuAddresses = isCatchAll && loginInfo ? await readMenuAddresses(runtime) : undefined;
    const decision = decideNavigation(
      {
        path: location.pathname,
        href: location.href,
        meta: route?.meta ?? catchAllRoute.meta,
        isCatchAll,
        isFirst: !isAnywhere,
      },
      { loginInfo, menus: loginInfo?.menuList ?? [], menuAddresses },
    );
    follow(decision, { from: passedHref, wasLost });
    passed = location.pathname;
    passedHref = location.href;
    isAnywhere = true;
    wasLost = false;
  };
}

/** An answer that comes at once stands in the first drawing of the screen; for a later one the screen has its own state. */
function readAhead({ client, queryClient, loginInfo }: Runtime, { reads, asks }: AppRoute) {
  if (!reads) return {};
  return {
    loader: ({ location, params }: { readonly location: ParsedLocation; readonly params: Asked['params'] }) => {
      const input = asks ? asks({ params, search: location.search }) : {};
      if (!input) return undefined;
      const label = findCurrentMenu(loginInfo.store.read()?.menuList ?? [], location.pathname)?.menuNm;
      return Promise.race([
        queryClient.prefetchQuery(queryOf(client, reads, input, { label })),
        new Promise<void>((resolve) => setTimeout(resolve, AHEAD_MS)),
      ]);
    },
  };
}

/** The screen's code, and its words where they are not Korean: both before it shows. */
async function lazyScreen(route: AppRoute) {
  const { createLazyRoute } = await import('@tanstack/react-router');
  const component = await route.screen();
  await prepareTexts(readLocale());
  return createLazyRoute(routerPath(route.path))({ component });
}

/** Where every menu lies; without an answer the guard goes by the person's own menus. */
async function readMenuAddresses({ client, queryClient }: Runtime) {
  const read = queryClient.fetchQuery(queryOf(client, home.listMenuAddresses, {}));
  return read.then(
    ({ menuList }) => menuList,
    () => undefined,
  );
}

/** Does what the guard decided; going on is doing nothing. */
function follow(decision: Decision, { from, wasLost }: { from: string | undefined; wasLost: boolean }): void {
  switch (decision.kind) {
    case 'go':
      return;
    case 'signIn':
      throw redirect({
        href: addressOf(LOGIN, { search: { redirect: decision.redirect, error: wasLost ? 'ENDED' : undefined } }),
        replace: true,
      });
    case 'consent':
      throw redirect({
        href: addressOf({ path: CONSENT }, { search: { redirect: decision.redirect } }),
        replace: true,
      });
    case 'index':
      throw redirect({ href: addressOf(INDEX), replace: true });
    case 'open':
      throw redirect({ href: decision.path, replace: true });
    case 'denied':
      throw redirect({
        to: INDEX.path,
        search: { error: 'ACCESS' },
        state: { denied: { menuId: decision.menuId } },
        replace: true,
      });
    case 'inPreparation': {
      sayInPreparation();
      throw redirect({ href: decision.stays && from !== undefined ? from : addressOf(INDEX), replace: true });
    }
  }
}

/** docs/specification.md §8: the dev menu's message. */
export function sayInPreparation(): void {
  const texts = navigationTexts.read(readLocale());
  if (texts instanceof Promise) return;
  messages.add({ message: texts.inPreparation, type: 'ALERT', callback: undefined });
}

/** M8: one note a navigation, except of the landing page; a failed one never gets in the way. */
function logAccess(runtime: Runtime, at: { router: AnyRouter; location: ParsedLocation }): void {
  const { pathname } = at.location;
  if (pathname === LANDING) return;
  const route = at.router.state.matches.at(-1)?.staticData.route;
  const menus = runtime.loginInfo.store.read()?.menuList ?? [];
  const menuId = findScreenMenu(menus, { meta: route?.meta, path: pathname })?.menuId ?? null;
  runtime.client
    .call(calls.logAccess, { body: { menuId, route: route?.path ?? CATCH_ALL } }, { alertMessage: null })
    .catch(() => undefined);
}

/** Texts, and lists where a name repeats; screens read them by their own shapes. */
function parseSearch(text: string): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {};
  const given = new URLSearchParams(text);
  for (const name of new Set(given.keys())) {
    const values = given.getAll(name);
    found[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  return found;
}
