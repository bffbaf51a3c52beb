// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ComboboxOption } from './combobox.tsx';
import { Combobox } from './combobox.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const books: readonly ComboboxOption[] = ['창세기', '출애굽기', '레위기', '민수기'].map((label) => ({
  value: label,
  label,
}));

interface BookFieldProps {
  readonly onValue?: (value: ComboboxOption | null) => void;
  readonly onQueryChange?: (query: string) => void;
}

function BookField({ onValue, onQueryChange }: BookFieldProps) {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  return (
    <Combobox
      label="책"
      options={books}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValue?.(next);
      }}
      onQueryChange={onQueryChange}
    />
  );
}

async function findInput() {
  await screen.findByRole('button', { name: '목록 열기' });
  return screen.getByRole<HTMLInputElement>('combobox', { name: '책' });
}

describe('Combobox', () => {
  it('leaves no syllable behind when an option is pressed in the middle of composing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (by) => vi.advanceTimersByTime(by) });
    const onValue = vi.fn();
    const onQueryChange = vi.fn();
    render(<BookField onValue={onValue} onQueryChange={onQueryChange} />);
    const input = await findInput();
    await user.click(input);
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '창' }, isComposing: true, inputType: 'insertCompositionText' });
    expect(input.value).toBe('창');
    fireEvent.click(await screen.findByRole('option', { name: '출애굽기' }));
    await waitFor(() => expect(input.value).toBe('출애굽기'));
    expect(onValue).toHaveBeenLastCalledWith(books[1]);
    act(() => void vi.advanceTimersByTime(1000));
    expect(onQueryChange).not.toHaveBeenCalledWith('창');
  });

  it('offers what matches and chooses it by Enter', async () => {
    const user = userEvent.setup();
    const onValue = vi.fn();
    render(<BookField onValue={onValue} />);
    await user.type(await findInput(), '민수');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{Enter}');
    expect(onValue).toHaveBeenLastCalledWith(books[3]);
  });

  it('asks the server once the writing rests, and filters nothing itself', async () => {
    // Without a pause between keys: on a busy machine the writing would rest in it.
    const user = userEvent.setup({ delay: null });
    const onQueryChange = vi.fn();
    render(<BookField onQueryChange={onQueryChange} />);
    await user.type(await findInput(), '없는');
    await waitFor(() => expect(onQueryChange).toHaveBeenCalledWith('없는'));
    expect(onQueryChange).toHaveBeenCalledOnce();
    expect(screen.getAllByRole('option')).toHaveLength(4);
  });

  it('says so when nothing matches', async () => {
    const user = userEvent.setup();
    render(<BookField />);
    await user.type(await findInput(), '없는');
    expect(await screen.findByText('찾는 것이 없어요')).not.toBeNull();
  });

  it('keeps what is filled in at once while the list is made anew', async () => {
    const finder = () => (
      <Combobox label="책" options={[]} value={null} onValueChange={() => undefined} onQueryChange={() => undefined} />
    );
    const { rerender } = render(finder());
    const input = await findInput();
    // A browser that fills a field in gives no kind of input, and an answer may come in the same moment.
    act(() => {
      fireEvent.input(input, { target: { value: '출애굽기' } });
      rerender(finder());
    });
    expect(input.value).toBe('출애굽기');
  });

  it('keeps what is pressed where it is until the press ends', async () => {
    const onValue = vi.fn();
    const finder = (options: readonly ComboboxOption[]) => (
      <Combobox
        label="책"
        options={options}
        value={null}
        onValueChange={(next) => onValue(next)}
        onQueryChange={() => undefined}
      />
    );
    const { rerender } = render(finder(books));
    fireEvent.click(await screen.findByRole('button', { name: '목록 열기' }));
    const pressed = await screen.findByRole('option', { name: '레위기' });
    fireEvent.pointerDown(pressed);
    rerender(finder(books.slice(2)));
    expect(screen.getAllByRole('option')).toHaveLength(4);
    fireEvent.pointerUp(pressed);
    fireEvent.click(pressed);
    expect(onValue).toHaveBeenLastCalledWith(books[2]);
    fireEvent.click(screen.getByRole('button', { name: '목록 열기' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  });
});
