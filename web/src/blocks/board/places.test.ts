import { expect, test } from 'vitest';

import { findPlace } from './places.ts';

const ID = '01930000-0000-7000-8000-000000000001';

test.each([
  ['/cmmnty/board/notice/list', 'notice'],
  [`/cmmnty/board/archive/detail/${ID}`, 'archive'],
  ['/cmmnty/board/archive/form', 'archive'],
  ['/anals/analsinfo/board/stdytips/list', 'stdytips'],
  ['/anals/stdytips/board/stdytips/list', 'stdytips'],
  [`/course/emparc/board/sucrvw/form/${ID}`, 'sucrvw'],
  ['/mntr/studmntr/board/notice/list', 'studmntr.notice'],
  [`/mntr/jobmntr/mentor/board/activity/detail/${ID}`, 'jobmntr.mentor'],
  ['/mntr/hyfivemntr/mentee/board/activity/list', 'hyfivemntr.mentee'],
])('%s is the board %s', (address, code) => {
  expect(findPlace(address)?.code).toBe(code);
});

test.each(['/dashboard', '/cmmnty/board/none/list', '/mntr/other/board/notice/list', '/mntr/studmntr/mentor/list'])(
  '%s is no board',
  (address) => {
    expect(findPlace(address)).toBeUndefined();
  },
);

test('a board knows its own addresses', () => {
  const place = findPlace('/cmmnty/board/notice/list');
  expect([place?.list(), place?.detail(ID), place?.form(), place?.form(ID)]).toEqual([
    '/cmmnty/board/notice/list',
    `/cmmnty/board/notice/detail/${ID}`,
    '/cmmnty/board/notice/form',
    `/cmmnty/board/notice/form/${ID}`,
  ]);
});
