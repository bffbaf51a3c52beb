// @vitest-environment happy-dom
import type { AttendanceRow } from '@naru/contract/areas/learning/attendance.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { RuntimeContext } from '../../../platform/session/runtime-context.ts';
import { createRuntime } from '../../../platform/session/runtime.ts';
import { openTestBrowser } from '../../../platform/session/test-browser.ts';
import { SheetTable } from './sheet-table.tsx';
import { TypedCodeField } from './typed-code.tsx';
import { WaitingPart } from './waiting-part.tsx';

const SESSION = '0190b2c4-0000-7000-8000-000000000001';
const idOf = (at: number): string => `0190b2c4-0000-7000-8000-00000000010${at}`;
const rowOf = (at: number, isOwn: boolean): AttendanceRow => ({
  traineeId: idOf(at),
  name: `사람 ${at}`,
  number: `202600000${at}`,
  deptNm: null,
  grade: null,
  status: 'PRESENT',
  method: 'TYPED',
  waits: true,
  note: '',
  at: '2026-11-24T03:00:00.000Z',
  version: 1,
  isOwn,
});
const ROWS = [rowOf(1, false), rowOf(2, true), rowOf(3, false)];

afterEach(cleanup);

const asked: { readonly address: string; readonly body: unknown }[] = [];
function open(children: ReactNode, reply: (address: string) => Response) {
  asked.length = 0;
  const browser = openTestBrowser();
  const fetch = (target: unknown, init?: RequestInit): Promise<Response> => {
    const address = String(target);
    asked.push({ address, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    return Promise.resolve(reply(address));
  };
  const runtime = createRuntime({ ...browser.openTab(), locks: browser.locks, fetch });
  return render(
    <RuntimeContext value={runtime}>
      <QueryClientProvider client={runtime.queryClient}>
        <RouterContextProvider router={createRouter({ routeTree: createRootRoute() })}>
          {children}
        </RouterContextProvider>
      </QueryClientProvider>
    </RuntimeContext>,
  );
}
const good = (output: unknown): Response => Response.json({ code: '0000', msg: '', output });

test('C5 one’s own row has no buttons, and keys step over it', () => {
  const mark = vi.fn();
  open(
    <SheetTable
      rows={ROWS}
      marks={{ mark, undo: undefined }}
      isBlocked={() => false}
      current={undefined}
      onCurrent={() => undefined}
      onNote={() => undefined}
    />,
    () => good({}),
  );
  expect(screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('사람 1'),
    expect.stringContaining('사람 3'),
  ]);
  expect(screen.getByText('내 출석은 내가 표시할 수 없어요')).toBeTruthy();
  const [first] = screen.getAllByRole('button');
  first?.focus();
  if (first) fireEvent.keyDown(first, { code: 'ArrowDown' });
  expect(document.activeElement?.closest('[data-row]')?.getAttribute('data-row')).toBe(idOf(3));
});

test('C5 accepting all says how many it is about, and leaves one’s own code', async () => {
  const rowPage = { content: ROWS, totalElements: 3, totalPages: 1, number: 0, size: 1000, totalIsBound: false };
  open(<WaitingPart sessionId={SESSION} count={3} againMs={undefined} />, (address) =>
    good(address.includes('/row/page') ? { rowPage } : { decidedCount: 2 }),
  );
  fireEvent.click(await screen.findByRole('button', { name: '2명 모두 인정하기' }));
  expect(screen.getByText('내 코드는 다른 담당자가 정해요')).toBeTruthy();
  expect(asked[0]?.address).toContain('size=all');
  await vi.waitFor(() =>
    expect(asked.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ traineeIdList: [idOf(1), idOf(3)] }),
    ),
  );
});

const OWN_SESSION = {
  sessionId: SESSION,
  number: 1,
  title: '',
  beginsAt: '2026-11-24T03:00:00.000Z',
  endsAt: '2026-11-24T05:00:00.000Z',
  place: '',
  teacherNm: '',
  status: null,
  waits: false,
  at: null,
  note: '',
  opensAt: '2026-11-24T02:30:00.000Z',
  countsUntil: '2026-11-24T05:10:00.000Z',
  closedAt: null,
};
test('C5 a refusal of digits goes as others are typed', async () => {
  const errors = [{ field: 'digits', message: '지난 코드예요.' }];
  open(<TypedCodeField person="kim" session={OWN_SESSION} />, () =>
    Response.json({ code: '9100', msg: '', output: { errors } }, { status: 422 }),
  );
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('지난 코드예요.')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '12345' } });
  expect(screen.queryByText('지난 코드예요.')).toBeNull();
});

test('C5 too few digits are asked for at the field, and only six are sent', async () => {
  open(<TypedCodeField person="lee" session={OWN_SESSION} />, () => good({ waits: false }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '12 34' } });
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('숫자 여섯 자리를 적어 주세요.')).toBeTruthy();
  expect(asked).toEqual([]);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '123 4567' } });
  await vi.waitFor(() => expect(screen.queryByText('숫자 여섯 자리를 적어 주세요.')).toBeNull());
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(asked[0]?.body).toMatchObject({ digits: '123456' }));
});
