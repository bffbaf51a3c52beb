/** Puts what only the second order has behind what stands before it there. Pure. */
export function mergeOrder(first: readonly string[], second: readonly string[]): string[] {
  const order = [...first];
  for (const [at, id] of second.entries()) {
    if (order.includes(id)) continue;
    const before = second[at - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}
