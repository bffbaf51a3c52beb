import type { Menu } from '@naru/contract/shared/person.ts';
import { describe, expect, it } from 'vitest';

import { findCurrentMenu, findFirstPermitted, splitMenus, targetOf, trailOf, withStaticMenus } from './menu.ts';

function aMenu(menuId: string, menuPath: string | null, rest: Partial<Menu> = {}): Menu {
  return {
    menuId,
    menuNm: menuId,
    menuPath,
    routerNm: menuPath,
    isOpened: false,
    hiddenAt: 'N',
    linkAt: 'N',
    devAt: 'N',
    icon: null,
    children: [],
    ...rest,
  };
}

const menus: Menu[] = [
  aMenu('HOME', '/dashboard'),
  aMenu('CS', null, {
    routerNm: null,
    children: [aMenu('CS_PROF', '/cs/prof/reqst', { routerNm: '/cs/prof/reqst/list' }), aMenu('CS_HIST', '/cs/hist')],
  }),
  aMenu('ANL', null, {
    routerNm: null,
    children: [aMenu('ANL_STDNT', '/anals/stdntinfo'), aMenu('ANL_TUTOR', '/anals/stdntinfo/list/tutor')],
  }),
];

describe('M1 the current menu', () => {
  it.each([
    ['/dashboard', 'HOME'],
    ['/cs/prof/reqst/list', 'CS_PROF'],
    ['/cs/prof/reqst/form/1', 'CS_PROF'],
    ['/anals/stdntinfo/list', 'ANL_STDNT'],
    ['/anals/stdntinfo/list/tutor', 'ANL_TUTOR'],
    ['/cs/professor', undefined],
    ['/nowhere', undefined],
  ])('of %s is %s', (path, menuId) => {
    expect(findCurrentMenu(menus, path)?.menuId).toBe(menuId);
  });

  it('opens its named route if it has one, otherwise its path', () => {
    expect(targetOf(aMenu('A', '/a', { routerNm: '/a/list' }))).toBe('/a/list');
    expect(targetOf(aMenu('A', '/a', { routerNm: null }))).toBe('/a');
    expect(targetOf(aMenu('A', null, { routerNm: null }))).toBeUndefined();
  });

  it('has a trail from the top down', () => {
    expect(trailOf(menus, 'CS_HIST').map((menu) => menu.menuId)).toEqual(['CS', 'CS_HIST']);
    expect(trailOf(menus, 'NONE')).toEqual([]);
  });

  it('takes static menus beside the server’s, whose ids win', () => {
    const own = withStaticMenus(menus, [aMenu('EXTRA', '/extra'), aMenu('HOME', '/other')]);
    expect(own.map((menu) => menu.menuId)).toEqual(['HOME', 'CS', 'ANL', 'EXTRA']);
    expect(own[0]?.menuPath).toBe('/dashboard');
  });
});

it('the first permitted menu skips groups, those in preparation, and outside links', () => {
  const first = findFirstPermitted([
    aMenu('GROUP', null, {
      routerNm: null,
      children: [aMenu('DEV', '/dev', { devAt: 'Y' }), aMenu('OUT', '/out', { linkAt: 'Y' })],
    }),
    aMenu('OPEN', '/open'),
  ]);
  expect(first?.menuId).toBe('OPEN');
});

describe('menus in preparation', () => {
  const group = (menuId: string, children: Menu[]): Menu => aMenu(menuId, null, { routerNm: null, children });
  const later = (menuId: string): Menu => aMenu(menuId, `/${menuId}`, { devAt: 'Y' });
  const mixed = [
    aMenu('HOME', '/dashboard'),
    group('LRN', [later('LRN_A'), group('LRN_IN', [later('LRN_B')])]),
    group('CS', [later('CS_A'), aMenu('CS_B', '/cs'), group('CS_IN', [later('CS_C'), later('CS_D')])]),
  ];

  it('stand apart, once, and a group of nothing else stands for its menus', () => {
    const { working, later: waiting } = splitMenus(mixed);
    expect(working.map((menu) => [menu.menuId, menu.children.map((child) => child.menuId)])).toEqual([
      ['HOME', []],
      ['CS', ['CS_B']],
    ]);
    expect(waiting.map((menu) => [menu.menuId, targetOf(menu), menu.devAt, menu.children.length])).toEqual([
      ['LRN', '/LRN_A', 'Y', 0],
      ['CS_A', '/CS_A', 'Y', 0],
      ['CS_IN', '/CS_C', 'Y', 0],
    ]);
  });

  it('leave the others as they are', () => {
    expect(splitMenus(menus)).toEqual({ working: menus, later: [] });
  });
});
