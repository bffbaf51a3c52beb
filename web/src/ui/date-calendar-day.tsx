import { useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';

/** The button of a day: it shows the number, and screen readers get the whole day. */
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
