/** Finds rules that come to ask for themselves. Pure. */
import type { NeedEdge } from './need-store.ts';

/** Finds the way from a class over what it needs back to itself, each class on it in its order; undefined for none. */
export function findCircle(
  classId: string,
  needs: readonly string[],
  edges: readonly NeedEdge[],
): string[] | undefined {
  const needsOf = Map.groupBy(
    edges.filter((edge) => edge.classId !== classId),
    (edge) => edge.classId,
  );
  const seen = new Set<string>();
  const walk = (at: string, way: readonly string[]): string[] | undefined => {
    if (at === classId) return [...way, at];
    if (seen.has(at)) return undefined;
    seen.add(at);
    for (const { needsId } of needsOf.get(at) ?? []) {
      const found = walk(needsId, [...way, at]);
      if (found) return found;
    }
    return undefined;
  };
  for (const need of needs) {
    const found = walk(need, [classId]);
    if (found) return found;
  }
  return undefined;
}
