// @vitest-environment happy-dom
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { LeaveGuard } from './leave-guard.tsx';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

/** A form with something unsaved, and a screen that comes when it is let. */
function openForm() {
  let arrive = (): void => undefined;
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  window.history.replaceState(null, '', '/form');
  const root = createRootRoute({ component: Outlet });
  const form = createRoute({
    getParentRoute: () => root,
    path: '/form',
    component: () => (
      <>
        <h1>form</h1>
        <LeaveGuard isUnsaved />
      </>
    ),
  });
  const other = createRoute({
    getParentRoute: () => root,
    path: '/other',
    loader: () => onItsWay,
    component: () => <h1>other</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([form, other]),
    history: createBrowserHistory({ window }),
    defaultPendingMs: 60_000,
  });
  render(<RouterProvider router={router} />);
  return { router, arrive };
}

describe('what is unsaved', () => {
  test('is asked about once, and the way back before the next screen is there leads back', async () => {
    const { router, arrive } = openForm();
    await screen.findByRole('heading', { name: 'form' });
    const { state } = window.history;
    void router.navigate({ to: '/other' });
    fireEvent.click(await screen.findByRole('button', { name: '나가기' }));
    await waitFor(() => expect(window.location.pathname).toBe('/other'));
    // The browser's own way back, which tells the router by the event alone.
    History.prototype.replaceState.call(window.history, state, '', '/form');
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
    await act(async () => {
      await Promise.resolve();
      arrive();
    });
    await waitFor(() => expect(router.state.status).toBe('idle'));
    expect(router.state.location.pathname).toBe('/form');
    expect(document.querySelector('h1')?.textContent).toBe('form');
  });

  test('is asked about before another screen', async () => {
    const { router } = openForm();
    await screen.findByRole('heading', { name: 'form' });
    void router.navigate({ to: '/other' });
    fireEvent.click(await screen.findByRole('button', { name: '계속 쓰기' }));
    await waitFor(() => expect(router.state.status).toBe('idle'));
    expect(window.location.pathname).toBe('/form');
    expect(router.state.location.pathname).toBe('/form');
  });
});
