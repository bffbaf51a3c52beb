/**
 * Order and visibility of widgets. Pure.
 */
export interface Placed {
  readonly id: string;
  readonly hidden: boolean;
}

/** The person's order; widgets that came after it was saved stand at the end, and those that are gone are left out. */
export function arrange<T extends { readonly id: string }>(
  widgets: readonly T[],
  saved: readonly Placed[],
): (T & { readonly hidden: boolean })[] {
  const known = new Map(widgets.map((widget) => [widget.id, widget]));
  const inOrder = saved.flatMap(({ id, hidden }) => {
    const widget = known.get(id);
    known.delete(id);
    return widget ? [{ ...widget, hidden }] : [];
  });
  return [...inOrder, ...[...known.values()].map((widget) => ({ ...widget, hidden: false }))];
}

/** One place up (-1) or down (1); at the end it stays. */
export function move<T>(items: readonly T[], index: number, step: -1 | 1): T[] {
  const to = index + step;
  const moved = items[index];
  if (moved === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(index, 1).toSpliced(to, 0, moved);
}
