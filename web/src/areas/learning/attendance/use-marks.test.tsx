// @vitest-environment happy-dom
import type { AttendanceMark, AttendanceRow } from '@naru/contract/areas/learning/attendance.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { RuntimeContext } from '../../../platform/session/runtime-context.ts';
import { createRuntime } from '../../../platform/session/runtime.ts';
import { openTestBrowser } from '../../../platform/session/test-browser.ts';
import { useMarks } from './use-marks.ts';

const SESSION = '0190b2c4-0000-7000-8000-000000000001';
const idOf = (at: number): string => `0190b2c4-0000-7000-8000-00000000010${at}`;
const rowOf = (at: number, version: number): AttendanceRow => ({
  traineeId: idOf(at),
  name: `사람 ${at}`,
  number: `202600000${at}`,
  deptNm: null,
  grade: null,
  status: version === 0 ? null : 'ABSENT',
  method: version === 0 ? null : 'HAND',
  waits: false,
  note: '',
  at: null,
  version,
  isOwn: false,
});
const KIM = rowOf(1, 3);
const LEE = rowOf(2, 0);
const PRESENT = { status: 'PRESENT', note: '' } as const;

const sent: AttendanceMark[][] = [];
let reply: () => Promise<Response>;
const saved = (leftIdList: string[] = []): Response =>
  Response.json({ code: '0000', msg: '', output: { savedCount: 1, leftIdList } });

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  reply = () => Promise.resolve(saved());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(rows: readonly AttendanceRow[]) {
  const browser = openTestBrowser();
  const fetch = (_address: unknown, init?: RequestInit): Promise<Response> => {
    sent.push((JSON.parse(init?.body as string) as { markList: AttendanceMark[] }).markList); // sent by the transport
    return reply();
  };
  const runtime = createRuntime({ ...browser.openTab(), locks: browser.locks, fetch });
  const onLeft = vi.fn();
  const hook = renderHook(
    (shown: readonly AttendanceRow[]) =>
      useMarks({ sessionId: SESSION, rows: shown, refetch: () => Promise.resolve(), onLeft }),
    {
      initialProps: rows,
      wrapper: ({ children }) => (
        <RuntimeContext value={runtime}>
          <QueryClientProvider client={runtime.queryClient}>{children}</QueryClientProvider>
        </RuntimeContext>
      ),
    },
  );
  return { ...hook, onLeft };
}
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

test('C5 a mark is saved though its person is not among the rows any more', async () => {
  const { result, rerender } = open([KIM, LEE]);
  act(() => result.current.mark([[KIM, PRESENT]]));
  rerender([LEE]);
  await pass(1000);
  expect(sent).toEqual([[{ traineeId: KIM.traineeId, ...PRESENT, version: 3 }]]);
  expect(result.current.state).toBe('IDLE');
  await pass(10_000);
  expect(sent).toHaveLength(1);
});

test('C5 a mark that was not saved is sent again as it was, whatever page is read meanwhile', async () => {
  const { result, rerender } = open([KIM, LEE]);
  reply = () => Promise.resolve(Response.json({ code: '9999', msg: '', output: {} }, { status: 500 }));
  act(() => result.current.mark([[KIM, PRESENT]]));
  await pass(1000);
  expect(result.current.state).toBe('FAILED');
  rerender([]);
  reply = () => Promise.resolve(saved());
  act(() => result.current.sendAgain());
  await pass(60_000);
  const as = [{ traineeId: KIM.traineeId, ...PRESENT, version: 3 }];
  expect(sent).toEqual([as, as]);
  expect(result.current.state).toBe('IDLE');
});

test('C5 a press during a save goes over what it saved, and so does an undo after it', async () => {
  const { result, rerender } = open([KIM]);
  let answer: (response: Response) => void = () => undefined;
  reply = () => new Promise((resolve) => (answer = resolve));
  act(() => result.current.mark([[KIM, PRESENT]]));
  await pass(300);
  act(() => result.current.mark([[KIM, { status: 'LATE', note: '' }]]));
  rerender([]);
  reply = () => Promise.resolve(saved());
  answer(saved());
  await pass(1000);
  expect(sent.map(([mark]) => [mark?.status, mark?.version])).toEqual([
    ['PRESENT', 3],
    ['LATE', 4],
  ]);
  act(() => result.current.undo?.());
  await pass(1000);
  expect(sent.at(-1)).toEqual([{ traineeId: KIM.traineeId, status: 'ABSENT', note: '', version: 5 }]);
});

test('C5 who was marked by somebody else is told, and not sent again', async () => {
  const { result, onLeft } = open([LEE]);
  reply = () => Promise.resolve(saved([LEE.traineeId]));
  act(() => result.current.mark([[LEE, PRESENT]]));
  await pass(10_000);
  expect(sent).toHaveLength(1);
  expect(onLeft).toHaveBeenCalledWith(1);
});
