// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DataColumn, DataSort } from './data-column.ts';
import { DataTable } from './data-table.tsx';
import { OPENS_ROW } from './open-row.ts';

interface Student {
  readonly id: string;
  readonly name: string;
  readonly points: number | null;
}

const students: readonly Student[] = [
  { id: 'a', name: '이하은', points: 600 },
  { id: 'b', name: '강민준', points: 1000 },
  { id: 'c', name: '문소율', points: null },
];

const columns: readonly DataColumn<Student>[] = [
  {
    id: 'name',
    header: '이름',
    cell: (row) => row.name,
    sortable: true,
    sortValue: (row) => row.name,
    rowHeader: true,
    card: 'title',
  },
  {
    id: 'points',
    header: '점수',
    cell: (row) => row.points ?? '없음',
    sortable: true,
    sortValue: (row) => row.points,
    card: 'fact',
  },
];

const labels = {
  loading: '불러오고 있어요',
  selectAll: '모두 고르기',
  selectRow: (row: Student) => `${row.name} 고르기`,
  sortBy: '정렬',
  sortOption: (header: string, direction: DataSort['direction']) => `${header} ${direction}`,
};

interface TableProps {
  readonly onSelection?: (selection: ReadonlySet<string>) => void;
  readonly isSelectable?: (row: Student) => boolean;
  readonly initial?: readonly string[];
}

function StudentTable({ onSelection, isSelectable, initial }: TableProps) {
  const [sort, setSort] = useState<DataSort | null>(null);
  const [selection, setSelection] = useState<ReadonlySet<string>>(() => new Set(initial));
  return (
    <DataTable
      caption="학생"
      columns={columns}
      rows={students}
      rowId={(row) => row.id}
      empty={<p>아직 없어요</p>}
      sort={sort}
      onSortChange={setSort}
      selection={selection}
      onSelectionChange={(next) => {
        setSelection(next);
        onSelection?.(next);
      }}
      isSelectable={isSelectable}
      labels={labels}
    />
  );
}

const readNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const selectAll = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '모두 고르기' });

let isPhone = false;

