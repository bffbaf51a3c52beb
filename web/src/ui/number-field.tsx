import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useState } from 'react';
import type { FieldFrame } from './field.tsx';
import { formatNumber, parseNumber } from './number-text.ts';
import { TextField } from './text-field.tsx';

export interface NumberFieldProps extends FieldFrame {
  readonly value: number | null;
  /** Null when empty or not a number; the form checks and explains limits. */
  readonly onValueChange: (value: number | null) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The step of an arrow key; 1. */
  readonly step?: number | undefined;
  /** The number of decimals; 0. */
  readonly decimals?: number | undefined;
  readonly unit?: ReactNode;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly size?: 'small' | 'regular' | 'large' | undefined;
  readonly className?: string | undefined;
}

/** A field for a number with its unit; it groups thousands when it loses focus. */
export function NumberField(props: NumberFieldProps) {
  const { value, onValueChange, onBlur, min, max, step = 1, decimals = 0, unit, ...frame } = props;
  const [draft, setDraft] = useState<string | null>(null);

  function write(text: string) {
    setDraft(text);
    onValueChange(parseNumber(text, decimals));
  }

  function nudge(event: KeyboardEvent<HTMLInputElement>) {
    const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (sign === 0 || frame.disabled === true || frame.readOnly === true) return;
    event.preventDefault();
    const next = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, (value ?? 0) + sign * step));
    setDraft(null);
    onValueChange(Number(next.toFixed(decimals)));
  }

  return (
    <TextField
      {...frame}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={draft ?? formatNumber(value, decimals)}
      end={unit}
      onChange={(event) => write(event.target.value)}
      onKeyDown={nudge}
      onBlur={() => {
        setDraft(null);
        onBlur?.();
      }}
    />
  );
}
