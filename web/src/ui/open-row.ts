import type { MouseEvent } from 'react';

/** The mark of the link that opens its row; at most one in a row. */
export const OPENS_ROW = { 'data-opens-row': '' } as const;

const OWN_PRESS = 'a, button, input, select, textarea, label, summary, [role="button"], [role="menuitem"]';

/**
 * Presses the link of a row for a press anywhere in it, with the keys that were held, so that a new tab stays one. The
 * link remains the only stop of the keyboard and of screen readers.
 */
export function openRow(event: MouseEvent<HTMLElement>) {
  const row = event.currentTarget;
  // A portal's events come up through React: a dialog of a row lies elsewhere in the page.
  if (event.defaultPrevented || !(event.target instanceof Element) || !row.contains(event.target)) return;
  if (event.target.closest(OWN_PRESS)) return;
  // A drag over a number to copy it opens nothing.
  if (globalThis.getSelection()?.type === 'Range') return;
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  row
    .querySelector('[data-opens-row]')
    ?.dispatchEvent(
      new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }),
    );
}
