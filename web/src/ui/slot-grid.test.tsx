// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SlotGridDay } from './slot-grid.tsx';
import { SlotGrid } from './slot-grid.tsx';
import { findSlot } from './slot-hours.ts';

afterEach(cleanup);

const hours = [10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22];
const open = new Set([11, 14, 15, 18]);

const day: SlotGridDay = {
  id: '24',
  weekday: '화',
  date: '24',
  isFull: true,
  countText: '4개',
  name: '11월 24일 화요일, 4개 비어 있어요',
  slots: hours.map((hour) => ({
    hour,
    label: `${hour}:00`,
    reason: open.has(hour) ? undefined : '닫힘',
    name: open.has(hour) ? `${hour}시` : `${hour}시, 닫혀서 고를 수 없어요`,
  })),
};

const labels = {
  week: '11월 23일~29일',
  previousWeek: '지난주',
  nextWeek: '다음 주',
  groups: { morning: '오전', afternoon: '오후', evening: '저녁' },
  lunch: '12시는 점심시간이라 쉬어요',
};

function Picker({ onChoose }: { readonly onChoose: (hour: number) => void }) {
  const [hour, setHour] = useState<number | null>(null);
  return (
    <SlotGrid
      days={[day, { ...day, id: '25', date: '25', name: '11월 25일 수요일, 4개 비어 있어요' }]}
      dayId="24"
      onDayChange={() => {}}
      value={hour}
      onValueChange={(next) => {
        setHour(next);
        onChoose(next);
      }}
      labels={labels}
    />
  );
}

const focusedName = () => document.activeElement?.getAttribute('aria-label');

describe('SlotGrid', () => {
  it('is a group of radios for the day, closed ones with their reason in the name', () => {
    render(<Picker onChoose={() => {}} />);
    const group = screen.getByRole('radiogroup', { name: day.name });
    expect(group.querySelectorAll('[role=radio]')).toHaveLength(12);
    const closed = screen.getByRole('radio', { name: '13시, 닫혀서 고를 수 없어요' });
    expect(closed.getAttribute('aria-disabled')).toBe('true');
  });

  it('begins at the first open hour and moves by arrows, choosing what is open', async () => {
    const user = userEvent.setup();
    const onChoose = vi.fn();
    render(<Picker onChoose={onChoose} />);
    screen.getByRole('radio', { name: '11시' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(focusedName()).toBe('13시, 닫혀서 고를 수 없어요');
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{ArrowRight}');
    expect(focusedName()).toBe('14시');
    expect(onChoose).toHaveBeenLastCalledWith(14);
    expect(screen.getByRole('radio', { name: '14시' }).getAttribute('aria-checked')).toBe('true');
    await user.keyboard('{ArrowDown}');
    expect(focusedName()).toBe('19시, 닫혀서 고를 수 없어요');
    await user.keyboard('{Home}');
    expect(focusedName()).toBe('10시, 닫혀서 고를 수 없어요');
  });

  it('has one stop for Tab', () => {
    render(<Picker onChoose={() => {}} />);
    const stops = screen.getAllByRole('radio').filter((radio) => radio.tabIndex === 0);
    expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual(['11시']);
  });

  it('does not choose a closed hour by press or by Space', async () => {
    const user = userEvent.setup();
    const onChoose = vi.fn();
    render(<Picker onChoose={onChoose} />);
    const closed = screen.getByRole('radio', { name: '13시, 닫혀서 고를 수 없어요' });
    await user.click(closed);
    closed.focus();
    await user.keyboard(' ');
    expect(onChoose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: '15시' }));
    expect(onChoose).toHaveBeenCalledWith(15);
  });

  it('says which day is in sight and how much is open on each', () => {
    render(<Picker onChoose={() => {}} />);
    const pressed = screen.getByRole('button', { name: /11월 24일 화요일, 4개/ });
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('12시는 점심시간이라 쉬어요')).not.toBeNull();
  });
});

describe('findSlot', () => {
  it.each([
    [10, 'ArrowDown', 13],
    [11, 'ArrowDown', 14],
    [17, 'ArrowDown', 22],
    [17, 'ArrowUp', 11],
    [18, 'ArrowUp', 13],
    [22, 'ArrowDown', 22],
    [10, 'ArrowLeft', 10],
    [11, 'ArrowRight', 13],
    [13, 'End', 22],
  ])('from %i by %s leads to %i', (from, key, to) => {
    expect(hours[findSlot(hours, hours.indexOf(from), key)]).toBe(to);
  });
});
