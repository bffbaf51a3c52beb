// @vitest-environment happy-dom
import type { MileageGoal, MileageLine, MileageWay } from '@naru/contract/areas/mileage/own.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';

import { RuntimeContext } from '../../../platform/session/runtime-context.ts';
import { createRuntime } from '../../../platform/session/runtime.ts';
import { openTestBrowser } from '../../../platform/session/test-browser.ts';
import { OwnLedger, type MileageSummary } from './own-ledger.tsx';
import { TotalsPart } from './totals-part.tsx';

afterEach(cleanup);

const TERM = { year: 2026, semstrCode: '20', semstrNm: '2학기' };
const goalOf = (name: string, least: number, available: number): MileageGoal => ({
  purposeCode: name,
  name,
  least,
  missing: Math.max(0, least - available),
  until: '2026-12-22',
  won: least * 1000,
});
const wayOf = (title: string, points: number): MileageWay => ({
  kind: 'CLAIM',
  title,
  typeCode: '09',
  points,
  until: null,
  path: '/lrn/mile/hist/claim',
  explanationList: [{ code: 'PIECE', amount: 1, limit: points, points }],
});
const SUMMARY: MileageSummary = {
  balance: 340,
  available: 240,
  held: 100,
  isOwed: false,
  earnedThisTerm: 120,
  term: TERM,
  expiringList: [{ termsLeft: 1, points: 40 }],
  expiresOn: '2026-12-22',
  waiting: { claimCount: 2, points: 60, useCount: 1 },
  goalList: [goalOf('장학금', 300, 240), goalOf('응시료', 50, 240)],
  wayList: [wayOf('헌혈', 50), wayOf('교내 수상', 30)],
  typeList: [],
  termList: [{ term: TERM, earned: 120, gone: 0, balance: 340 }],
  canClaim: true,
};
const NOTHING: MileageSummary = {
  ...SUMMARY,
  balance: 0,
  available: 0,
  held: 0,
  earnedThisTerm: 0,
  expiringList: [],
  expiresOn: null,
  waiting: { claimCount: 0, points: 0, useCount: 0 },
  goalList: [goalOf('장학금', 300, 0)],
};
const LINE: MileageLine = {
  lineId: '0190b2c4-0000-7000-8000-000000000101',
  kind: 'EARN',
  typeCode: '09',
  itemNm: 'TOEIC',
  title: 'TOEIC',
  amount: 0,
  term: TERM,
  aboutTerm: null,
  happenedOn: '2026-10-11',
  postedAt: '2026-10-12T03:00:00.000Z',
  explanationList: [
    { code: 'GRADE', amount: 820, limit: 800, points: 200 },
    { code: 'BEST', amount: 200, limit: null, points: 0 },
  ],
  memo: '',
  reversedAt: null,
  termsLeft: null,
  path: null,
  objection: null,
  objectionBar: null,
  objectionUntil: null,
};
const LINES: readonly MileageLine[] = [
  LINE,
  {
    ...LINE,
    lineId: '0190b2c4-0000-7000-8000-000000000102',
    kind: 'HOLD',
    typeCode: null,
    itemNm: null,
    title: '응시료',
    amount: -100,
    explanationList: [],
  },
  {
    ...LINE,
    lineId: '0190b2c4-0000-7000-8000-000000000103',
    title: '봉사 활동',
    amount: 30,
    reversedAt: '2026-11-01T03:00:00.000Z',
    explanationList: [{ code: 'CAP_ONCE', amount: 36, limit: 30, points: 30 }],
  },
];

const pageOf = <Row,>(content: readonly Row[]) => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  number: 0,
  size: 20,
  totalIsBound: false,
});
const good = (output: unknown): Response => Response.json({ code: '0000', msg: '', output });

