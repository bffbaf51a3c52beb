// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FieldFrame } from './field.tsx';
import { Field } from './field.tsx';

afterEach(cleanup);

function NameField(frame: Omit<FieldFrame, 'label'>) {
  return (
    <Field label="이름" {...frame}>
      {({ id, aria }) => <input id={id} {...aria} />}
    </Field>
  );
}

function readDescription(): string[] {
  const ids = screen.getByRole('textbox', { name: '이름' }).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing at ${id}`);
}

describe('Field', () => {
  it('says an error in the place of its help, and the help again when it is mended', () => {
    const { rerender } = render(<NameField help="학적부에 적힌 대로" count="0 / 20자" />);
    expect(readDescription()).toEqual(['학적부에 적힌 대로', '0 / 20자']);
    const place = screen.getByText('학적부에 적힌 대로').parentElement;
    rerender(<NameField help="학적부에 적힌 대로" count="0 / 20자" error="이름을 적어 주세요." />);
    expect(readDescription()).toEqual(['이름을 적어 주세요.', '0 / 20자']);
    expect(screen.queryByText('학적부에 적힌 대로')).toBeNull();
    expect(place?.textContent).toBe('이름을 적어 주세요.0 / 20자');
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    rerender(<NameField help="학적부에 적힌 대로" count="0 / 20자" error="" />);
    expect(readDescription()).toEqual(['학적부에 적힌 대로', '0 / 20자']);
    expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false);
  });

  it('has an error also where there is no help', () => {
    render(<NameField error="이름을 적어 주세요." />);
    expect(readDescription()).toEqual(['이름을 적어 주세요.']);
  });
});
