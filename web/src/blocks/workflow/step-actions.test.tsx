// @vitest-environment happy-dom
import { signedIn } from '@naru/contract/access.ts';
import { get } from '@naru/contract/call.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { Id } from '@naru/contract/shared/id.ts';
import { defineActions, needsText, stepCall, stepsOf, Version } from '@naru/contract/shared/workflow.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { useCall } from '../../platform/query/use-call.ts';
import { RuntimeContext } from '../../platform/session/runtime-context.ts';
import { createRuntime } from '../../platform/session/runtime.ts';
import { openTestBrowser } from '../../platform/session/test-browser.ts';
import { dismissToast, readToasts } from '../../ui/toast-store.ts';
import { StepActions } from './step-actions.tsx';

const actions = defineActions({ REFUSE: { needs: { reason: needsText(100) } }, ACCEPT: { needs: {} } });
const params = z.object({ id: Id });
const output = z.object({ id: Id, version: Version, stepList: stepsOf(actions) });
const readWish = get('/wish/{id}', { access: signedIn, summary: 'A wish.', params, output });
const statuses = ['OPEN', 'DONE'] as const;
const stepWish = stepCall({ path: '/wish', access: signedIn, summary: 'A step.', actions, statuses });

const ID = '7';
const OPEN = {
  id: ID,
  version: 1,
  stepList: [
    {
      action: 'REFUSE',
      needList: [{ field: 'reason', kind: 'TEXT', isRequired: true, most: 100, optionList: null }],
      until: null,
    },
    { action: 'ACCEPT', needList: [], until: null },
  ],
};
/** As it stands once somebody else was faster. */
const DONE = { id: ID, version: 2, stepList: [] };

let kept: object = OPEN;

beforeEach(() => {
  kept = OPEN;
  // Other files of this process show some, too.
  for (const { id } of readToasts()) dismissToast(id);
});
afterEach(cleanup);

/** The page of a wish; `leaves` draws nothing of one that is done, as a list of the open ones does. */
function Wish({ leaves }: { readonly leaves: boolean }) {
  const [id, setId] = useState(ID);
  const { data } = useCall(readWish, { params: { id } }, { keepsPrevious: true });
  if (!data || (leaves && data.stepList.length === 0)) return <p>없어요</p>;
  return (
    <>
      <p>버전 {data.version}</p>
      <button type="button" onClick={() => setId('8')}>
        다음
      </button>
      <StepActions
        call={stepWish}
        record={data}
        steps={data.stepList}
        words={{
          REFUSE: { label: '거절하기', done: '거절했어요.', fields: { reason: { label: '이유' } } },
          ACCEPT: { label: '받기', done: '받았어요.' },
        }}
        looks={{ REFUSE: 'danger' }}
      />
    </>
  );
}

/** Opens the page; every step comes too late, and the wish is done from then on. */
async function openWish({ leaves = false } = {}) {
  const browser = openTestBrowser();
  const fetch = (address: unknown, { method = 'GET' }: RequestInit = {}): Promise<Response> => {
    const read = String(address).endsWith('/8') ? { ...OPEN, id: '8', version: 5 } : kept;
    if (method === 'GET') return Promise.resolve(Response.json({ code: '0000', msg: '', output: read }));
    kept = DONE;
    const { code, status } = FAILURE.conflict;
    const standing = { id: ID, status: 'DONE', version: 2 };
    return Promise.resolve(Response.json({ code, msg: '', output: standing }, { status }));
  };
  const runtime = createRuntime({ ...browser.openTab(), locks: browser.locks, fetch });
  const routeTree = createRootRoute({ component: () => <Wish leaves={leaves} /> });
  render(
    <RuntimeContext value={runtime}>
      <QueryClientProvider client={runtime.queryClient}>
        <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />
      </QueryClientProvider>
    </RuntimeContext>,
  );
  await screen.findByText('버전 1');
  return userEvent.setup();
}

/** A button's hidden second label counts into its name here, as there are no styles. */
const button = (label: RegExp): HTMLElement => screen.getByRole('button', { name: label });

const refuse = async (user: Awaited<ReturnType<typeof openWish>>): Promise<void> => {
  await user.click(button(/^거절하기/));
  await user.type(await screen.findByRole('textbox', { name: '이유' }), '자리가 없어요');
  await user.click(button(/^거절하기/));
};

const CHANGED = /그사이 상태가 바뀌었어요/;

test('who comes second is told in the dialog, which keeps what they wrote', async () => {
  const user = await openWish();
  await refuse(user);
  await screen.findByText('버전 2');
  expect(screen.getByRole('dialog').textContent).toMatch(CHANGED);
  expect(screen.getByRole('textbox', { name: '이유' })).toHaveProperty('value', '자리가 없어요');
  expect(screen.queryByRole('button', { name: /^거절하기/ })).toBeNull();
  expect(readToasts()).toEqual([]);
  expect(document.activeElement?.textContent).toBe('닫기');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who comes second with a step that asks for nothing is told where its button stood', async () => {
  const user = await openWish();
  await user.click(button(/^받기/));
  await screen.findByText('버전 2');
  expect(screen.getByRole('alert').textContent).toMatch(CHANGED);
  expect(screen.getAllByRole('button')).toEqual([button(/^다음/)]);
});

test('a failure stays with its record', async () => {
  const user = await openWish();
  await user.click(button(/^받기/));
  await screen.findByRole('alert');
  await user.click(button(/^다음/));
  await screen.findByText('버전 5');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who comes second is told although the record leaves the page', async () => {
  const user = await openWish({ leaves: true });
  await refuse(user);
  await screen.findByText('없어요');
  await vi.waitFor(() => expect(readToasts().map(({ text }) => text)).toEqual([expect.stringMatching(CHANGED)]));
});
