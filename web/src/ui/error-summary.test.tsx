// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

afterEach(cleanup);

const problems = [
  { fieldId: 'name', message: '이름을 적어 주세요.' },
  { fieldId: 'ways', message: '방법을 골라 주세요.' },
];

function Form({ attempt, isClean = false }: { readonly attempt: number; readonly isClean?: boolean }) {
  return (
    <>
      <ErrorSummary title="두 곳을 고쳐 주세요" problems={isClean ? [] : problems} attempt={attempt} />
      <input id="name" aria-label="이름" />
      <fieldset id="ways">
        <legend>방법</legend>
        <input type="radio" aria-label="전화" disabled />
        <input type="radio" aria-label="만나서" />
      </fieldset>
    </>
  );
}

describe('ErrorSummary', () => {
  it('is nothing without a problem', () => {
    render(<Form attempt={1} isClean />);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('takes the focus when it comes, and again with every try', async () => {
    const { rerender } = render(<Form attempt={1} />);
    const summary = screen.getByRole('region', { name: '두 곳을 고쳐 주세요' });
    expect(document.activeElement).toBe(summary);
    await userEvent.click(screen.getByRole('textbox', { name: '이름' }));
    rerender(<Form attempt={1} />);
    expect(document.activeElement).not.toBe(summary);
    rerender(<Form attempt={2} />);
    expect(document.activeElement).toBe(summary);
  });

  it('leads to the field, and in a group to the first that can be used', async () => {
    const user = userEvent.setup();
    render(<Form attempt={1} />);
    await user.click(screen.getByRole('link', { name: '이름을 적어 주세요.' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '이름' }));
    await user.click(screen.getByRole('link', { name: '방법을 골라 주세요.' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '만나서' }));
  });
});
