// @vitest-environment happy-dom
import type { LawHour } from '@naru/contract/areas/counselling/law/asking.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { RuntimeContext } from '../../../platform/session/runtime-context.ts';
import { createRuntime } from '../../../platform/session/runtime.ts';
import { openTestBrowser } from '../../../platform/session/test-browser.ts';
import { lawCaseOf } from './addresses.ts';
import { LawFormScreen } from './form-screen.tsx';

const CASE = '0190b2c4-0000-7000-8000-000000000001';
const hourOf = (at: number): LawHour => ({
  slotId: `0190b2c4-0000-7000-8000-00000000010${at}`,
  date: '2026-12-01',
  hour: at === 1 ? '10' : '11',
  beginsAt: `2026-12-01T0${at}:00:00.000Z`,
  endsAt: `2026-12-01T0${at}:50:00.000Z`,
  counsellorNm: `상담자 ${at}`,
  channelList: ['PHONE'],
  capacity: 1,
  seatsLeft: 1,
});

const booked: unknown[] = [];
afterEach(() => {
  cleanup();
  booked.length = 0;
});

async function open(book: () => Response): Promise<void> {
  const browser = openTestBrowser();
  const fetch = (target: unknown, init?: RequestInit): Promise<Response> => {
    if (!String(target).includes(CASE))
      return Promise.resolve(
        Response.json({ code: '0000', msg: '', output: { hourList: [hourOf(1), hourOf(2)], codeList: [] } }),
      );
    booked.push(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
    return Promise.resolve(book());
  };
  const runtime = createRuntime({ ...browser.openTab(), locks: browser.locks, fetch });
  const root = createRootRoute({ component: Outlet });
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/cs/law/reqst/form/$id', component: LawFormScreen }),
    createRoute({ getParentRoute: () => root, path: lawCaseOf(CASE), component: () => <h1>the case</h1> }),
  ]);
  const history = createMemoryHistory({ initialEntries: [`/cs/law/reqst/form/${CASE}`] });
  render(
    <RuntimeContext value={runtime}>
      <QueryClientProvider client={runtime.queryClient}>
        <RouterProvider router={createRouter({ routeTree, history })} />
      </QueryClientProvider>
    </RuntimeContext>,
  );
  await screen.findByRole('radio', { name: /상담자 1/ });
}

const choose = (at: number): void =>
  void fireEvent.click(screen.getByRole('radio', { name: new RegExp(`상담자 ${at}`) }));
const send = (): void => void fireEvent.click(screen.getByRole('button', { name: /이 시간으로 신청하기/ }));

it('asks for an hour before anything is sent, and goes to the case that it was booked for', async () => {
  await open(() => Response.json({ code: '0000', msg: '', output: { caseId: CASE } }));
  send();
  expect(await screen.findByText('만날 시간을 골라 주세요.')).toBeTruthy();
  expect(booked).toEqual([]);
  choose(1);
  await waitFor(() => expect(screen.queryByText('만날 시간을 골라 주세요.')).toBeNull());
  send();
  expect(await screen.findByRole('heading', { name: 'the case' })).toBeTruthy();
  expect(booked).toEqual([{ slotId: hourOf(1).slotId, channel: 'PHONE' }]);
});

it('says at the field that an hour is taken, until another one is chosen', async () => {
  const errors = [{ field: 'slotId', message: '이미 찬 시간이에요.' }];
  await open(() => Response.json({ code: '9100', msg: '', output: { errors } }, { status: 422 }));
  choose(1);
  send();
  expect(await screen.findByText('이미 찬 시간이에요.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /상담자 1/ }).checked).toBe(true);
  choose(2);
  await waitFor(() => expect(screen.queryByText('이미 찬 시간이에요.')).toBeNull());
});
