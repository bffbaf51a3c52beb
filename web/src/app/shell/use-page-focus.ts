import { useEffect, useRef, type RefObject } from 'react';

/** After a navigation the reading starts at the content, not where the last page's link was. */
export function usePageFocus(path: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
