// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { ItemList } from './item-list.tsx';

afterEach(cleanup);

it('puts the four answers of an item into equal columns, so that none wraps to a row of its own', () => {
  render(
    <ItemList id="x" items={['잠들기 어렵다']} value={[null]} onValueChange={() => undefined} missing={undefined} />,
  );
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(screen.getByRole('radiogroup').dataset['even']).toBe('true');
});

it('is found at the first item that is not answered', () => {
  const items = ['잠들기 어렵다', '걱정이 많다', '쉽게 지친다'];
  render(
    <ItemList id="x" items={items} value={[0, null, null]} onValueChange={() => undefined} missing="답해 주세요" />,
  );
  expect(document.getElementById('x')?.textContent).toContain('2. 걱정이 많다');
});
