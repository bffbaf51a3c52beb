/** Things that take work to make, kept by what they are made from, up to a number of bytes; the oldest go first. */
export interface Kept<T> {
  readonly read: (key: string, make: () => Promise<T>) => Promise<T>;
  readonly forget: (key: string) => void;
}

interface Entry<T> {
  readonly made: Promise<T>;
  size: number;
}

/** Several that ask for the same at once wait for one making; what failed is made again. */
export function createKept<T>({
  most,
  sizeOf,
}: {
  readonly most: number;
  readonly sizeOf: (one: T) => number;
}): Kept<T> {
  const entries = new Map<string, Entry<T>>();
  let total = 0;
  const forget = (key: string): void => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  const weigh = (key: string, { entry, size }: { readonly entry: Entry<T>; readonly size: number }): void => {
    if (entries.get(key) !== entry) return;
    entry.size = size;
    total += size;
    for (const oldest of entries.keys()) {
      if (total <= most || oldest === key) break;
      forget(oldest);
    }
  };
  const add = (key: string, make: () => Promise<T>): Promise<T> => {
    const entry: Entry<T> = { made: make(), size: 0 };
    entries.set(key, entry);
    void entry.made
      .then((one) => weigh(key, { entry, size: sizeOf(one) }))
      // The one who asked hears of the error.
      .catch(() => entries.get(key) === entry && forget(key));
    return entry.made;
  };
  return {
    forget,
    read: (key, make) => {
      const entry = entries.get(key);
      if (!entry) return add(key, make);
      entries.delete(key);
      entries.set(key, entry);
      return entry.made;
    },
  };
}
