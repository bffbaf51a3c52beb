/**
 * One read for all who ask in the same turn. Whoever asks later gets a read of their own: nothing is kept.
 * `read` leaves out what is not there.
 */
export function batchReads<V>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | undefined> {
  let next: { readonly keys: Set<string>; readonly found: Promise<ReadonlyMap<string, V>> } | undefined;
  const open = (): NonNullable<typeof next> => {
    const keys = new Set<string>();
    const { promise, resolve } = Promise.withResolvers<void>();
    setImmediate(() => {
      next = undefined;
      resolve();
    });
    return { keys, found: promise.then(() => read([...keys])) };
  };
  return async (key) => {
    next ??= open();
    next.keys.add(key);
    return (await next.found).get(key);
  };
}
