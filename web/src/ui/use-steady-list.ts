import { useEffect, useState } from 'react';
import type { ComboboxOption } from './combobox.tsx';

interface List {
  readonly options: readonly ComboboxOption[];
  readonly loading: boolean;
}

export interface SteadyList extends List {
  /** Called when a press on the list begins: what it shows stays until the press ends. */
  readonly hold: () => void;
}

/**
 * Keeps what a list shows as long as it says the same. Base UI 1.9 takes another list for new data and writes the
 * label of the choice back into the field; one made anew in the moment in which a browser fills the field in would
 * take those words away. An answer that came between the press and the release would move another option under the
 * pointer, or none.
 */
export function useSteadyList(latest: List): SteadyList {
  const [kept, setKept] = useState(latest);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => (isHeld ? afterPress(() => setHeld(false)) : undefined), [isHeld]);
  const hold = (): void => setHeld(true);
  if (isHeld || saysTheSame(kept, latest)) return { ...kept, hold };
  setKept(latest);
  return { ...latest, hold };
}

/** Calls back once the press has ended, and its click has been heard. */
function afterPress(onEnd: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    timer = setTimeout(onEnd);
  };
  document.addEventListener('pointerup', end, { capture: true, once: true });
  document.addEventListener('pointercancel', end, { capture: true, once: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerup', end, { capture: true });
    document.removeEventListener('pointercancel', end, { capture: true });
  };
}

function saysTheSame(one: List, other: List): boolean {
  if (one.loading !== other.loading || one.options.length !== other.options.length) return false;
  if (one.options === other.options) return true;
  return one.options.every((option, index) => {
    const { value, label, note, disabled } = other.options[index] ?? {};
    return option.value === value && option.label === label && option.note === note && option.disabled === disabled;
  });
}
