import { useState } from 'react';
import type { ComboboxOption } from './combobox.tsx';

/**
 * Keeps the list of options as long as it says the same. Base UI 1.9 takes another list for new data and writes the
 * label of the choice back into the field; one made anew in the moment in which a browser fills the field in would
 * take those words away.
 */
export function useSteadyOptions(options: readonly ComboboxOption[]): readonly ComboboxOption[] {
  const [kept, setKept] = useState(options);
  if (saysTheSame(kept, options)) return kept;
  setKept(options);
  return options;
}

function saysTheSame(one: readonly ComboboxOption[], other: readonly ComboboxOption[]): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  return one.every((option, index) => {
    const { value, label, note, disabled } = other[index] ?? {};
    return option.value === value && option.label === label && option.note === note && option.disabled === disabled;
  });
}
