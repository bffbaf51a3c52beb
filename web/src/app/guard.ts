/**
 * Decides what happens on each navigation (docs/specification.md §2, Navigation guard). Pure: the router only does what is decided here.
 */
import type { LoginInfo } from '@naru/contract/areas/session.ts';
import type { Menu } from '@naru/contract/shared/person.ts';

import { findFirstPermitted, findInnermost, flattenMenus, targetOf } from '../platform/menu.ts';
import { menuIdsAt, type RouteMeta } from '../platform/route.ts';

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
  /** Where every menu lies, theirs or not: asked for where no route is built. */
  readonly menuAddresses?: readonly Pick<Menu, 'menuId' | 'menuPath'>[] | undefined;
}

export type Decision =
  | { readonly kind: 'go'; readonly menu: Menu | undefined }
  | { readonly kind: 'signIn'; readonly redirect: string }
  | { readonly kind: 'consent'; readonly redirect: string }
  | { readonly kind: 'index' }
  | { readonly kind: 'denied'; readonly menuId: string }
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
  if (person.loginInfo?.hasOpenConsent && (to.meta.authRequired || isInAnArea(to)))
    return to.path === CONSENT ? { kind: 'go', menu: undefined } : { kind: 'consent', redirect: to.href };
  const wanted = findWanted(to, person);
  const menu = flattenMenus(person.menus).find(({ menuId }) => wanted.includes(menuId));
  // The menu is looked up before the catch-all: an address without a route may belong to a menu in preparation.
  // Dev access opens what is built already; where no route is, there is nothing to open.
  if (menu?.devAt === 'Y' && (to.isCatchAll || !hasDevAccess(person.loginInfo)))
    return { kind: 'inPreparation', menu, stays: !to.isFirst };
  if (to.path === DASHBOARD && !mayRead(person.loginInfo, DASHBOARD_MENU)) return insteadOfDashboard(person.menus);
  const [named] = wanted;
  if (named === undefined || wanted.some((menuId) => mayRead(person.loginInfo, menuId))) return { kind: 'go', menu };
  return { kind: 'denied', menuId: named };
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

/** A built screen names its menus; anywhere else it is the menu that the address lies in, whether the person has it or not. */
function findWanted({ isCatchAll, meta, path }: Destination, person: Person): readonly string[] {
  if (!isCatchAll) return menuIdsAt(meta, path);
  if (!person.loginInfo) return [];
  const found = findInnermost(person.menuAddresses ?? flattenMenus(person.menus), path);
  return found ? [found.menuId] : [];
}

/** Whether somebody has the right to a menu's screens, and the menu is not in preparation for them. */
export function mayOpen(info: LoginInfo, menuId: string): boolean {
  const menu = flattenMenus(info.menuList).find((one) => one.menuId === menuId);
  return mayRead(info, menuId) && (menu?.devAt !== 'Y' || hasDevAccess(info));
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