beforeEach(() => {
  isPhone = false;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    // Only what useMediaQuery reads.
    (query) => Object.assign(new EventTarget(), { matches: isPhone, media: query }) as MediaQueryList,
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('DataTable', () => {
  it.each([false, true])(
    'opens a row by a press anywhere in it, with the keys held, but not by its checkbox (phone: %s)',
    async (phone) => {
      isPhone = phone;
      const user = userEvent.setup();
      const opened = vi.fn((event: MouseEvent) => event.preventDefault());
      const linked = columns.map((column) =>
        column.id === 'name'
          ? {
              ...column,
              cell: (row: Student) => (
                <a href={`/${row.id}`} {...OPENS_ROW}>
                  {row.name}
                </a>
              ),
            }
          : column,
      );
      render(
        <DataTable
          caption="학생"
          columns={linked}
          rows={students}
          rowId={(row) => row.id}
          empty={null}
          selection={new Set()}
          onSelectionChange={() => undefined}
          labels={labels}
        />,
      );
      const link = screen.getByRole('link', { name: '강민준' });
      link.addEventListener('click', opened);
      await user.click(screen.getByText('1000'));
      expect(opened).toHaveBeenCalledTimes(1);
      await user.keyboard('{Control>}');
      await user.click(screen.getByText('1000'));
      await user.keyboard('{/Control}');
      expect(opened.mock.lastCall?.[0].ctrlKey).toBe(true);
      await user.click(link);
      expect(opened).toHaveBeenCalledTimes(3);
      await user.click(screen.getByRole('checkbox', { name: '강민준 고르기' }));
      expect(opened).toHaveBeenCalledTimes(3);
    },
  );

  it('sorts up, then down, with what has no value last when going up', async () => {
    const user = userEvent.setup();
    render(<StudentTable />);
    expect(readNames()).toEqual(['이하은', '강민준', '문소율']);
    await user.click(screen.getByRole('button', { name: '이름' }));
    expect(readNames()).toEqual(['강민준', '문소율', '이하은']);
    expect(screen.getByRole('columnheader', { name: '이름' }).getAttribute('aria-sort')).toBe('ascending');
    await user.click(screen.getByRole('button', { name: '이름' }));
    expect(readNames()).toEqual(['이하은', '문소율', '강민준']);
    await user.click(screen.getByRole('button', { name: '점수' }));
    expect(readNames()).toEqual(['이하은', '강민준', '문소율']);
    expect(screen.getByRole('columnheader', { name: '이름' }).getAttribute('aria-sort')).toBe('none');
  });

  it('leaves the order to the server when no column says how to sort', async () => {
    const onSortChange = vi.fn();
    const served = columns.map((column) => ({ ...column, sortValue: undefined }));
    render(
      <DataTable
        caption="학생"
        columns={served}
        rows={students}
        rowId={(row) => row.id}
        empty={null}
        sort={{ columnId: 'name', direction: 'ascending' }}
        onSortChange={onSortChange}
        labels={labels}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: '이름' }));
    expect(onSortChange).toHaveBeenCalledWith({ columnId: 'name', direction: 'descending' });
    expect(readNames()).toEqual(['이하은', '강민준', '문소율']);
  });

  it('shows none, some and all as unchecked, indeterminate and checked', async () => {
    const user = userEvent.setup();
    const onSelection = vi.fn();
    render(<StudentTable onSelection={onSelection} />);
    expect([selectAll().checked, selectAll().indeterminate]).toEqual([false, false]);
    await user.click(screen.getByRole('checkbox', { name: '강민준 고르기' }));
    expect(onSelection).toHaveBeenLastCalledWith(new Set(['b']));
    expect([selectAll().checked, selectAll().indeterminate]).toEqual([false, true]);
    await user.click(selectAll());
    expect(onSelection).toHaveBeenLastCalledWith(new Set(['a', 'b', 'c']));
    expect([selectAll().checked, selectAll().indeterminate]).toEqual([true, false]);
    await user.click(selectAll());
    expect(onSelection).toHaveBeenLastCalledWith(new Set());
  });

  it('keeps what is chosen on other pages', async () => {
    const onSelection = vi.fn();
    render(<StudentTable onSelection={onSelection} initial={['elsewhere']} />);
    expect(selectAll().indeterminate).toBe(false);
    await userEvent.click(screen.getByRole('checkbox', { name: '이하은 고르기' }));
    expect(onSelection).toHaveBeenLastCalledWith(new Set(['elsewhere', 'a']));
  });

  it('chooses everything between two rows with Shift', async () => {
    const user = userEvent.setup();
    const onSelection = vi.fn();
    render(<StudentTable onSelection={onSelection} />);
    await user.click(screen.getByRole('checkbox', { name: '이하은 고르기' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: '문소율 고르기' }));
    await user.keyboard('{/Shift}');
    expect(onSelection).toHaveBeenLastCalledWith(new Set(['a', 'b', 'c']));
  });

  it('is fully chosen when all that can be is, and offers nothing where none can', async () => {
    const user = userEvent.setup();
    render(<StudentTable isSelectable={(row) => row.points !== null} />);
    await user.click(screen.getByRole('checkbox', { name: '이하은 고르기' }));
    expect([selectAll().checked, selectAll().indeterminate]).toEqual([false, true]);
    await user.click(screen.getByRole('checkbox', { name: '강민준 고르기' }));
    expect([selectAll().checked, selectAll().indeterminate]).toEqual([true, false]);
    await user.click(selectAll());
    expect([selectAll().checked, selectAll().indeterminate]).toEqual([false, false]);
    cleanup();
    render(<StudentTable isSelectable={() => false} />);
    expect(selectAll().disabled).toBe(true);
  });

  it.each([
    [false, 'table'],
    [true, 'list'],
  ])('keeps the rows before in sight while the next ones come (phone: %s)', (onPhone, role) => {
    isPhone = onPhone;
    const shared = { caption: '학생', columns, rowId: (row: Student) => row.id, labels, empty: <p>아직 없어요</p> };
    const { rerender } = render(<DataTable {...shared} rows={students} />);
    const before = screen.getByRole(role, { name: '학생' });
    expect(before.hasAttribute('aria-busy')).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(<DataTable {...shared} rows={students} status="stale" />);
    expect(screen.getByRole(role, { name: '학생' })).toBe(before);
    expect(before.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('이하은')).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('불러오고 있어요');
    rerender(<DataTable {...shared} rows={[]} status="stale" />);
    expect(screen.queryByText('아직 없어요')).toBeNull();
  });

  it('says how many there are above the cards of a phone only', () => {
    const shared = { caption: '학생', columns, rows: students, rowId: (row: Student) => row.id, labels, empty: null };
    const { unmount } = render(<DataTable {...shared} summary="세 사람" />);
    expect(screen.queryByText('세 사람')).toBeNull();
    unmount();
    isPhone = true;
    render(<DataTable {...shared} summary="세 사람" />);
    expect(screen.getByText('세 사람')).not.toBeNull();
  });

  it('leaves out rows that cannot be chosen', async () => {
    const onSelection = vi.fn();
    render(<StudentTable onSelection={onSelection} isSelectable={(row) => row.points !== null} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '문소율 고르기' }).disabled).toBe(true);
    await userEvent.click(selectAll());
    expect(onSelection).toHaveBeenLastCalledWith(new Set(['a', 'b']));
  });

  it('is a list of cards on a phone', () => {
    isPhone = true;
    render(<StudentTable />);
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: '학생' })).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual([
      '이하은 고르기이하은점수 600',
      '강민준 고르기강민준점수 1000',
      '문소율 고르기문소율점수 없음',
    ]);
  });

  it('leaves no line and no dot in a card for a cell with nothing in it', () => {
    isPhone = true;
    const state: DataColumn<Student> = { id: 'state', header: '상태', cell: () => null, card: 'state' };
    const points: DataColumn<Student> = { id: 'points', header: '점수', cell: (row) => row.points, card: 'fact' };
    render(
      <DataTable
        caption="학생"
        columns={[...columns.slice(0, 1), state, points]}
        rows={students}
        rowId={(row) => row.id}
        labels={labels}
        empty={null}
      />,
    );
    const cards = within(screen.getByRole('list', { name: '학생' })).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual(['이하은점수 600', '강민준점수 1000', '문소율']);
    expect(cards[2]?.querySelectorAll('div')).toHaveLength(2);
  });

  it('is as wide as what is in it, unless one of its columns takes what is left', () => {
    const shared = { caption: '학생', rows: students, rowId: (row: Student) => row.id, labels, empty: null };
    const plain = columns.map((column) => ({ ...column, grow: false }));
    const { rerender } = render(<DataTable {...shared} columns={plain} />);
    expect(screen.getByRole('table').dataset['fits']).toBe('true');
    rerender(<DataTable {...shared} columns={plain.map((column, at) => ({ ...column, grow: at === 0 }))} />);
    expect(screen.getByRole('table').dataset['fits']).toBeUndefined();
  });

  it('gives its place to what says that there is nothing, that it failed, that it comes', () => {
    const shared = { caption: '학생', columns, rows: [], rowId: (row: Student) => row.id, labels };
    const { rerender } = render(<DataTable {...shared} empty={<p>아직 없어요</p>} error={<p>안 됐어요</p>} />);
    expect(screen.getByText('아직 없어요')).not.toBeNull();
    rerender(<DataTable {...shared} status="error" empty={<p>아직 없어요</p>} error={<p>안 됐어요</p>} />);
    expect(screen.getByText('안 됐어요')).not.toBeNull();
    rerender(<DataTable {...shared} status="loading" empty={<p>아직 없어요</p>} />);
    expect(screen.getByRole('status').textContent).toBe('불러오고 있어요');
    expect(screen.queryByText('아직 없어요')).toBeNull();
  });
});
