import type { KeyboardEvent, PointerEvent } from 'react';
import { useState } from 'react';

export interface DragHandle {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface DragOrder {
  /** The index of the dragged item. */
  readonly dragged: number | null;
  readonly handleOf: (at: number) => DragHandle;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the items of an `ol` by a handle in each: with mouse or finger, or with the arrow keys. */
export function useDragOrder(move: (from: number, to: number) => void): DragOrder {
  const [dragged, setDragged] = useState<number | null>(null);

  const end = (): void => setDragged(null);
  return {
    dragged,
    handleOf: (at) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        // The list may reorder under the pointer: with the capture the handle still gets its events.
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(at);
      },
      onPointerMove: (event) => {
        if (dragged === null) return;
        const to = placeAt(event.currentTarget, event.clientY, dragged);
        if (to === dragged) return;
        move(dragged, to);
        setDragged(to);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onKeyDown: (event) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        move(at, at + step);
      },
    }),
  };
}

/** Finds the new index: that of the item whose middle the pointer has passed. */
function placeAt(handle: HTMLElement, y: number, from: number): number {
  const items = [...(handle.closest('ol')?.children ?? [])];
  const middles = items.map((item) => item.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
  let to = from;
  while (to + 1 < middles.length && y > (middles[to + 1] ?? Infinity)) to += 1;
  while (to > 0 && y < (middles[to - 1] ?? -Infinity)) to -= 1;
  return to;
}
