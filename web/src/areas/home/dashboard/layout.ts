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

/**
 * Divides widgets in their order into the bands of the page, each a list of its columns: one over the whole width, or
 * a main column with one beside it. A half without another one stands beside.
 */
export function divideIntoBands<T extends { readonly place: 'main' | 'half' | 'side' | 'full' }>(
  widgets: readonly T[],
): T[][][] {
  const bands: T[][][] = [];
  const isPair = widgets.filter(({ place }) => place === 'half').length > 1;
  let [main, side]: T[][] = [];
  for (const widget of widgets) {
    if (widget.place === 'full') bands.push([[widget]]);
    if (widget.place === 'full' || !main || !side) [main, side] = [[], []];
    if (widget.place === 'full') continue;
    if (main.length + side.length === 0) bands.push([main, side]);
    (widget.place === 'main' || (isPair && widget.place === 'half') ? main : side).push(widget);
  }
  return bands.map((columns) => columns.filter(({ length }) => length > 0));
}
