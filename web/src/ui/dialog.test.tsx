// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function LeaveDialog({ sticky }: { readonly sticky?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="상담 취소"
        description="교수님께 알려 드려요."
        sticky={sticky}
        actions={
          <button type="button" onClick={() => setOpen(false)}>
            취소하기
          </button>
        }
      >
        <input aria-label="이유" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('is not there before it opens, and is named and described when it is', async () => {
    const user = userEvent.setup();
    render(<LeaveDialog />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: '열기' }));
    const dialog = await screen.findByRole('dialog', { name: '상담 취소' });
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('교수님께 알려 드려요.');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  it('closes by Escape and gives the focus back to what opened it', async () => {
    const user = userEvent.setup();
    render(<LeaveDialog />);
    const opener = screen.getByRole('button', { name: '열기' });
    await user.click(opener);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('has a way out by name beside its actions', async () => {
    const user = userEvent.setup();
    render(<LeaveDialog />);
    await user.click(screen.getByRole('button', { name: '열기' }));
    await user.click(await screen.findByRole('button', { name: '닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [undefined, false],
    [true, true],
  ])('with sticky %s a press beside it leaves it open: %s', async (sticky, staysOpen) => {
    const user = userEvent.setup();
    render(<LeaveDialog {...(sticky !== undefined && { sticky })} />);
    await user.click(screen.getByRole('button', { name: '열기' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(dialog.parentElement ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog') !== null).toBe(staysOpen));
  });
});
