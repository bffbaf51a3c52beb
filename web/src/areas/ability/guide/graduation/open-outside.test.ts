import { expect, it, vi } from 'vitest';

import { openOutside } from './open-outside.ts';

const ADDRESS = 'https://erp.example.ac.kr/sso';

function aWindow(wish: { readonly length: number; readonly tab?: object | null }) {
  const replace = vi.fn<(address: string) => void>();
  const open = vi.fn<() => object | null>(() => wish.tab ?? null);
  const here = { history: { length: wish.length }, location: { replace }, open };
  return { here: here as unknown as Window, replace, open }; // all that is used of one
}

it('becomes the page where the tab was opened for it', () => {
  const { here, replace, open } = aWindow({ length: 1 });
  expect(openOutside(ADDRESS, here)).toBe('HERE');
  expect(replace).toHaveBeenCalledWith(ADDRESS);
  expect(open).not.toHaveBeenCalled();
});

it('opens a tab that does not know who opened it, before it leads anywhere', () => {
  const tab = {
    opener: {} as object | null,
    location: { replace: vi.fn<(address: string) => void>(() => expect(tab.opener).toBeNull()) },
  };
  const { here, replace } = aWindow({ length: 3, tab });
  expect(openOutside(ADDRESS, here)).toBe('BESIDE');
  expect(tab.location.replace).toHaveBeenCalledWith(ADDRESS);
  expect(replace).not.toHaveBeenCalled();
});

it('says where the browser blocked the tab', () => {
  const { here, replace } = aWindow({ length: 3 });
  expect(openOutside(ADDRESS, here)).toBe('BLOCKED');
  expect(replace).not.toHaveBeenCalled();
});
