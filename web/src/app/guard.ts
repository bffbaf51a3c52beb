/**
 * What happens on each navigation (docs/specification.md §2, Navigation guard). Pure: the router only does what is decided here.
 */
import type { LoginInfo } from '@naru/contract/areas/session.ts';
import type { Menu } from '@naru/contract/shared/person.ts';

import { findCurrentMenu, findFirstPermitted, targetOf } from '../platform/menu.ts';
import type { RouteMeta } from '../platform/route.ts';

export interface Destination {
  readonly path: string;
  /** Path with its search and hash, to come back to after sign-in. */
  readonly href: string;
  readonly meta: RouteMeta;
  /** True for the catch-all: no route is built at this address. */
  readonly isCatchAll: boolean;
  /** Whether the person is already somewhere in the portal, and stays there. */
  readonly isFirst: boolean;
}

export interface Person {
  readonly loginInfo: LoginInfo | undefined;
  /** The menus that the person has, as the shell shows them. */
  readonly menus: readonly Menu[];
}

export type Decision =
  | { readonly kind: 'go'; readonly menu: Menu | undefined }
  | { readonly kind: 'signIn'; readonly redirect: string }
  | { readonly kind: 'consent'; readonly redirect: string }
  | { readonly kind: 'index' }
  | { readonly kind: 'denied'; readonly menuId: string | undefined }
  | { readonly kind: 'inPreparation'; readonly menu: Menu; readonly stays: boolean }
  | { readonly kind: 'open'; readonly path: string };

const DASHBOARD = '/dashboard';
const DASHBOARD_MENU = 'HOME';
const ACCOUNT_MENU = 'ACC';
export const CONSENT = '/session/consent/form';

export function decideNavigation(to: Destination, person: Person): Decision {
  const signedIn = Boolean(person.loginInfo?.username);
  if (to.path === '/') return signedIn ? { kind: 'open', path: DASHBOARD } : { kind: 'index' };
  if (!signedIn && (to.meta.authRequired || isInAnArea(to))) return { kind: 'signIn', redirect: to.href };
  // No menu is theirs before: not that of the account either, where they agree.
  if (person.loginInfo?.hasOpenConsent && to.meta.authRequired)
    return to.path === CONSENT ? { kind: 'go', menu: undefined } : { kind: 'consent', redirect: to.href };
  const menu = menuOf(to, person);
  // The menu is looked up before the catch-all: an address without a route may belong to a menu in preparation.
  // Dev access opens what is built already; where no route is, there is nothing to open.
  if (menu?.devAt === 'Y' && (to.isCatchAll || !hasDevAccess(person.loginInfo)))
    return { kind: 'inPreparation', menu, stays: !to.isFirst };
  // A popup opens for who is signed in: what it shows decides who sees it.
  if (to.isCatchAll || !to.meta.authRequired || to.meta.isPopup) return { kind: 'go', menu };
  if (to.path === DASHBOARD && !mayRead(person.loginInfo, DASHBOARD_MENU)) return insteadOfDashboard(person.menus);
  const wanted = to.meta.menuId ?? menu?.menuId;
  if (wanted === undefined) return needsMenu(to) ? { kind: 'denied', menuId: undefined } : { kind: 'go', menu };
  return mayRead(person.loginInfo, wanted) ? { kind: 'go', menu } : { kind: 'denied', menuId: wanted };
}

/** First parts of the areas' addresses. Behind them lie screens for who is signed in, whether built yet or not. */
const AREAS = new Set([
  'ability',
  'anals',
  'cmmnty',
  'cnslt',
  'cs',
  'course',
  'lrn',
  'portfolio',
  'profsr',
  'rdm',
  'mntr',
  'admin',
  'popup',
]);

function isInAnArea(to: Destination): boolean {
  return to.isCatchAll && AREAS.has(to.path.split('/')[1] ?? '');
}

/** Screens of the shell itself belong to everybody who is signed in. */
const WITHOUT_MENU = new Set(['/sitemap']);

function needsMenu(to: Destination): boolean {
  return !WITHOUT_MENU.has(to.path);
}

function menuOf(to: Destination, person: Person): Menu | undefined {
  return findCurrentMenu(person.menus, to.path);
}

function mayRead(info: LoginInfo | undefined, menuId: string): boolean {
  return Boolean(info?.privilegeList.some((held) => held.menuId === menuId && held.resourceCd === 'R'));
}

function hasDevAccess(info: LoginInfo | undefined): boolean {
  return Boolean(info?.privilegeList.some((held) => held.menuId === null && held.resourceCd === 'DEV'));
}

/** The account is nobody's place to land: whose menus are all in preparation is told so on /index. */
function insteadOfDashboard(menus: readonly Menu[]): Decision {
  const first = findFirstPermitted(menus.filter((menu) => menu.menuId !== ACCOUNT_MENU));
  const path = first && targetOf(first);
  return path === undefined ? { kind: 'index' } : { kind: 'open', path };
}
