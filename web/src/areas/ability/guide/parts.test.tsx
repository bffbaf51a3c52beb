// @vitest-environment happy-dom
import type { FrameworkGroup, GuideTest } from '@naru/contract/areas/ability/guide.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { RuntimeContext } from '../../../platform/session/runtime-context.ts';
import { createRuntime } from '../../../platform/session/runtime.ts';
import { openTestBrowser } from '../../../platform/session/test-browser.ts';
import { FrameworkScreen } from './framework/framework-screen.tsx';
import { GraduationScreen } from './graduation/graduation-screen.tsx';
import { TestsPart } from './guide/tests-part.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const good = (output: unknown): Response => Response.json({ code: '0000', msg: '', output });

const asked: string[] = [];
function open(children: ReactNode, reply: () => Response = () => good({})) {
  asked.length = 0;
  const browser = openTestBrowser();
  const fetch = (target: unknown): Promise<Response> => {
    asked.push(String(target));
    return Promise.resolve(reply());
  };
  const runtime = createRuntime({ ...browser.openTab(), locks: browser.locks, fetch });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => children }),
    history: createMemoryHistory(),
  });
  return render(
    <RuntimeContext value={runtime}>
      <QueryClientProvider client={runtime.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </RuntimeContext>,
  );
}

const TEST: GuideTest = {
  testId: '0190b2c4-0000-7000-8000-000000000001',
  family: '01',
  name: '핵심역량 진단',
  summary: '다섯 가지를 돌아봐요.',
  minutes: 10,
  itemCount: 60,
  isValidated: false,
  lastTakenAt: '2026-10-14T01:00:00.000Z',
  isBegun: false,
  path: '/ability/test/01/list',
};
const others = (wish: Partial<GuideTest>): GuideTest => ({
  ...TEST,
  testId: '0190b2c4-0000-7000-8000-000000000002',
  name: '학습전략 진단',
  isValidated: true,
  lastTakenAt: null,
  path: '/ability/test/02/list',
  ...wish,
});

test('T1 each test says how long it takes and when it was taken, and the one to begin stands out', async () => {
  open(<TestsPart tests={[TEST, others({})]} />);
  const [core, learn] = await screen.findAllByRole('listitem');
  expect(within(core as HTMLElement).getByText('약 10분 · 60문항')).toBeTruthy();
  expect(within(core as HTMLElement).getByText(/10월 14일.*에 마지막으로 했어요/)).toBeTruthy();
  expect(within(core as HTMLElement).getByText('타당도 확인 전')).toBeTruthy();
  expect(within(learn as HTMLElement).queryByText('타당도 확인 전')).toBeNull();
  const start = screen.getByRole('link', { name: '학습전략 진단: 검사하러 가기' });
  const again = screen.getByRole('link', { name: '핵심역량 진단: 검사 목록 보기' });
  expect(start.getAttribute('href')).toBe('/ability/test/02/list');
  expect([start.className.includes('primary'), again.className.includes('primary')]).toEqual([true, false]);
});

test('T1 one that was begun comes first, and nobody is led to a test that they do not take', async () => {
  open(
    <TestsPart tests={[others({ path: null }), others({ testId: TEST.testId, name: '진로 진단', isBegun: true })]} />,
  );
  const link = await screen.findByRole('link', { name: '진로 진단: 이어서 하기' });
  expect(link.className).toContain('primary');
  expect(screen.getAllByRole('link')).toEqual([link]);
  expect(screen.getByText('하다가 멈춘 검사가 있어요')).toBeTruthy();
});

test('T1 without tests it says so', async () => {
  open(<TestsPart tests={[]} />);
  expect(await screen.findByText('아직 열린 검사가 없어요')).toBeTruthy();
});

const GROUP: FrameworkGroup = {
  scaleCode: 'COMMUNICATION',
  coreCompetency: 'COMMUNICATION',
  name: '소통',
  definition: '듣고 전하는 힘이에요.',
  partList: [{ scaleCode: 'LISTEN', name: '경청', definition: '끝까지 들어요.' }],
  programmeList: [{ type: 'IEUM', count: 3, path: '/lrn/ieum/list?competency=COMMUNICATION' }],
};
const frameworkOf = (groupList: readonly FrameworkGroup[]) => ({
  framework: { name: '핵심역량 진단', versionNumber: 2, publishedAt: '2026-09-01T00:00:00.000Z', groupList },
});

test('T1 the framework is a picture that says its names, and each competency leads to its programmes', async () => {
  const bare: FrameworkGroup = {
    ...GROUP,
    scaleCode: 'X',
    coreCompetency: 'COMMUNITY',
    name: '공동체',
    programmeList: [],
  };
  open(<FrameworkScreen />, () => good(frameworkOf([GROUP, bare])));
  expect(await screen.findByRole('img', { name: '핵심역량 구조: 소통(경청), 공동체(경청)' })).toBeTruthy();
  expect(screen.getByText('핵심역량 2개, 하위역량 2개')).toBeTruthy();
  const part = screen.getByRole('region', { name: '소통' });
  const link = within(part).getByRole('link', { name: '이음 클래스 3개' });
  expect(link.getAttribute('href')).toBe('/lrn/ieum/list?competency=COMMUNICATION');
  const other = screen.getByRole('region', { name: '공동체' });
  expect(within(other).getByText('지금 신청을 받거나 곧 받을 프로그램이 없어요.')).toBeTruthy();
});

test('T1 without a framework it says when there will be one', async () => {
  open(<FrameworkScreen />, () => good({ framework: null }));
  expect(await screen.findByText('아직 정해진 역량 체계가 없어요')).toBeTruthy();
});

const ADDRESS = 'https://erp.example.ac.kr/sso';
function comeFromElsewhere(tab: object | null) {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(3);
  return vi.spyOn(window, 'open').mockReturnValue(tab as Window | null);
}

test('G1 the check renders nothing and opens the page beside, once', async () => {
  const tab = { opener: {} as object | null, location: { replace: vi.fn<(address: string) => void>() } };
  comeFromElsewhere(tab);
  const { container } = open(<GraduationScreen />, () => good({ univCode: '1', address: ADDRESS }));
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(ADDRESS));
  expect(tab.opener).toBeNull();
  expect(container.textContent).toBe('');
  expect(asked.filter((address) => address.includes('/ability/grdtntest'))).toHaveLength(1);
});

test('G1 a blocked tab leaves a link that tells the page nothing', async () => {
  comeFromElsewhere(null);
  open(<GraduationScreen />, () => good({ univCode: '2', address: ADDRESS }));
  const link = await screen.findByRole('link', { name: '졸업 자가진단 열기' });
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    ADDRESS,
    '_blank',
    'noopener noreferrer',
  ]);
});

test.each([
  [{ univCode: null, address: null }, '열 수 있는 졸업 자가진단이 없어요'],
  [{ univCode: '1', address: null }, '아직 연결된 졸업 자가진단이 없어요'],
])('G1 %o is said in words', async (output, words) => {
  const opens = comeFromElsewhere(null);
  open(<GraduationScreen />, () => good(output));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(opens).not.toHaveBeenCalled();
});

test('G1 what fails can be tried again', async () => {
  comeFromElsewhere(null);
  let failures = 0;
  open(<GraduationScreen />, () => {
    failures += 1;
    return failures === 1
      ? Response.json({ code: '9999', msg: '오류', output: null }, { status: 500 })
      : good({ univCode: '1', address: null });
  });
  fireEvent.click(await screen.findByRole('button', { name: /다시/ }));
  expect(await screen.findByText('아직 연결된 졸업 자가진단이 없어요')).toBeTruthy();
});
