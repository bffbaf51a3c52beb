// @vitest-environment happy-dom
import type { ResultScale, TestResult } from '@naru/contract/areas/ability/result.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { createPageFormat } from '../../../platform/format/page-format.ts';
import { RuntimeContext } from '../../../platform/session/runtime-context.ts';
import { createRuntime } from '../../../platform/session/runtime.ts';
import { openTestBrowser } from '../../../platform/session/test-browser.ts';
import { firstLook } from './look/first-look.ts';
import { ResultPage } from './result-page.tsx';

afterEach(cleanup);

const scaleOf = (scaleCode: string, points: number, before: number | null): ResultScale => ({
  scaleCode,
  name: scaleCode,
  parentCode: null,
  raw: points,
  points,
  t: null,
  percentile: null,
  band: null,
  middleHalf: null,
  level: 'MIDDLE',
  definition: `${scaleCode} 정의`,
  meaning: `${scaleCode} 뜻`,
  before,
});
const ATTEMPT = {
  resultId: 'now',
  scoredAt: '2026-10-04T08:00:00.000Z',
  versionNo: 2,
  isDoubtful: false,
  pointList: [],
};
const RESULT: TestResult = {
  ...ATTEMPT,
  testId: 'test',
  testNm: '핵심역량 진단',
  family: '01',
  elapsedSeconds: 540,
  grade: 3,
  term: { year: 2026, semstrCode: '20', semstrNm: '2학기' },
  isOwn: true,
  audience: null,
  ownerNm: '김서윤',
  isValidated: true,
  source: '만든 곳',
  itemCount: 60,
  answeredCount: 60,
  qualityList: [],
  scaleList: [scaleOf('소통', 71, 64), scaleOf('신뢰', 60, 62), scaleOf('창의', 50, null)],
  pictureList: [{ kind: 'BARS', title: '역량', scaleList: ['소통', '신뢰', '창의'] }],
  strongList: ['소통'],
  growList: ['창의'],
  highList: [],
  norm: null,
  before: { resultId: 'before', scoredAt: '2026-04-08T08:00:00.000Z', versionNo: 1 },
  attemptList: [ATTEMPT],
  nextList: [
    {
      kind: 'PROGRAMME',
      title: '말하기 모임',
      reason: '말할 자리가 늘어요.',
      until: null,
      path: '/lrn/baeum/detail/1',
    },
  ],
  between: { programmeList: [], meetingCount: 2 },
  reflection: '',
  version: 1,
  shareList: [
    { audience: 'ADVISOR', personNm: '박정훈', isPossible: true, grantedAt: null },
    { audience: 'COACH', personNm: null, isPossible: false, grantedAt: null },
    { audience: 'CAREER', personNm: null, isPossible: false, grantedAt: '2026-10-05T00:00:00.000Z' },
  ],
  lastView: null,
  siblingList: [],
  can: { retake: true, export: true },
};

async function show(more: Partial<TestResult> = {}): Promise<void> {
  const runtime = createRuntime(openTestBrowser());
  const root = createRootRoute({ component: () => <ResultPage result={{ ...RESULT, ...more }} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={runtime.queryClient}>
      <RuntimeContext value={runtime}>
        <RouterProvider router={router as never} />
      </RuntimeContext>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: '이런 뜻이에요' });
}

test('T4 a result begins with what changed, and says what it means and what to do', async () => {
  await show();
  expect(screen.getByRole('heading', { name: '지난번보다 소통이 7점 올랐어요' })).not.toBeNull();
  expect(screen.getByText('2가지 가운데 1가지가 오르고 1가지가 내려갔어요. 소통이 가장 높아요.')).not.toBeNull();
  expect(screen.getByRole('heading', { name: '키워 볼 것: 창의' })).not.toBeNull();
  expect(screen.getByRole('link', { name: '말하기 모임: 신청하기' }).getAttribute('href')).toBe('/lrn/baeum/detail/1');
  expect(screen.getByText(/비교할 사람이 아직 30명이 안 돼요/)).not.toBeNull();
  expect(screen.getByText('교수님·코치·상담사와 상담 2번')).not.toBeNull();
});

