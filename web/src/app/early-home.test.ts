// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import type { Greeted } from '../areas/home/dashboard/greeting/words.ts';
import { drawGreeting, mayOpenHome } from './early-home.ts';

const HOME = { menuId: 'HOME', resourceCd: 'R' } as const;
const person = { username: 'student', name: '김서윤', menuList: [], hasOpenConsent: false, privilegeList: [HOME] };
const data: Greeted = {
  today: '2026-11-24',
  profile: { name: '김서윤' },
  term: {
    year: 2026,
    semstrCode: '20',
    semstrNm: '2학기',
    beginsOn: '2026-08-31',
    endsOn: '2026-12-18',
    week1On: '2026-08-31',
    eventList: [
      { kind: 'HOLIDAY', name: '임시 공휴일', beginsOn: '2026-11-26', endsOn: '2026-11-26' },
      { kind: 'FINAL', name: '기말고사', beginsOn: '2026-12-14', endsOn: '2026-12-18' },
    ],
  },
};

test.each([
  ['they may read the home', person, true],
  ['an agreement is open: the guard leads to it', { ...person, hasOpenConsent: true }, false],
  ['the home is not theirs', { ...person, privilegeList: [{ ...HOME, menuId: 'ACC' }] }, false],
  ['they may only count it', { ...person, privilegeList: [{ ...HOME, resourceCd: 'E' as const }] }, false],
])('the page greets only whom the guard lets in: %s', (_case, loginInfo, wanted) => {
  expect(mayOpenHome(loginInfo)).toBe(wanted);
});

test.each([
  ['ko', '김서윤 님, 13주차 화요일이에요', '11월 24일\u00a0· 기말고사까지 20일'],
  ['en', '김서윤, it’s Tuesday of week 13', 'Nov 24\u00a0· 20 days until 기말고사'],
] as const)('the page draws the first line of the home into its frame (%s)', (locale, title, line) => {
  document.body.innerHTML = '<div id="root"><div class="frame"></div></div>';
  drawGreeting(data, locale);
  expect(document.querySelector('.frame h1')?.textContent).toBe(title);
  expect(document.querySelector('.frame p')?.textContent).toBe(line);
});

test('a name is text, whatever it looks like', () => {
  document.body.innerHTML = '<div id="root"><div class="frame"></div></div>';
  drawGreeting({ ...data, term: null, profile: { name: '<img src=x>' } }, 'ko');
  expect(document.querySelector('.frame h1')?.textContent).toBe('<img src=x> 님, 화요일이에요');
});

test('where the app has drawn already, the page draws nothing', () => {
  document.body.innerHTML = '<div id="root"><main><h1>홈</h1></main></div>';
  drawGreeting(data, 'ko');
  expect(document.querySelector('#root')?.textContent).toBe('홈');
});
