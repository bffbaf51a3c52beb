import { useEffect, useEffectEvent } from 'react';

import { isTyping } from '../../ui/is-typing.ts';

export type WorkKey = 'ArrowUp' | 'ArrowDown' | 'Enter';

/**
 * Keys with Alt while a record is open, except while somebody writes. A letter alone could be pressed by mistake, and
 * would have to be switched off (WCAG 2.1.4).
 */
export function useWorkKeys(actions: Readonly<Partial<Record<WorkKey, () => void>>>): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const action = actions[event.key as WorkKey]; // other keys have none
    if (!action || !event.altKey || event.ctrlKey || event.metaKey || event.repeat || isTyping(event.target)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    // Before the control that has the focus takes it for a press of its own.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}
