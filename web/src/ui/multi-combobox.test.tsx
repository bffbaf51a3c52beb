// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ComboboxOption } from './combobox.tsx';
import { MultiCombobox } from './multi-combobox.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const books: readonly ComboboxOption[] = ['창세기', '출애굽기', '레위기', '민수기'].map((label) => ({
  value: label,
  label,
}));

interface BooksFieldProps {
  readonly initial?: readonly string[];
  readonly options?: readonly ComboboxOption[];
  readonly loading?: boolean;
  readonly onQueryChange?: (query: string) => void;
}

function BooksField({ initial, options = books, loading = false, onQueryChange }: BooksFieldProps) {
  const [value, setValue] = useState(() => books.filter((book) => initial?.includes(book.value)));
  return (
    <MultiCombobox
      label="책"
      name="book"
      options={options}
      value={value}
      onValueChange={(next) => setValue([...next])}
      onQueryChange={onQueryChange}
      loading={loading}
      writeChosen={(count) => `${count}권 골랐어요`}
    />
  );
}

async function findInput() {
  await screen.findByRole('button', { name: '목록 열기' });
  return screen.getByRole<HTMLInputElement>('combobox', { name: '책' });
}

/** Finds chips by their remove button, so that options do not count; an open list hides its surroundings. */
const readChips = () =>
  screen.queryAllByRole('button', { name: /빼기$/, hidden: true }).map((button) => button.getAttribute('aria-label'));

describe('MultiCombobox', () => {
  it('adds what is written and chosen by Enter, one after another', async () => {
    const user = userEvent.setup();
    render(<BooksField />);
    const input = await findInput();
    await user.type(input, '민수');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{Enter}');
    expect(readChips()).toEqual(['민수기 빼기']);
    expect(input.value).toBe('');
    await user.type(input, '레위');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{Enter}');
    expect(readChips()).toEqual(['민수기 빼기', '레위기 빼기']);
    expect(screen.getByText('2권 골랐어요')).not.toBeNull();
    const sent = [...document.querySelectorAll<HTMLInputElement>('input[name=book]')].map(({ value }) => value);
    expect(sent).toEqual(['민수기', '레위기']);
  });

  it('takes one away by its cross, and the last one by Backspace in the empty field', async () => {
    const user = userEvent.setup();
    render(<BooksField initial={['창세기', '출애굽기', '레위기']} />);
    const input = await findInput();
    await user.click(screen.getByRole('button', { name: '출애굽기 빼기' }));
    expect(readChips()).toEqual(['창세기 빼기', '레위기 빼기']);
    await user.type(input, '가{Backspace}');
    expect(readChips()).toHaveLength(2);
    await user.keyboard('{Backspace}');
    expect(readChips()).toEqual(['창세기 빼기']);
  });

  it('is walked by arrows into its chips, where Delete takes one away', async () => {
    const user = userEvent.setup();
    render(<BooksField initial={['창세기', '출애굽기']} />);
    const input = await findInput();
    await user.click(input);
    await user.keyboard('{Escape}{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('창세기');
    await user.keyboard('{Delete}');
    expect(readChips()).toEqual(['출애굽기 빼기']);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(input);
  });

  it('throws nothing away by Escape', async () => {
    const user = userEvent.setup();
    render(<BooksField initial={['창세기', '출애굽기']} />);
    await user.click(await findInput());
    await user.keyboard('{Escape}{Escape}{Escape}');
    expect(readChips()).toHaveLength(2);
  });

  it('leaves no syllable behind when an option is pressed in the middle of composing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (by) => vi.advanceTimersByTime(by) });
    const onQueryChange = vi.fn();
    render(<BooksField onQueryChange={onQueryChange} />);
    const input = await findInput();
    await user.click(input);
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '창' }, isComposing: true, inputType: 'insertCompositionText' });
    expect(input.value).toBe('창');
    fireEvent.click(await screen.findByRole('option', { name: '출애굽기' }));
    await waitFor(() => expect(readChips()).toEqual(['출애굽기 빼기']));
    expect(input.value).toBe('');
    act(() => void vi.advanceTimersByTime(1000));
    expect(onQueryChange).not.toHaveBeenCalledWith('창');
  });

  it('asks the server once the writing rests, and keeps what was chosen from other answers', async () => {
    const user = userEvent.setup();
    const onQueryChange = vi.fn();
    const { rerender } = render(<BooksField initial={['창세기']} onQueryChange={onQueryChange} />);
    await user.type(await findInput(), '없는');
    await waitFor(() => expect(onQueryChange).toHaveBeenCalledWith('없는'));
    expect(onQueryChange).toHaveBeenCalledOnce();
    rerender(<BooksField options={[]} loading onQueryChange={onQueryChange} />);
    expect(await screen.findByText('찾고 있어요')).not.toBeNull();
    rerender(<BooksField options={[]} onQueryChange={onQueryChange} />);
    expect(await screen.findByText('찾는 것이 없어요')).not.toBeNull();
    expect(readChips()).toEqual(['창세기 빼기']);
  });
});
