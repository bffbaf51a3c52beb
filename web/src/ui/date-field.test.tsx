// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateField } from './date-field.tsx';

afterEach(cleanup);

const formatDate = (iso: string) => `${Number(iso.slice(5, 7))}월 ${Number(iso.slice(8))}일`;

function DayField({ onValue }: { readonly onValue: (value: string | null, text: string) => void }) {
  const [value, setValue] = useState<string | null>('2026-11-24');
  return (
    <DateField
      label="날짜"
      value={value}
      onValueChange={(next, text) => {
        setValue(next);
        onValue(next, text);
      }}
      today="2026-11-20"
      locale="ko"
      formatDate={formatDate}
      min="2026-11-05"
    />
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: '날짜' });

describe('DateField', () => {
  it('shows the day in words and reads what is written in its place', async () => {
    const user = userEvent.setup();
    const onValue = vi.fn();
    render(<DayField onValue={onValue} />);
    expect(input().value).toBe('11월 24일');
    await user.clear(input());
    await user.type(input(), '12/3');
    await user.tab();
    expect(onValue).toHaveBeenLastCalledWith('2026-12-03', '12/3');
    expect(input().value).toBe('12월 3일');
  });

  it('keeps nonsense in sight and tells the form of it', async () => {
    const user = userEvent.setup();
    const onValue = vi.fn();
    render(<DayField onValue={onValue} />);
    await user.clear(input());
    await user.type(input(), '11월 31일');
    await user.tab();
    expect(onValue).toHaveBeenLastCalledWith(null, '11월 31일');
    expect(input().value).toBe('11월 31일');
  });

  it('is empty for an empty text', async () => {
    const user = userEvent.setup();
    const onValue = vi.fn();
    render(<DayField onValue={onValue} />);
    await user.clear(input());
    await user.tab();
    expect(onValue).toHaveBeenLastCalledWith(null, '');
    expect(input().value).toBe('');
  });

  it('opens a calendar with Korean names, in which days before the first are off', async () => {
    const user = userEvent.setup();
    const onValue = vi.fn();
    render(<DayField onValue={onValue} />);
    await user.click(screen.getByRole('button', { name: '달력 열기' }));
    const chosen = await screen.findByRole('button', { name: /11월 24일 화요일, 선택됨/ });
    expect(chosen).not.toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /11월 4일 수요일/ }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: /11월 25일 수요일/ }));
    expect(onValue).toHaveBeenLastCalledWith('2026-11-25', '11월 25일');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  });
});
