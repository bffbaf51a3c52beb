// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function passTime(): void {
  act(() => void vi.advanceTimersByTime(50));
}

function renderTooltip(onClick = () => {}) {
  render(
    <Tooltip text="12월 4일 오후 6:00까지">
      {(anchor) => (
        <button type="button" {...anchor.join({ onClick })}>
          마감
        </button>
      )}
    </Tooltip>,
  );
  return screen.getByRole('button', { name: '마감' });
}

describe('Tooltip', () => {
  it('shows on hover and hides when the pointer leaves', async () => {
    const user = userEvent.setup();
    const button = renderTooltip();
    await user.hover(button);
    expect((await screen.findByRole('tooltip')).textContent).toBe('12월 4일 오후 6:00까지');
    await user.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('stays while the pointer is on it', () => {
    vi.useFakeTimers();
    const button = renderTooltip();
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    passTime();
    fireEvent.pointerLeave(button);
    fireEvent.pointerEnter(screen.getByRole('tooltip'));
    passTime();
    expect(screen.queryByRole('tooltip')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole('tooltip'));
    passTime();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('shows on keyboard focus and hides on Escape', async () => {
    const user = userEvent.setup();
    renderTooltip();
    await user.tab();
    await screen.findByRole('tooltip');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('hides on a press, which still does what it does', async () => {
    const onClick = vi.fn();
    const user = userEvent.setup();
    const button = renderTooltip(onClick);
    await user.hover(button);
    await screen.findByRole('tooltip');
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('describes its element also before it is shown', () => {
    const button = renderTooltip();
    const id = button.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('12월 4일 오후 6:00까지');
  });

  it('does not show for a finger', () => {
    vi.useFakeTimers();
    fireEvent.pointerEnter(renderTooltip(), { pointerType: 'touch' });
    passTime();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
