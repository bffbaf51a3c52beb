// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listPages } from './page-window.ts';
import type { PaginationProps } from './pagination.tsx';
import { Pagination } from './pagination.tsx';

afterEach(cleanup);

const counted: PaginationProps['counted'] = (total) => `${total}건`;

describe('listPages', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 20, [1, 2, 3, 4, 5, null, 20]],
    [4, 20, [1, 2, 3, 4, 5, null, 20]],
    [5, 20, [1, null, 4, 5, 6, null, 20]],
    [10, 20, [1, null, 9, 10, 11, null, 20]],
    [17, 20, [1, null, 16, 17, 18, 19, 20]],
    [20, 20, [1, null, 16, 17, 18, 19, 20]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ])('around page %i of %i shows %j', (page, count, shown) => {
    expect(listPages(page, count)).toEqual(shown);
  });
});

describe('Pagination', () => {
  it('says where one is and leads to the next and to a numbered page', async () => {
    const onPageChange = vi.fn();
    render(<Pagination page={2} pageSize={20} total={58} onPageChange={onPageChange} counted={counted} />);
    expect(screen.getByText('58건 가운데 21~40')).not.toBeNull();
    expect(screen.getByRole('button', { name: '2쪽' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(screen.getByRole('button', { name: '다음 쪽' }));
    await userEvent.click(screen.getByRole('button', { name: '1쪽' }));
    expect(onPageChange.mock.calls).toEqual([[3], [1]]);
  });

  it('ends at the last page, and keeps there the focus of who came to it', async () => {
    const onPageChange = vi.fn();
    const shared = { pageSize: 20, total: 58, onPageChange, counted };
    const { rerender } = render(<Pagination {...shared} page={2} />);
    const next = screen.getByRole('button', { name: '다음 쪽' });
    await userEvent.click(next);
    rerender(<Pagination {...shared} page={3} />);
    expect(document.activeElement).toBe(next);
    await userEvent.click(next);
    expect(onPageChange.mock.calls).toEqual([[3]]);
    expect(screen.getByText('58건 가운데 41~58')).not.toBeNull();
    expect(screen.getByRole('button', { name: '다음 쪽' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('goes on past a count that stopped, and writes it with a plus', () => {
    render(<Pagination page={50} pageSize={20} total={1000} bounded onPageChange={() => {}} counted={counted} />);
    expect(screen.getByText('1,000+건 가운데 981~1,000')).not.toBeNull();
    expect(screen.getByRole('button', { name: '다음 쪽' }).hasAttribute('aria-disabled')).toBe(false);
  });

  it('has one page for nothing and for all', () => {
    const { rerender } = render(
      <Pagination page={1} pageSize={20} total={0} onPageChange={() => {}} counted={counted} />,
    );
    expect(screen.getByText('0건 가운데 0~0')).not.toBeNull();
    rerender(<Pagination page={1} pageSize="all" total={38} onPageChange={() => {}} counted={counted} />);
    expect(screen.getByText('38건 가운데 1~38')).not.toBeNull();
    expect(screen.queryByRole('button', { name: '2쪽' })).toBeNull();
  });
});
