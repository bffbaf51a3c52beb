// @vitest-environment happy-dom
import { anyone } from '@naru/contract/access.ts';
import { get, put } from '@naru/contract/call.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { RuntimeContext } from '../session/runtime-context.ts';
import { createRuntime } from '../session/runtime.ts';
import { openTestBrowser } from '../session/test-browser.ts';
import { useCall } from './use-call.ts';
import { useSwitchedCall } from './use-switched-call.ts';

const output = z.object({ isOn: z.boolean() });
const common = { access: anyone, summary: 'A light.', output } as const;
const readLight = get('/switched/light', { ...common });
const turnLight = put('/switched/light', { ...common, body: output });

let isKept = false;
/** Each request waits here until the test answers it. */
const waiting: { readonly method: string; readonly answer: (status: number) => void }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  isKept = false;
  waiting.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

async function answerNext(method: string, status = 200): Promise<void> {
  await pass(1);
  const next = waiting.shift();
  expect(next?.method).toBe(method);
  next?.answer(status);
  await pass(1);
}

/** Opens a switch, and notes each state in which it is drawn; `again` opens it once more. */
async function open() {
  const drawn: boolean[] = [];
  const browser = openTestBrowser();
  const fetch = (_address: unknown, { method = 'GET' }: RequestInit = {}): Promise<Response> =>
    new Promise((resolve) => {
      const answer = (status: number): void => {
        const code = status === 200 ? '0000' : '9999';
        resolve(Response.json({ code, msg: '', output: { isOn: isKept } }, { status }));
      };
      waiting.push({ method, answer });
    });
  const runtime = createRuntime({ ...browser.openTab(), locks: browser.locks, fetch });
  const useLight = () => {
    const query = useCall(readLight, {}, { alertMessage: null });
    const light = useSwitchedCall(turnLight, query.data?.isOn ?? false, { alertMessage: null });
    drawn.push(light.isOn);
    return light;
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RuntimeContext value={runtime}>
      <QueryClientProvider client={runtime.queryClient}>{children}</QueryClientProvider>
    </RuntimeContext>
  );
  const again = () => renderHook(useLight, { wrapper });
  const first = again();
  await answerNext('GET');
  drawn.length = 0;
  return { ...first, drawn, again };
}

test('a switch moves with the press, and does not fall back until what came of it is read', async () => {
  const { result, drawn } = await open();
  act(() => result.current.turn(true, { body: { isOn: true } }));
  expect(result.current).toMatchObject({ isOn: true, isPending: true });
  await pass(1000);
  isKept = true;
  await answerNext('PUT');
  await pass(1000);
  expect(result.current.isPending).toBe(true);
  await answerNext('GET');
  await pass(1000);
  expect(result.current).toMatchObject({ isOn: true, isPending: false });
  expect(drawn).not.toContain(false);
});

test('after a failure a switch shows what is kept', async () => {
  const { result } = await open();
  act(() => result.current.turn(true, { body: { isOn: true } }));
  await answerNext('PUT', 500);
  await pass(1000);
  expect(result.current).toMatchObject({ isOn: false, isPending: false });
});

test('a switch that is opened again while its write runs is not left waiting', async () => {
  const { result, unmount, again } = await open();
  act(() => result.current.turn(true, { body: { isOn: true } }));
  unmount();
  const second = again().result;
  act(() => second.current.turn(true, { body: { isOn: true } }));
  await pass(1);
  expect(second.current).toMatchObject({ isOn: false, isPending: false });
  isKept = true;
  while (waiting.length > 0) await answerNext(waiting[0]?.method ?? '');
  await pass(1000);
  expect(second.current).toMatchObject({ isOn: true, isPending: false });
});