const asked: string[] = [];
function open(children: ReactNode, reply: (address: string) => Response) {
  asked.length = 0;
  const browser = openTestBrowser();
  const fetch = (target: unknown): Promise<Response> => {
    const address = String(target);
    asked.push(address);
    if (address.includes('/enum')) return Promise.resolve(good({}));
    return Promise.resolve(reply(address));
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
const answerOf = (address: string, summary: MileageSummary, lines: readonly MileageLine[], ownRank: object | null) =>
  address.includes('/summary') ? summary : address.includes('/rank') ? { ownRank } : { linePage: pageOf(lines) };
const openLedger = (summary: MileageSummary, lines: readonly MileageLine[] = LINES, ownRank: object | null = null) =>
  open(<OwnLedger />, (address) => good(answerOf(address, summary, lines, ownRank)));
const RANK = { term: TERM, rank: 7, rankedCount: 217, earned: 252, cutoffRank: 22, cutoffEarned: 147 };

test('I1 the screen says what they have, what expires, what waits and what the next use lacks', async () => {
  openLedger(SUMMARY);
  expect(await screen.findByRole('heading', { name: '60점 더 모으면 장학금을 신청할 수 있어요' })).toBeTruthy();
  const [bar] = screen.getAllByRole('progressbar', { name: '쓸 수 있는 마일리지' });
  expect(bar?.getAttribute('value')).toBe('240');
  expect(bar?.getAttribute('max')).toBe('300');
  expect(screen.getByText(/12월 22일 \(화\)까지 쓸 수 있어요/)).toBeTruthy();
  expect(screen.getByText('모두 인정되면 최대 60점이 더해져요.')).toBeTruthy();
  expect(screen.getByText(/모두 340점이 있어요/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '응시료 신청하기' }).getAttribute('href')).toContain(
    '/lrn/mile/usereqst/form?purpose=',
  );
  expect(screen.queryByRole('link', { name: '장학금 신청하기' })).toBeNull();
});

test('I6 their own place says of how many, where the cut-off is and what decides between equals', async () => {
  openLedger(SUMMARY, LINES, RANK);
  expect(await screen.findByText('217명 중 7위')).toBeTruthy();
  expect(screen.getByText(/252점을 모았어요\. 상위 10%는 22위까지, 147점부터예요\. 점수가 같으면 설문에/)).toBeTruthy();
});

test('I6 with few in the ranking no cut-off is told, and without points no place', async () => {
  openLedger(SUMMARY, LINES, { ...RANK, rankedCount: 12, cutoffRank: null, cutoffEarned: null });
  expect(await screen.findByText('12명 중 7위')).toBeTruthy();
  expect(screen.queryByText(/상위 10%/)).toBeNull();
  cleanup();
  openLedger(SUMMARY, LINES, { ...RANK, rank: null, earned: 0 });
  expect(await screen.findByText('이 학기에 모은 점수가 없어서 순위가 없어요.')).toBeTruthy();
});

test('I10 ticking ways fills the bar, and says when it is enough', async () => {
  openLedger(SUMMARY);
  fireEvent.click(await screen.findByRole('checkbox', { name: /^헌혈/ }));
  expect(screen.getByText(/1가지를 하면 290점.*장학금까지 10점 남아요/)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /^교내 수상/ }));
  expect(screen.getByText(/모두 하면 320점.*장학금까지 충분해요/)).toBeTruthy();
  const bars = screen.getAllByRole('progressbar', { name: '쓸 수 있는 마일리지' });
  expect(bars.map((bar) => bar.getAttribute('value'))).toEqual(['240', '320']);
  fireEvent.click(screen.getByRole('checkbox', { name: /^헌혈/ }));
  expect(screen.getByText(/1가지를 하면 270점/)).toBeTruthy();
});

test('I3 every line tells why it is as it is', async () => {
  openLedger(SUMMARY);
  const list = await screen.findByRole('list', { name: '마일리지 내역' });
  const [zero, held, reversed] = within(list)
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement === list);
  if (!zero || !held || !reversed) throw new Error('three lines were given');
  expect(within(zero).getByText('왜 0점인가요?')).toBeTruthy();
  expect(within(zero).getByText('점수·급수 820은 800 이상이라 200점이에요.')).toBeTruthy();
  expect(within(zero).getByText(/이미 200점을 받아서 더해지지 않았어요/)).toBeTruthy();
  expect(within(held).getByText('−100점')).toBeTruthy();
  expect(within(held).getByText(/결정될 때까지 따로 두었어요/)).toBeTruthy();
  expect(within(reversed).getByText('취소됨')).toBeTruthy();
  expect(within(reversed).getByText('+30점')).toBeTruthy();
  expect(within(reversed).getByText(/더는 세지 않아요/)).toBeTruthy();
});

