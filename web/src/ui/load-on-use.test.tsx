// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Component } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadOnUse } from './load-on-use.tsx';

afterEach(cleanup);

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

  it('gives a failure to the error boundary, and tries again the next time', async () => {
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

class Boundary extends Component<{ readonly children: ReactNode }, { readonly message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}
