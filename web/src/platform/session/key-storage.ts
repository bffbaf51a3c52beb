export interface KeyStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Opens local storage; if the browser refuses it, values last as long as the page. */
export function openKeyStorage(findArea: () => Area): KeyStorage {
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
  };
}

export const keyStorage = openKeyStorage(() => localStorage);
