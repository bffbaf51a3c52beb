// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { MultiCombobox } from '../../ui/multi-combobox.tsx';
import type { ComboboxOption } from '../../ui/combobox.tsx';
import { KeptSheet } from './kept-sheet.tsx';

afterEach(cleanup);

const OPTIONS = [
  { value: 'a', label: '김하나' },
  { value: 'b', label: '박두리' },
];

function Advisors({ onClose }: { readonly onClose: () => void }) {
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>([]);
  return (
    <KeptSheet title="나누기" isWritten={chosen.length > 0} onClose={onClose}>
      <MultiCombobox
        label="교수"
        options={OPTIONS}
        value={chosen}
        onValueChange={setChosen}
        writeChosen={(count) => `${count}명`}
      />
      <button type="button">다음</button>
    </KeptSheet>
  );
}

const choose = async (user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> => {
  await user.type(await screen.findByRole('combobox'), name);
  await user.click(await screen.findByRole('option', { name }));
};

describe('a sheet that is filled in', () => {
  it('is closed by Escape while it is empty', async () => {
    const onClose = vi.fn();
    render(<Advisors onClose={onClose} />);
    const user = userEvent.setup();
    (await screen.findByRole('button', { name: '다음' })).focus();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is asked about at Escape, wherever the focus is, and keeps everything', async () => {
    const onClose = vi.fn();
    render(<Advisors onClose={onClose} />);
    const user = userEvent.setup();
    await choose(user, '김하나');
    // The list, if it stands open, takes the first one.
    await user.keyboard('{Escape}{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    screen.getByText('다음').focus();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '계속 쓰기' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByText('김하나')).toBeTruthy();
    screen.getByText('다음').focus();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: '닫기' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is closed at once by its own button', async () => {
    const onClose = vi.fn();
    render(<Advisors onClose={onClose} />);
    const user = userEvent.setup();
    await choose(user, '박두리');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: '닫기' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
