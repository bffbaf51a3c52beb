export interface KeyStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  /** Lists the keys that begin so. */
  readonly list: (prefix: string) => readonly string[];
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Opens local storage; if the browser refuses it, values last as long as the page.
 * @param keysOf a browser's storage has its keys as properties
 */
export function openKeyStorage(findArea: () => Area, keysOf: (area: Area) => string[] = Object.keys): KeyStorage {
  const kept = new Map<string, string>();
  const attempt = <T>(work: (area: Area) => T): T | undefined => {
    try {
      return work(findArea());
    } catch {
      return undefined; // switched off, full, or not a browser
    }
  };
  return {
    read: (key) => kept.get(key) ?? attempt((area) => area.getItem(key)) ?? null,
    write: (key, value) => {
      kept.delete(key);
      const isWritten = attempt((area) => {
        area.setItem(key, value);
        return true;
      });
      if (!isWritten) kept.set(key, value);
    },
    remove: (key) => {
      kept.delete(key);
      attempt((area) => area.removeItem(key));
    },
    // A value that could not be written is kept, and else stored: never both.
    list: (prefix) => [...kept.keys(), ...(attempt(keysOf) ?? [])].filter((key) => key.startsWith(prefix)),
  };
}

export const keyStorage = openKeyStorage(() => localStorage);
