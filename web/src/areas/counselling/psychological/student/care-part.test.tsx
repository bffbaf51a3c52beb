// @vitest-environment happy-dom
import type { OwnPsychApplication } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { RuntimeContext } from '../../../../platform/session/runtime-context.ts';
import { createRuntime } from '../../../../platform/session/runtime.ts';
import { openTestBrowser } from '../../../../platform/session/test-browser.ts';
import { CarePart } from './care-part.tsx';

const APPLICATION: OwnPsychApplication = {
  applicationId: '0190b2c4-0000-7000-8000-000000000001',
  status: 'WAITING',
  appliedAt: '2026-11-20T03:00:00.000Z',
  isUrgent: false,
  preferences: { timeList: [], channelList: [], gender: 'ANY' },
  next: { step: 'REVIEW', dueAt: null },
  counsellorName: null,
  sessionList: [],
  survey: null,
  isCheckInDue: true,
  usualWaitDays: null,
  historyList: [],
  help: { campusLine: null, crisisLine: '109' },
  can: [],
  version: 1,
};

const sent: unknown[] = [];
afterEach(() => {
  cleanup();
  sent.length = 0;
});

function open(reply: () => Response) {
  const browser = openTestBrowser();
  const fetch = (_target: unknown, init?: RequestInit): Promise<Response> => {
    sent.push(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
    return Promise.resolve(reply());
  };
  const runtime = createRuntime({ ...browser.openTab(), locks: browser.locks, fetch });
  render(
    <RuntimeContext value={runtime}>
      <QueryClientProvider client={runtime.queryClient}>
        <RouterContextProvider router={createRouter({ routeTree: createRootRoute() })}>
          <CarePart application={APPLICATION} />
        </RouterContextProvider>
      </QueryClientProvider>
    </RuntimeContext>,
  );
}

const answer = (item: number): void => {
  const radio = screen.getAllByRole('radiogroup')[item]?.querySelectorAll('input')[2];
  if (radio) fireEvent.click(radio);
};
const send = (): void => void fireEvent.click(screen.getByRole('button'));
const missing = () => screen.queryAllByText('두 문항에 모두 답해 주세요.');

it('says at each question that is not answered that both are asked for, and sends nothing', async () => {
  open(() => Response.json({ code: '0000', msg: '', output: {} }));
  send();
  await waitFor(() => expect(missing()).toHaveLength(2));
  answer(0);
  await waitFor(() => expect(missing()).toHaveLength(1));
  expect(sent).toEqual([]);
});

it('keeps the answers when they could not be sent, and says why', async () => {
  open(() => Response.json({ code: '9999', msg: '잠시 뒤에 다시 해 주세요.', output: {} }, { status: 500 }));
  answer(0);
  answer(1);
  fireEvent.click(screen.getByRole('checkbox'));
  send();
  expect(await screen.findByText('잠시 뒤에 다시 해 주세요.')).toBeTruthy();
  expect(sent[0]).toEqual({ phqList: [2, 2], isInDanger: true });
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(2);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});
