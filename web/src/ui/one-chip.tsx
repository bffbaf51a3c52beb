import { useId } from 'react';
import { ChoiceChip } from './choice-chip.tsx';
import type { ChoiceOption } from './choice-option.ts';
import type { FieldFrame } from './field.tsx';
import { Field } from './field.tsx';
import { Row } from './row.tsx';

export interface OneChipProps<Value extends string> extends FieldFrame {
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
}

/** One of a few, as chips. */
export function OneChip<Value extends string>({ options, value, onValueChange, ...frame }: OneChipProps<Value>) {
  const name = useId();
  return (
    <Field {...frame} as="legend">
      {() => (
        <Row>
          {options.map((option) => (
            <ChoiceChip
              key={option.value}
              kind="radio"
              name={name}
              value={option.value}
              label={option.label}
              disabled={option.disabled}
              checked={value === option.value}
              onCheckedChange={() => onValueChange(option.value)}
            />
          ))}
        </Row>
      )}
    </Field>
  );
}
