// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateRangeField } from './date-range-field.tsx';
import type { DateRange } from './date-range.ts';

afterEach(cleanup);

const formatDate = (iso: string) => `${Number(iso.slice(5, 7))}월 ${Number(iso.slice(8))}일`;

interface SpanFieldProps {
  readonly onValue: (value: DateRange, unread: string | null) => void;
  readonly locale?: 'ko' | 'en';
}

function SpanField({ onValue, locale = 'ko' }: SpanFieldProps) {
  const [value, setValue] = useState<DateRange>({ from: '2026-11-09', to: '2026-11-19' });
  return (
    <DateRangeField
      label="기간"
      value={value}
      onValueChange={(next, unread) => {
        setValue(next);
        onValue(next, unread);
      }}
      today="2026-11-20"
      locale={locale}
      formatDate={formatDate}
      min="2026-11-05"
      max="2026-12-18"
    />
  );
}

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function write(name: string, text: string) {
  const user = userEvent.setup();
  await user.clear(input(name));
  if (text !== '') await user.type(input(name), text);
  await user.tab();
}

describe('DateRangeField', () => {
  it('is a group of two days, shown in words and written in any form', async () => {
    const onValue = vi.fn();
    render(<SpanField onValue={onValue} />);
    expect(screen.getByRole('group', { name: '기간' })).not.toBeNull();
    expect([input('시작하는 날').value, input('끝나는 날').value]).toEqual(['11월 9일', '11월 19일']);
    await write('끝나는 날', '12/3');
    expect(onValue).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-12-03' }, null);
    expect(input('끝나는 날').value).toBe('12월 3일');
  });

  it('takes the other end along when it is passed', async () => {
    const onValue = vi.fn();
    render(<SpanField onValue={onValue} />);
    await write('시작하는 날', '12/1');
    expect(onValue).toHaveBeenLastCalledWith({ from: '2026-12-01', to: '2026-12-01' }, null);
    expect(input('끝나는 날').value).toBe('12월 1일');
  });

  it('may be open at one end, and keeps telling of nonsense at the other', async () => {
    const onValue = vi.fn();
    render(<SpanField onValue={onValue} />);
    await write('시작하는 날', '11월 31일');
    expect(onValue).toHaveBeenLastCalledWith({ from: null, to: '2026-11-19' }, '11월 31일');
    expect(input('시작하는 날').value).toBe('11월 31일');
    await write('끝나는 날', '');
    expect(onValue).toHaveBeenLastCalledWith({ from: null, to: null }, '11월 31일');
    await write('시작하는 날', '');
    expect(onValue).toHaveBeenLastCalledWith({ from: null, to: null }, null);
  });

  it('is chosen in one calendar, in whichever order, within its limits', async () => {
    const user = userEvent.setup();
    const onValue = vi.fn();
    render(<SpanField onValue={onValue} />);
    await user.click(screen.getByRole('button', { name: '달력 열기' }));
    await screen.findByText('시작하는 날을 골라 주세요');
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(11);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /11월 4일 수요일/ }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: /11월 26일 목요일/ }));
    expect(onValue).not.toHaveBeenCalled();
    expect(screen.getByText('끝나는 날을 골라 주세요')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: /11월 23일 월요일/ }));
    expect(onValue).toHaveBeenLastCalledWith({ from: '2026-11-23', to: '2026-11-26' }, null);
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect([input('시작하는 날').value, input('끝나는 날').value]).toEqual(['11월 23일', '11월 26일']);
  });

  it('is walked in the calendar by arrow keys, in English too', async () => {
    const user = userEvent.setup();
    const onValue = vi.fn();
    render(<SpanField onValue={onValue} locale="en" />);
    await user.click(screen.getByRole('button', { name: '달력 열기' }));
    const begin = await screen.findByRole('button', { name: /November 9th, 2026/ });
    await waitFor(() => expect(document.activeElement).toBe(begin));
    await user.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
    expect(onValue).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-17' }, null);
  });
});
