import type { AttendanceStatus } from '@naru/contract/areas/learning/words.ts';
import type { KeyboardEvent } from 'react';

/** By the key's place and not its letter, so that a Hangul keyboard works as well. */
const KEYS: Readonly<Record<string, AttendanceStatus>> = {
  KeyP: 'PRESENT',
  KeyL: 'LATE',
  KeyA: 'ABSENT',
  KeyE: 'EXCUSED',
  Digit1: 'PRESENT',
  Digit2: 'LATE',
  Digit3: 'ABSENT',
  Digit4: 'EXCUSED',
};

/** Finds the next row that has buttons: one’s own has none. */
function rowBeside(row: Element, way: 'nextElementSibling' | 'previousElementSibling'): Element | null {
  const to = row[way];
  return to === null || to.querySelector('button') ? to : rowBeside(to, way);
}

interface SheetKeys {
  readonly onMark: (traineeId: string, status: AttendanceStatus | null) => void;
  readonly onMove: (traineeId: string) => void;
  readonly onUndo: (() => void) | undefined;
}

/** Handles keys on the rows of a sheet: arrows move, letters mark and go on to the next row. */
export function useSheetKeys({ onMark, onMove, onUndo }: SheetKeys) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement; // keys are pressed on elements only
    const row = target.closest<HTMLElement>('[data-row]');
    const id = row?.dataset['row'];
    if (!row || id === undefined || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.code !== 'KeyZ' || !onUndo) return;
      event.preventDefault();
      onUndo();
      return;
    }
    const buttons = [...row.querySelectorAll<HTMLElement>('button')];
    const at = buttons.indexOf(target);
    const focusIn = (to: Element | null, place: number): void => {
      if (!(to instanceof HTMLElement)) return;
      event.preventDefault();
      const next = [...to.querySelectorAll<HTMLButtonElement>('button')];
      const wanted = next[place]?.disabled === false ? next[place] : next.find(({ disabled }) => !disabled);
      onMove(to.dataset['row'] ?? id);
      wanted?.focus();
    };
    if (event.code === 'ArrowDown') focusIn(rowBeside(row, 'nextElementSibling'), at);
    else if (event.code === 'ArrowUp') focusIn(rowBeside(row, 'previousElementSibling'), at);
    else if (event.code === 'ArrowRight') focusIn(row, Math.min(at + 1, buttons.length - 1));
    else if (event.code === 'ArrowLeft') focusIn(row, Math.max(at - 1, 0));
    else if (event.code === 'Backspace' || event.code === 'Delete') {
      event.preventDefault();
      onMark(id, null);
    } else if (KEYS[event.code] !== undefined) {
      event.preventDefault();
      onMark(id, KEYS[event.code] ?? null);
      focusIn(rowBeside(row, 'nextElementSibling'), at);
    }
  };
}