test('I2 how long points can be used is told once for all of them, and beside a line only where it is soon', async () => {
  openLedger({ ...NOTHING, available: 30, balance: 30, expiringList: [{ termsLeft: 9, points: 30 }] }, [
    { ...LINE, amount: 30, termsLeft: 9 },
    { ...LINE, lineId: 'soon', amount: 30, termsLeft: 2 },
  ]);
  expect(await screen.findByText('다음 재학 학기까지 쓸 수 있어요')).toBeTruthy();
  expect(screen.getByText(/30점은 앞으로 재학하는 8개 학기 동안 더 쓸 수 있어요\./)).toBeTruthy();
});

test('I1 somebody without lines is told what would bring the first points', async () => {
  openLedger(NOTHING, []);
  expect(await screen.findByRole('heading', { name: '아직 마일리지 내역이 없어요' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /^헌혈/ })).toBeTruthy();
  expect(screen.getByText('이번 학기에 사라지는 점수는 없어요.')).toBeTruthy();
  expect(screen.queryByRole('group', { name: '내역 조건' })).toBeNull();
});

test('I1 who may not claim reads only, and a debt is explained', async () => {
  openLedger({ ...NOTHING, available: -30, balance: -30, isOwed: true, canClaim: false, goalList: [], wayList: [] });
  expect(await screen.findByText('30점이 모자라요.')).toBeTruthy();
  expect(screen.getByText(/새로 인정받을 수 없어요/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '활동 인정 신청' })).toBeNull();
  expect(screen.getByRole('link', { name: '사용 신청' })).toBeTruthy();
});

test('I1 a summary that could not be read leaves the lines, and offers to try again', async () => {
  open(<OwnLedger />, (address) =>
    address.includes('/summary')
      ? Response.json({ code: '9000', msg: '', output: null }, { status: 422 })
      : good({ linePage: pageOf(LINES) }),
  );
  expect(await screen.findByText('마일리지를 불러오지 못했어요.')).toBeTruthy();
  expect(await screen.findByRole('list', { name: '마일리지 내역' })).toBeTruthy();
});

test('I11 others see totals, and ask for no lines', async () => {
  const row = {
    studentId: '0190b2c4-0000-7000-8000-000000000001',
    name: '김서윤',
    number: '20230001',
    deptNm: '컴퓨터공학과',
    grade: 3,
    balance: 340,
    earnedThisTerm: 120,
  };
  open(<TotalsPart />, () => good({ totalPage: pageOf([row]) }));
  expect(await screen.findByText('340점')).toBeTruthy();
  expect(screen.getByText(/합계만 보여요/)).toBeTruthy();
  expect(screen.getByText('120점')).toBeTruthy();
  expect(asked.every((address) => !address.includes('/mile/page') && !address.includes('/summary'))).toBe(true);
});

test('I9 a line leads to objecting to it, or to its objection, or says why neither is possible', async () => {
  const [line] = LINES;
  if (!line) throw new Error('lines were given');
  const objection = { objectionId: '0190b2c4-0000-7000-8000-000000000009', status: 'OPEN' } as const;
  const lines: readonly MileageLine[] = [
    { ...line, lineId: 'a', objectionBar: null, objectionUntil: '2026-12-24' },
    { ...line, lineId: 'b', objectionBar: 'OPEN', objection },
    { ...line, lineId: 'c', objectionBar: 'LATE', objectionUntil: '2026-07-13' },
    { ...line, lineId: 'd', objectionBar: 'KIND' },
    { ...line, lineId: 'e', objectionBar: 'READER' },
  ];
  openLedger(SUMMARY, lines);
  const list = await screen.findByRole('list', { name: '마일리지 내역' });
  const rows = within(list)
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement === list);
  const linksOf = (row: HTMLElement | undefined): (string | null)[] =>
    row === undefined
      ? []
      : within(row)
          .queryAllByRole('link', { name: /이의/ })
          .map((link) => link.getAttribute('href'));
  expect(rows.map(linksOf)).toEqual([
    ['/lrn/mile/hist/objection/form/a'],
    [`/lrn/mile/hist/objection/detail/${objection.objectionId}`],
    [],
    [],
    [],
  ]);
  const textsOf = rows.map((row) => row.textContent);
  expect(textsOf[0]).toContain('12월 24일 (목)까지 할 수 있어요.');
  expect(textsOf[1]).toContain('확인 중');
  expect(textsOf[2]).toContain('기간은 7월 13일 (월)까지였어요.');
  expect(textsOf[3]).toContain('이의를 제기할 것이 없어요.');
  expect(textsOf[4]).not.toContain('이의');
});
