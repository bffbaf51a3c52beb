import { type RefObject, useEffect, useRef } from 'react';

import type { Builder } from './use-builder.ts';

/** Gives the focus to a part that was asked to take it, as soon as it is drawn. */
export function useFocus<Element extends HTMLElement>(
  { focusId, focus }: Pick<Builder, 'focusId' | 'focus'>,
  id: string,
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (focusId !== id) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
    focus(null);
  }, [focusId, focus, id]);
  return ref;
}
