// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WeekEntry } from './week-cell.tsx';
import { WeekGrid } from './week-grid.tsx';

const days = [
  { id: 'mon', weekday: '월', date: '23', name: '11월 23일 월요일' },
  { id: 'tue', weekday: '화', date: '24', name: '11월 24일 화요일' },
];
const hours = [
  { hour: 11, label: '오전 11시' },
  { hour: 13, label: '오후 1시' },
  { hour: 14, label: '오후 2시' },
];
const entries: readonly WeekEntry[] = [
  { id: 'a', dayId: 'tue', hour: 13, kind: 'waiting', title: '김서윤', name: '김서윤, 대기' },
  { id: 'b', dayId: 'mon', hour: 11, kind: 'open', title: '열림', name: '열림' },
];

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

interface WeekProps {
  readonly selectedId?: string | null;
  readonly onSelect?: (entry: WeekEntry) => void;
  readonly onSelectEmpty?: (dayId: string, hour: number) => void;
}

function renderWeek({ selectedId = null, onSelect = () => {}, onSelectEmpty }: WeekProps = {}) {
  render(
    <WeekGrid
      label="상담 주간"
      days={days}
      hours={hours}
      entries={entries}
      selectedId={selectedId}
      onSelect={onSelect}
      onSelectEmpty={onSelectEmpty}
      labels={{ lunch: '점심', empty: '비어 있음', noEntries: '없어요' }}
    />,
  );
}

const focused = () => document.activeElement?.textContent;

describe('WeekGrid', () => {
  it('names every hour by its day, with lunch between the hours around it', () => {
    renderWeek();
    expect(screen.getByRole('grid', { name: '상담 주간' })).not.toBeNull();
    expect(screen.getByRole('button', { name: '11월 24일 화요일 오후 1시, 김서윤, 대기' })).not.toBeNull();
    expect(screen.getByRole('button', { name: '11월 23일 월요일 오후 2시, 비어 있음' })).not.toBeNull();
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      '오전 11시',
      '점심',
      '오후 1시',
      '오후 2시',
    ]);
  });

  it('is one stop of Tab at what is chosen, walked by arrows up to its edges', async () => {
    const user = userEvent.setup();
    renderWeek({ selectedId: 'a' });
    await user.tab();
    expect(focused()).toContain('화요일 오후 1시');
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(focused()).toContain('화요일 오후 2시');
    await user.keyboard('{Home}');
    expect(focused()).toContain('월요일 오후 2시');
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(focused()).toContain('월요일 오전 11시');
    expect(screen.getAllByRole('button').filter((button) => button.tabIndex === 0)).toHaveLength(1);
  });

  it('opens an entry, and an empty hour only where that is wanted', async () => {
    const user = userEvent.setup();
    const onSelect = vi.fn();
    const onSelectEmpty = vi.fn();
    renderWeek({ onSelect, onSelectEmpty });
    await user.click(screen.getByRole('button', { name: /김서윤/ }));
    expect(onSelect).toHaveBeenCalledWith(entries[0]);
    await user.click(screen.getByRole('button', { name: /월요일 오후 1시/ }));
    expect(onSelectEmpty).toHaveBeenCalledWith('mon', 13);
    cleanup();
    renderWeek();
    expect(screen.getByRole('button', { name: /월요일 오후 1시/ }).getAttribute('aria-disabled')).toBe('true');
  });

  it('is one day with a strip of the week on a phone, at the day of what is chosen', async () => {
    isPhone = true;
    const user = userEvent.setup();
    const onSelect = vi.fn();
    renderWeek({ selectedId: 'a', onSelect });
    expect(screen.queryByRole('grid')).toBeNull();
    const view = screen.getByRole('region', { name: '상담 주간' });
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain('11월 24일 화요일');
    expect(within(view).getByRole('button', { current: true }).textContent).toContain('김서윤, 대기');
    await user.click(screen.getByRole('button', { name: /11월 23일 월요일/ }));
    expect(within(view).queryByText('김서윤')).toBeNull();
    await user.click(within(view).getByRole('button', { name: /오전 11시/ }));
    expect(onSelect).toHaveBeenCalledWith(entries[1]);
  });

  it('offers every hour of the day on a phone where empty ones can be opened', async () => {
    isPhone = true;
    const user = userEvent.setup();
    const onSelectEmpty = vi.fn();
    renderWeek({ selectedId: 'a', onSelectEmpty });
    expect(screen.getAllByRole('listitem')).toHaveLength(hours.length);
    await user.click(screen.getByRole('button', { name: /오후 2시/ }));
    expect(onSelectEmpty).toHaveBeenCalledWith('tue', 14);
  });

  it('is a list of days where that is asked for', () => {
    render(
      <WeekGrid
        label="상담 주간"
        form="list"
        days={days}
        hours={hours}
        entries={entries}
        selectedId={null}
        onSelect={() => {}}
        labels={{ lunch: '점심', empty: '비어 있음', noEntries: '없어요' }}
      />,
    );
    expect(screen.getAllByRole('heading').map((day) => day.textContent)).toEqual(days.map(({ name }) => name));
  });
});
