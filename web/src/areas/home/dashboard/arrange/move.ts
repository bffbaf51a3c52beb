/** One place up (-1) or down (1); at the end it stays. */
export function move<T>(items: readonly T[], index: number, step: -1 | 1): T[] {
  const to = index + step;
  const moved = items[index];
  if (moved === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(index, 1).toSpliced(to, 0, moved);
}
