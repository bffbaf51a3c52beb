import { ChoiceChip } from './choice-chip.tsx';
import type { ChoiceOption } from './choice-option.ts';
import type { FieldFrame } from './field.tsx';
import { Field } from './field.tsx';
import { Row } from './row.tsx';

export interface ChipSetProps<Value extends string> extends FieldFrame {
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: readonly Value[];
  readonly onValueChange: (value: Value[]) => void;
  /** How many at most; the others then cannot be chosen. */
  readonly most?: number | undefined;
}

/** Several of a few, as chips, in the order in which they were chosen. */
export function ChipSet<Value extends string>(props: ChipSetProps<Value>) {
  const { options, value, onValueChange, most = Infinity, ...frame } = props;
  return (
    <Field {...frame} as="legend">
      {() => (
        <Row>
          {options.map((option) => {
            const isOn = value.includes(option.value);
            return (
              <ChoiceChip
                key={option.value}
                label={option.label}
                checked={isOn}
                disabled={(!isOn && value.length >= most) || option.disabled}
                onCheckedChange={(checked) =>
                  onValueChange(checked ? [...value, option.value] : value.filter((one) => one !== option.value))
                }
              />
            );
          })}
        </Row>
      )}
    </Field>
  );
}
