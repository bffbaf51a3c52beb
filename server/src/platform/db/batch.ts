/**
 * Makes one read for all keys of the same turn; a later request gets a read of its own: nothing is cached.
 * `read` leaves out keys that it does not find.
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
