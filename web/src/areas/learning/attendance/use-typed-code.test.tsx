// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { RuntimeContext } from '../../../platform/session/runtime-context.ts';
import { createRuntime } from '../../../platform/session/runtime.ts';
import { openTestBrowser } from '../../../platform/session/test-browser.ts';
import { useTypedCode } from './use-typed-code.ts';

const SESSION = '0190b2c4-0000-7000-8000-000000000001';
const NOON = '2026-11-24T03:00:00.000Z';
const COUNTED = {
  programmeNm: '말하기',
  number: 1,
  sessionCount: 2,
  status: 'PRESENT',
  waits: false,
  at: NOON,
  attendedCount: 1,
};

let isOnline = true;
const sent: Record<string, string>[] = [];
let reply: () => Response;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOON) });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  isOnline = true;
  sent.length = 0;
  localStorage.clear();
  reply = () => Response.json({ code: '0000', msg: '', output: COUNTED });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function open(person = 'kim') {
  const browser = openTestBrowser();
  const fetch = async (_address: unknown, init?: RequestInit): Promise<Response> => {
    sent.push(JSON.parse(init?.body as string) as Record<string, string>); // the transport sends texts
    return reply();
  };
  const runtime = createRuntime({
    ...browser.openTab(),
    locks: browser.locks,
    fetch,
  });
  const onCounted = vi.fn();
  const hook = renderHook(() => useTypedCode({ person, sessionId: SESSION, onCounted }), {
    wrapper: ({ children }) => <RuntimeContext value={runtime}>{children}</RuntimeContext>,
  });
  return { ...hook, onCounted };
}
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

test('C5 digits leave at once while there is network', async () => {
  const { result, onCounted } = open();
  act(() => result.current.type('123456'));
  await pass(100);
  expect(sent).toEqual([{ digits: '123456', typedAt: NOON, sentAt: NOON }]);
  expect(onCounted).toHaveBeenCalledWith(COUNTED);
  expect(result.current.kept).toBeUndefined();
});

test('C5 digits that are typed without network are kept with their moment, over a reload, and sent with it later', async () => {
  isOnline = false;
  const { result, unmount } = open();
  act(() => result.current.type('123456'));
  await pass(5 * 60_000);
  expect(sent).toEqual([]);
  expect(result.current.kept).toEqual({ digits: '123456', typedAt: NOON });
  unmount();

  const stranger = open('lee');
  expect(stranger.result.current.kept).toBeUndefined();
  stranger.unmount();

  const again = open();
  expect(again.result.current.kept).toEqual({ digits: '123456', typedAt: NOON });
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(100);
  expect(sent).toEqual([
    { digits: '123456', typedAt: NOON, sentAt: new Date(Date.parse(NOON) + 5 * 60_000).toISOString() },
  ]);
  expect(again.result.current.kept).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('C5 a refusal is shown, and the digits are not sent again', async () => {
  const errors = [{ field: 'digits', message: '지난 코드예요.' }];
  reply = () => Response.json({ code: '9100', msg: '', output: { errors } }, { status: 422 });
  const { result, onCounted } = open();
  act(() => result.current.type('123456'));
  await pass(60_000);
  expect(sent).toHaveLength(1);
  expect(result.current.kept).toBeUndefined();
  expect(result.current.error?.output).toEqual({ errors });
  act(() => result.current.forgetError());
  expect(result.current.error).toBeUndefined();
  expect(onCounted).not.toHaveBeenCalled();
});
