// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TruncatedText } from './truncated-text.tsx';

const text = '인공지능과 함께 배우는 대학 글쓰기';
let widthShown = 0;
let measureAgain: () => void = () => {};

beforeEach(() => {
  // The DOM of the test has no layout: every text is 300 wide.
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => widthShown);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        measureAgain = onResize;
      }
      observe() {
        measureAgain();
      }
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('TruncatedText', () => {
  it('shows a cut text whole on hover and on focus, and Escape takes it away', async () => {
    widthShown = 100;
    const user = userEvent.setup();
    render(<TruncatedText text={text} />);
    await user.hover(screen.getByText(text));
    await screen.findByRole('tooltip', { hidden: true });
    await user.hover(screen.getByRole('tooltip', { hidden: true }));
    expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe(text);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull());
    await user.tab();
    expect(document.activeElement?.textContent).toBe(text);
    await screen.findByRole('tooltip', { hidden: true });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull());
  });

  it('leaves the focus to a link inside, and shows the whole for it', async () => {
    widthShown = 100;
    const user = userEvent.setup();
    render(
      <TruncatedText text={text}>
        <a href="#course">{text}</a>
      </TruncatedText>,
    );
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link'));
    await screen.findByRole('tooltip', { hidden: true });
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('is no stop and has no tooltip while all of it is seen', async () => {
    widthShown = 300;
    const user = userEvent.setup();
    render(<TruncatedText text={text} />);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    widthShown = 100;
    act(() => measureAgain());
    await user.tab();
    expect(document.activeElement?.textContent).toBe(text);
  });
});
