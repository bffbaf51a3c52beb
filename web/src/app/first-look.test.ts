// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';

import { firstLook as home, type LookedData } from '../areas/home/dashboard/look/first-look.ts';
import { createPageFormat } from '../platform/format/page-format.ts';
import { clearFirstLook, drawFirstLook, mayLook } from './first-look.ts';

const HOME = { menuId: 'HOME', resourceCd: 'R' } as const;
const person = { username: 'student', name: '김서윤', menuList: [], hasOpenConsent: false, privilegeList: [HOME] };
const IN_PREPARATION = {
  menuId: 'HOME',
  menuNm: '홈',
  menuPath: '/dashboard',
  routerNm: null,
  isOpened: true,
  hiddenAt: 'N' as const,
  linkAt: 'N' as const,
  devAt: 'Y' as const,
  icon: null,
  children: [],
};
const data: LookedData = {
  today: '2026-11-24',
  profile: { name: '김서윤' },
  partList: ['STUDY'],
  layout: { version: 0, widgetList: [] },
  todoCount: 1,
  todoList: [
    {
      id: '1',
      title: '자리 수락하기',
      reason: '시간이 지나면 다음 사람에게 넘어가요.',
      dueOn: '2026-11-25',
      actionLabel: '수락하러 가기',
      path: '/lrn/apply',
      tick: null,
    },
  ],
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

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><div class="frame"></div></div>';
});

function draw(given: LookedData, locale: 'ko' | 'en' = 'ko'): void {
  drawFirstLook(home, given, { locale, path: '/dashboard', format: createPageFormat(locale) });
}

const textOf = (place: string): string | null | undefined => document.querySelector(`.frame ${place}`)?.textContent;

test.each([
  ['they may read the screen', person, true],
  ['an agreement is open: the guard leads to it', { ...person, hasOpenConsent: true }, false],
  ['the screen is not theirs', { ...person, privilegeList: [{ ...HOME, menuId: 'ACC' }] }, false],
  ['its menu is in preparation', { ...person, menuList: [IN_PREPARATION] }, false],
  [
    'its menu is in preparation, and they prepare it',
    { ...person, menuList: [IN_PREPARATION], privilegeList: [HOME, { menuId: null, resourceCd: 'DEV' as const }] },
    true,
  ],
  ['they may only count it', { ...person, privilegeList: [{ ...HOME, resourceCd: 'E' as const }] }, false],
])('the page draws only for whom the guard lets in: %s', (_case, loginInfo, wanted) => {
  expect(mayLook(loginInfo, home)).toBe(wanted);
});

test.each([
  ['ko', '김서윤 님, 13주차 화요일이에요', '11월 24일\u00a0· 기말고사까지 20일', '지금 할 일'],
  ['en', '김서윤, it’s Tuesday of week 13', 'Nov 24\u00a0· 20 days until 기말고사', 'To do'],
] as const)('the page draws the top of the home into its frame (%s)', (locale, title, line, todo) => {
  draw(data, locale);
  expect(textOf('h1')).toBe(title);
  expect(textOf('p')).toBe(line);
  expect(textOf('h2')).toBe(todo);
  expect(textOf('li')).toContain('시간이 지나면 다음 사람에게 넘어가요.');
  expect(document.querySelector('.frame li > a')?.getAttribute('href')).toBe('/lrn/apply');
});

test('words are text, whatever they look like', () => {
  const [todo] = data.todoList;
  if (!todo) throw new Error('There is nothing to do.');
  draw({
    ...data,
    term: null,
    profile: { name: '<img src=x>' },
    todoList: [{ ...todo, title: '<b>1</b>', reason: '<i>2</i>' }],
  });
  expect(textOf('h1')).toBe('<img src=x> 님, 화요일이에요');
  expect(textOf('li')).toContain('<b>1</b><i>2</i>');
});

test.each([
  ['put something else first', [{ id: 'notices', hidden: false }]],
  ['hid what there is to do', [{ id: 'todo', hidden: true }]],
])('who %s sees no more than the greeting', (_case, widgetList) => {
  draw({ ...data, layout: { version: 1, widgetList } });
  expect(textOf('h1')).toBe('김서윤 님, 13주차 화요일이에요');
  expect(textOf('h2')).toBeUndefined();
});

test('with nothing to do, that is said', () => {
  draw({ ...data, todoCount: 0, todoList: [] });
  expect(textOf('h2')).toBe('지금 할 일을 모두 마쳤어요');
  expect(textOf('li')).toBeUndefined();
});

test('where the app has drawn already, the page draws nothing', () => {
  document.body.innerHTML = '<div id="root"><main><h1>홈</h1></main></div>';
  draw(data);
  expect(document.querySelector('#root')?.textContent).toBe('홈');
});

test('a look goes when another tab signs in or out', () => {
  draw(data);
  clearFirstLook();
  expect(document.querySelector('.frame')?.childElementCount).toBe(0);
});
