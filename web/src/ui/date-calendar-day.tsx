import { useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';

/** A day's button: its number to see, the whole day to hear. */
export function DateCalendarDay({ day: _day, modifiers, children, 'aria-label': name, ...button }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const isFocused = modifiers['focused'] === true;

  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused]);

  return (
    <button {...button} ref={ref} type="button">
      <span aria-hidden>{children}</span>
      <span className="visually-hidden">{name}</span>
    </button>
  );
}
