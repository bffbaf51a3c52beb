import { useCallback, useSyncExternalStore } from 'react';

/** The width up to which a table becomes cards and a side panel a sheet. */
export const phone = '(max-width: 44.999rem)';

/** Whether a media query matches now; false without a window. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
