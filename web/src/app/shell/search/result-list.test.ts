import { expect, test } from 'vitest';

import { addPlaces, type ResultRow } from './result-list.ts';

const rowOf = (id: string, path: string): ResultRow => ({ id, title: id, note: '', path, isAll: false });

test('places stand behind menus, and an address that a menu leads to stands once', () => {
  const menus = [rowOf('ACC', '/session/account/form')];
  const places = [rowOf('password', '/session/account/form#password'), rowOf('account', '/session/account/form')];
  expect(addPlaces(menus, places).map(({ id }) => id)).toEqual(['ACC', 'password']);
});
