import { expect, test } from 'vitest';

import { findPlaces } from './find-places.ts';
import { en } from './texts.en.ts';
import { ko } from './texts.ko.ts';

const ALL = new Set(['HOME', 'CS_PROF']);

test.each([
  ['수료증', ['certificates']],
  ['증명서', ['certificates']],
  ['비밀 번호', ['password']],
  ['알림', ['notifications', 'notificationSettings']],
  ['지도교수', ['advisor']],
  ['없는 말', []],
  [' ', []],
])('%s leads to %j', (typed, wanted) => {
  expect(findPlaces(ko.places, typed, ALL).map(({ id }) => id)).toEqual(wanted);
});

test('English words lead there too, and nothing to where its menu is not', () => {
  expect(findPlaces(en.places, 'PASSWORD', ALL)).toEqual([
    { id: 'password', title: 'Change your password', path: '/session/account/form#password' },
  ]);
  expect(findPlaces(en.places, 'advisor', new Set())).toEqual([]);
});
