import { useEffect, useRef, type RefObject } from 'react';

/** After a navigation the reading starts at the content, not where the last page's link was. */
export function usePageFocus(path: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return undefined;
    last.current = path;
    // A window or menu that led here gives the focus back to its button as it closes; this comes after.
    const frame = requestAnimationFrame(() => main.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [path]);
  return main;
}
