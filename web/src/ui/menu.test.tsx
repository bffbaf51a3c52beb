// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MenuEntry } from './menu.tsx';
import { Menu } from './menu.tsx';

afterEach(cleanup);

function renderMenu(entries: readonly MenuEntry[]) {
  render(
    <Menu
      label="언어와 더 보기"
      entries={entries}
      trigger={(props) => (
        <button type="button" {...props}>
          열기
        </button>
      )}
    />,
  );
  return screen.getByRole('button', { name: '열기' });
}

describe('Menu', () => {
  it('opens by a press, does what is pressed, and gives the focus back', async () => {
    const user = userEvent.setup();
    const onSelect = vi.fn();
    const trigger = renderMenu([{ id: 'copy', label: '복사', onSelect }]);
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    await user.click(trigger);
    await user.click(await screen.findByRole('menuitem', { name: '복사' }));
    expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });

  it('offers entries of which one is chosen as one group of radios', async () => {
    const onSelect = vi.fn();
    const user = userEvent.setup();
    const trigger = renderMenu([
      { id: 'ko', label: '한국어', chosen: true },
      { id: 'en', label: 'English', chosen: false, onSelect },
    ]);
    await user.click(trigger);
    const radios = await screen.findAllByRole('menuitemradio');
    expect(radios.map((radio) => radio.getAttribute('aria-checked'))).toEqual(['true', 'false']);
    expect(new Set(radios.map((radio) => radio.closest('[role="group"]'))).size).toBe(1);
    expect(screen.queryByRole('menuitemcheckbox')).toBeNull();
    await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('keeps what can be on or off by itself a checkbox, and choices set apart two groups', async () => {
    const user = userEvent.setup();
    const more: readonly MenuEntry[] = [
      { id: 'follow', label: '소식 받기', checked: true },
      { id: 'light', label: '밝게', chosen: true },
      { id: 'regular', label: '보통', chosen: true, apart: true },
      { id: 'large', label: '크게', chosen: false },
    ];
    await user.click(renderMenu(more));
    expect((await screen.findByRole('menuitemcheckbox')).getAttribute('aria-checked')).toBe('true');
    const groups = screen.getAllByRole('menuitemradio').map((radio) => radio.closest('[role="group"]'));
    expect(new Set(groups).size).toBe(2);
    expect(screen.getAllByRole('menuitemradio', { checked: true })).toHaveLength(2);
  });

  it('is walked by arrow keys and closed by Escape', async () => {
    const user = userEvent.setup();
    const onSelect = vi.fn();
    const trigger = renderMenu([
      { id: 'one', label: '첫째' },
      { id: 'two', label: '둘째', onSelect },
    ]);
    trigger.focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: '첫째' })));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});
