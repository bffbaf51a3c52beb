// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Component } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadOnUse, setLoadFailed, type LoadFailedProps } from './load-on-use.tsx';

afterEach(() => {
  cleanup();
  setLoadFailed(undefined);
});

const Greeting = ({ name }: { readonly name: string }) => <p>{name} 님</p>;

describe('loadOnUse', () => {
  it('loads nothing before its first use, and once for all uses', async () => {
    const load = vi.fn(() => Promise.resolve(Greeting));
    const Lazy = loadOnUse(load);
    expect(load).not.toHaveBeenCalled();
    render(
      <>
        <Lazy name="서윤" fallback={<p>잠시만요</p>} />
        <Lazy name="정훈" />
      </>,
    );
    expect(screen.getByText('잠시만요')).not.toBeNull();
    expect(await screen.findByText('서윤 님')).not.toBeNull();
    expect(screen.getByText('정훈 님')).not.toBeNull();
    expect(load).toHaveBeenCalledOnce();
  });

  it('draws at once what was preloaded', async () => {
    const Lazy = loadOnUse(() => Promise.resolve(Greeting));
    Lazy.preload();
    await vi.waitFor(() => {
      const { container, unmount } = render(<Lazy name="서윤" />);
      const text = container.textContent;
      unmount();
      expect(text).toBe('서윤 님');
    });
  });

  it('asks for nothing without network, and loads when it is asked again with one', async () => {
    setLoadFailed(LoadFailed);
    const user = userEvent.setup();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(() => Promise.resolve(Greeting));
    const Lazy = loadOnUse(load);
    render(<Lazy name="서윤" fallback={<p>잠시만요</p>} />);
    const again = await screen.findByRole('button', { name: '다시' });
    expect(load).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    await user.click(again);
    expect(await screen.findByText('서윤 님')).not.toBeNull();
    onLine.mockRestore();
  });

  it('tells a failure at its place, keeps what is typed beside it, and loads when it is asked again', async () => {
    setLoadFailed(LoadFailed);
    const user = userEvent.setup();
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('오프라인'))
      .mockRejectedValueOnce(new Error('아직도'))
      .mockResolvedValue(Greeting);
    const Lazy = loadOnUse<{ name: string }>(load);
    render(
      <>
        <input aria-label="제목" />
        <Lazy name="서윤" fallback={<p>잠시만요</p>} />
      </>,
    );
    await user.type(screen.getByLabelText('제목'), '쓰던 글');
    const again = await screen.findByRole('button', { name: '다시' });
    await user.click(again);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    // The button keeps its place, and with it the focus.
    expect(document.activeElement).toBe(again);
    await user.click(again);
    expect(await screen.findByText('서윤 님')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('제목').value).toBe('쓰던 글');
  });

  it('shows something else where it cannot be loaded, if it was given', async () => {
    setLoadFailed(LoadFailed);
    const Lazy = loadOnUse<{ name: string }>(() => Promise.reject(new Error('오프라인')));
    render(<Lazy name="서윤" fallback={<p>잠시만요</p>} failed={<p>이름 없이</p>} />);
    expect(await screen.findByText('이름 없이')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('gives a failure to the error boundary where there is no message yet, and tries again the next time', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const load = vi.fn().mockRejectedValueOnce(new Error('오프라인')).mockResolvedValue(Greeting);
    const Lazy = loadOnUse<{ name: string }>(load);
    const { unmount } = render(
      <Boundary>
        <Lazy name="서윤" />
      </Boundary>,
    );
    expect(await screen.findByText('오프라인')).not.toBeNull();
    unmount();
    render(<Lazy name="서윤" />);
    expect(await screen.findByText('서윤 님')).not.toBeNull();
  });
});

function LoadFailed({ onRetry }: LoadFailedProps) {
  return (
    <button type="button" onClick={() => void onRetry()}>
      다시
    </button>
  );
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}
