// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Select } from './select.tsx';

const options = [
  { value: 'a', label: '소통' },
  { value: 'b', label: '창의' },
];

afterEach(cleanup);

it('says its name once where the name stands in it, and its value behind the name', () => {
  const shared = { label: '역량', hideLabel: true, placeholder: '역량', options, onValueChange: () => undefined };
  const { rerender } = render(<Select {...shared} value={null} />);
  expect(screen.getByRole('combobox', { name: '역량' })).toBeTruthy();
  rerender(<Select {...shared} value="b" />);
  expect(screen.getByRole('combobox', { name: '역량 창의' })).toBeTruthy();
});