test('T5 a further picture names the scales that have no score, and why', async () => {
  const left = { ...scaleOf('성취', 0, null), raw: null, points: null, level: null };
  const pictureList = [...RESULT.pictureList, { kind: 'RANK' as const, title: '가치', scaleList: ['소통', '성취'] }];
  await show({ pictureList, scaleList: [...RESULT.scaleList, left] });
  expect(screen.getByText('답하지 않은 문항이 있어 점수가 없는 척도: 성취')).not.toBeNull();
});

test('T7 only an audience that is there can be let in; what is on can always be ended', async () => {
  await show();
  const switchOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('switch', { name });
  expect([switchOf(/지도교수 박정훈/).disabled, switchOf(/지도교수/).checked]).toEqual([false, false]);
  expect(switchOf(/아카데믹 코치/).disabled).toBe(true);
  expect([switchOf(/진로 상담사/).disabled, switchOf(/진로 상담사/).checked]).toEqual([false, true]);
});

test('T7 others see neither switches nor what to do, but the line of the student', async () => {
  await show({
    isOwn: false,
    audience: 'ADVISOR',
    shareList: [],
    nextList: [],
    between: null,
    reflection: '발표를 더 해 볼래요.',
  });
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('heading', { name: '다음에 해 볼 것' })).toBeNull();
  expect(screen.getByText('발표를 더 해 볼래요.')).not.toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('T5 a doubt is said at the top and in its place, and offers to take the test again', async () => {
  await show({ qualityList: ['FAST'], isValidated: false });
  expect(screen.getAllByText(/신뢰도 주의/).length).toBeGreaterThan(1);
  expect(screen.getByText('문항을 읽기에는 너무 빨리 답했어요.')).not.toBeNull();
  expect(screen.getByRole('link', { name: '다시 할 수 있는 날 확인하기' }).getAttribute('href')).toBe(
    '/ability/test/01/list',
  );
  expect(within(document.body).getByText('타당도 확인 전')).not.toBeNull();
});

const TEST = { testId: 'test', testNm: '핵심역량 진단', summary: '', minutes: 8, attemptCount: 1 };
const AT = { locale: 'ko', path: '/ability/my/tab01', format: createPageFormat('ko') } as const;

function drawLook(latest: Parameters<typeof firstLook.draw>[0], at: Parameters<typeof firstLook.draw>[1] = AT) {
  const drawn = document.createElement('div');
  drawn.append(...firstLook.draw(latest, at));
  return drawn;
}

test('the page draws the head of a result, with what is said of it at the top', () => {
  const drawn = drawLook({
    canTake: true,
    testList: [TEST],
    result: { ...RESULT, qualityList: ['FAST'], isValidated: false },
  });
  expect(drawn.querySelector('header')?.textContent).toBe(
    '핵심역량 진단 결과2026년 10월 4일에 마쳤어요\u00a0· 3학년 2학기인쇄엑셀',
  );
  expect([...drawn.querySelectorAll('[data-tone] strong')].map(({ textContent }) => textContent)).toEqual([
    '신뢰도 주의 ',
    '타당도 확인 전 ',
  ]);
  expect(drawn.querySelector('section')?.textContent).toBe(
    '지난번보다 소통이 7점 올랐어요2가지 가운데 1가지가 오르고 1가지가 내려갔어요. 소통이 가장 높아요.',
  );
});

test('the page draws no result where there is none, or a choice stands above it', () => {
  expect(drawLook({ canTake: true, testList: [TEST], result: null }).querySelector('h2')).toBeNull();
  const other = { ...TEST, testId: 'other' };
  const several = drawLook({ canTake: true, testList: [TEST, other], result: RESULT });
  expect(several.querySelector('h2')).toBeNull();
  expect(several.querySelector('h1')?.textContent).toBe('핵심역량 진단 결과');
});

test.each([
  ['/ability/my/tab02', '학습전략 진단 결과'],
  ['/ability/my/tab03/', '진로·직무 진단 결과'],
])('the page draws the title of %s', (path, title) => {
  const drawn = drawLook({ canTake: true, testList: [], result: null }, { ...AT, path });
  expect(drawn.querySelector('h1')?.textContent).toBe(title);
});
