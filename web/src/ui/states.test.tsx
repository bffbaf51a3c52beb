// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DeniedState } from './denied-state.tsx';
import { ErrorState } from './error-state.tsx';

afterEach(cleanup);

describe.each([
  ['DeniedState', (level?: 2 | 3) => <DeniedState title="볼 수 없어요" headingLevel={level} />],
  ['ErrorState of a page', (level?: 2 | 3) => <ErrorState page title="볼 수 없어요" headingLevel={level} />],
])('%s', (_name, draw) => {
  it('is the page’s heading, or one below another', () => {
    const { rerender } = render(draw());
    expect(screen.getByRole('heading', { level: 1, name: '볼 수 없어요' })).not.toBeNull();
    rerender(draw(2));
    expect(screen.getByRole('heading', { level: 2, name: '볼 수 없어요' })).not.toBeNull();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});

describe('ErrorState of a part', () => {
  it('has no heading of its own', () => {
    render(<ErrorState title="볼 수 없어요" />);
    expect(screen.getByRole('alert').textContent).toContain('볼 수 없어요');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
