import { Select, type SelectProps } from './select.tsx';
import { withChosen } from './time-steps.ts';

export interface TimeFieldProps extends Omit<SelectProps<string>, 'options'> {
  /** The times that are offered, `09:30`, in order. */
  readonly times: readonly string[];
  /** Writes a time in the person's language. */
  readonly formatTime: (time: string) => string;
  /** Names an option in place of a time, such as the whole day, by its value. */
  readonly first?: { readonly value: string; readonly label: string } | undefined;
}

/** A time of day, from a list that opens at the chosen one. */
export function TimeField({ times, formatTime, first, ...props }: TimeFieldProps) {
  const chosen = props.value === first?.value ? null : props.value;
  const options = withChosen(times, chosen).map((time) => ({ value: time, label: formatTime(time) }));
  return <Select {...props} options={first ? [first, ...options] : options} />;
}
