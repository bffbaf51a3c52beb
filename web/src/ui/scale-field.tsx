import { useId } from 'react';
import type { FieldFrame } from './field.tsx';
import { Field } from './field.tsx';
import styles from './scale-field.module.css';

export interface ScaleFieldProps extends FieldFrame {
  /** From the least to the most; `ends` tells their meaning. */
  readonly points: readonly string[];
  readonly value: string | null;
  readonly onValueChange: (value: string) => void;
  /** The meanings of the first and the last point: "전혀 아니에요", "매우 그래요". */
  readonly ends: readonly [string, string];
}

/** A choice of one of a few points in a row, as wide as its place. */
export function ScaleField({ points, value, onValueChange, ends, ...frame }: ScaleFieldProps) {
  const name = useId();
  return (
    <Field {...frame} as="legend">
      {(control) => (
        <div role="radiogroup" aria-labelledby={control.labelId} aria-invalid={control.aria['aria-invalid']}>
          <div className={styles.points}>
            {points.map((point, index) => (
              <label key={point} className={styles.point}>
                <input
                  type="radio"
                  name={name}
                  value={point}
                  checked={value === point}
                  className={styles.input}
                  aria-label={[point, index === 0 ? ends[0] : '', index === points.length - 1 ? ends[1] : '']
                    .filter(Boolean)
                    .join(', ')}
                  onChange={() => onValueChange(point)}
                />
                <span aria-hidden="true">{point}</span>
              </label>
            ))}
          </div>
          <div className={styles.ends} aria-hidden="true">
            <span>{ends[0]}</span>
            <span>{ends[1]}</span>
          </div>
        </div>
      )}
    </Field>
  );
}
