import type { ReactNode } from 'react';

import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field } from '../../../../ui/field.tsx';
import styles from './fields.module.css';

export interface Choice {
  readonly id: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly disabled?: boolean;
}

interface ChoiceListProps {
  readonly label: string;
  readonly help: string;
  readonly error?: string | undefined;
  readonly emptyText: string;
  readonly choices: readonly Choice[];
  readonly value: readonly string[];
  readonly most: number;
  readonly onChange: (value: string[]) => void;
}

/** Things of which several can be chosen; they stand in the order in which they were. */
export function ChoiceList({ label, help, error, emptyText, choices, value, most, onChange }: ChoiceListProps) {
  return (
    <Field label={label} help={choices.length > 0 ? help : emptyText} error={error} as="legend">
      {() => (
        <div className={styles.choices}>
          {choices.map(({ id, label: name, note, disabled = false }) => {
            const isChosen = value.includes(id);
            return (
              <Checkbox
                key={id}
                label={name}
                note={note}
                checked={isChosen}
                disabled={!isChosen && (disabled || value.length >= most)}
                onChange={() => onChange(isChosen ? value.filter((one) => one !== id) : [...value, id])}
              />
            );
          })}
        </div>
      )}
    </Field>
  );
}
