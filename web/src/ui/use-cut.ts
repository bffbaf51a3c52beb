import { useCallback, useState } from 'react';

/** Whether an element is too narrow to show all of its content; observed as its width changes. */
export function useCut<E extends HTMLElement>(measure: (element: E) => boolean = isCutOff) {
  const [isCut, setIsCut] = useState(false);
  const ref = useCallback(
    (element: E | null) => {
      if (!element || typeof ResizeObserver === 'undefined') return undefined;
      const observer = new ResizeObserver(() => setIsCut(measure(element)));
      observer.observe(element);
      return () => observer.disconnect();
    },
    [measure],
  );
  return { ref, isCut };
}

export function isCutOff(element: Element): boolean {
  return element.scrollWidth > element.clientWidth;
}
