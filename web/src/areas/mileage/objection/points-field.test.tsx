// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';

import { PointsField } from './points-field.tsx';

afterEach(cleanup);

const given: number[] = [];
function Field({ initial }: { readonly initial: number }) {
  const [value, setValue] = useState(initial);
  return (
    <PointsField
      id="points"
      value={value}
      error={undefined}
      onChange={(points) => {
        given.push(points);
        setValue(points);
      }}
    />
  );
}
const write = (text: string): void => void fireEvent.change(screen.getByLabelText('점수'), { target: { value: text } });

test('I9 points are added or deducted as chosen, whichever is chosen first', () => {
  given.length = 0;
  render(<Field initial={0} />);
  expect(screen.getByLabelText<HTMLInputElement>('점수').value).toBe('');
  write('10');
  fireEvent.click(screen.getByRole('radio', { name: '빼기' }));
  write('-12');
  fireEvent.click(screen.getByRole('radio', { name: '추가하기' }));
  write('');
  expect(given).toEqual([10, -10, -12, 12, 0]);
});

test('I9 points that were written before keep their sign', () => {
  render(<Field initial={-7} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '빼기' }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('점수').value).toBe('7');
});
