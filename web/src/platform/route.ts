/**
 * Declarations of screens: the address as the specification writes it, the guard's rules, and the module.
 */
import type { CallSpec } from '@naru/contract/call.ts';
import type { FunctionComponent } from 'react';

import type { Asked } from './read-ahead.ts';

/** docs/specification.md §2, Route meta. */
export interface RouteMeta {
  /** The menu whose right the screen needs, and which a refusal names; null for a screen that needs none. */
  readonly menuId: string | null;
  /** The right on this menu opens the screen too. */
  readonly orMenuId?: string;
  /** The only menu that counts if the address ends so, for a screen that several menus open. */
  readonly menuIdByEnd?: Readonly<Record<string, string>>;
  readonly authRequired: boolean;
  readonly isPopup: boolean;
  /** Fills the window: no rail, no bars. */
  readonly isFullPage: boolean;
  /** A style of the content area. */
  readonly contentsClass?: 'reading' | 'wide';
  /** The kind of counselling in the address. */
  readonly cnsltTyUrlCode?: string;
  /** The status type whose chip stands beside the title. */
  readonly titleStdntStatusType?: string;
}

export interface AppRoute<Path extends string = string> {
  /** `{name}` a required part, `{name?}` an optional one. */
  readonly path: Path;
  /** Printed for it in lists of routes, where routes for several values of a part are one pattern. */
  readonly pattern?: string;
  readonly kind: 'public' | 'page' | 'popup' | 'link';
  readonly meta: RouteMeta;
  readonly screen: () => Promise<FunctionComponent>;
  /** The screen's first read; it starts while the code loads. */
  readonly reads?: CallSpec;
  /** Its input, from the words of the address (readAhead). */
  readonly asks?: (from: Asked) => object | undefined;
  /** The first read of a screen that reads anew at each opening: for the page that opens with it. */
  readonly early?: Pick<AppRoute, 'reads' | 'asks'>;
}

type Options = Partial<RouteMeta>;
/** Access has no default: each screen names its menu, or says that it needs none. */
export type GuardedOptions = Options & Pick<RouteMeta, 'menuId'>;
export type Screen = () => Promise<FunctionComponent>;

export function publicRoute<const P extends string>(path: P, screen: Screen, options: Options = {}): AppRoute<P> {
  return {
    path,
    kind: 'public',
    screen,
    meta: { menuId: null, authRequired: false, isPopup: false, isFullPage: true, ...options },
  };
}

export function pageRoute<const P extends string>(
  path: P,
  screen: Screen,
  { reads, asks, early, pattern, ...meta }: GuardedOptions & Pick<AppRoute, 'reads' | 'asks' | 'early' | 'pattern'>,
): AppRoute<P> {
  return {
    path,
    kind: 'page',
    screen,
    meta: { authRequired: true, isPopup: false, isFullPage: false, ...meta },
    ...(reads && { reads }),
    ...(asks && { asks }),
    ...(early && { early }),
    ...(pattern !== undefined && { pattern }),
  };
}

export const patternOf = ({ path, pattern }: Pick<AppRoute, 'path' | 'pattern'>): string => pattern ?? path;

/** Lists the menus any of which opens the screen at this path, first the one that a refusal names. */
export function menuIdsAt(meta: RouteMeta, path: string): readonly string[] {
  const end = path.split('/').findLast((part) => part !== '') ?? '';
  const ofEnd = Object.entries(meta.menuIdByEnd ?? {}).find(([word]) => word === end)?.[1];
  return ofEnd === undefined ? [meta.menuId, meta.orMenuId].filter((id) => typeof id === 'string') : [ofEnd];
}

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;
type Required<P extends string> = Exclude<ParamNames<P>, `${string}?`>;
type Optional<P extends string> = WithoutMark<Extract<ParamNames<P>, `${string}?`>>;
type WithoutMark<N> = N extends `${infer Name}?` ? Name : never;

export type RouteParams<P extends string> = { readonly [N in Required<P>]: string } & {
  readonly [N in Optional<P>]?: string | undefined;
};
export type SearchParams = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

type Where<P extends string> = (keyof RouteParams<P> extends never
  ? { readonly params?: undefined }
  : { readonly params: RouteParams<P> }) & { readonly search?: SearchParams; readonly hash?: string };

/** Builds the address of a route; all addresses are built here. */
export function addressOf<P extends string>(route: Pick<AppRoute<P>, 'path'>, where?: Where<P>): string {
  const params: Readonly<Record<string, string | undefined>> = where?.params ?? {};
  const path = route.path
    .replaceAll(/\{(\w+)\??\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
    .replace(/\/+$/, '');
  return `${path || '/'}${searchText(where?.search)}${where?.hash ? `#${where.hash}` : ''}`;
}

/** Writes `?a=1&b=x&b=y`, without absent and empty values. */
export function searchText(search: SearchParams | undefined): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(search ?? {})) {
    for (const one of [value].flat()) if (one !== undefined && one !== '') text.append(name, String(one));
  }
  const written = text.toString();
  return written && `?${written}`;
}

/** Converts a pattern to TanStack Router's notation. */
export function routerPath(path: string): string {
  if (path === '/*') return '/$';
  return path.replaceAll(/\{(\w+)\?\}/g, '{-$$$1}').replaceAll(/\{(\w+)\}/g, '$$$1');
}
