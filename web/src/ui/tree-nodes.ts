export interface TreeNode {
  readonly id: string;
  readonly label: string;
  /** A quiet note beside the label: a code, a number of people. */
  readonly note?: string | undefined;
  readonly children?: readonly TreeNode[] | undefined;
  readonly disabled?: boolean | undefined;
}

export interface VisibleNode {
  readonly node: TreeNode;
  /** The level, counted from 1. */
  readonly level: number;
  readonly parentId: string | null;
  readonly position: number;
  readonly size: number;
}

/** Lists the visible rows of a tree from top to bottom, given the open nodes. */
export function listVisible(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  parent: { readonly id: string; readonly level: number } | null = null,
): VisibleNode[] {
  const level = (parent?.level ?? 0) + 1;
  return nodes.flatMap((node, index) => {
    const row = { node, level, parentId: parent?.id ?? null, position: index + 1, size: nodes.length };
    const below = expanded.has(node.id) ? listVisible(node.children ?? [], expanded, { id: node.id, level }) : [];
    return [row, ...below];
  });
}

/** Lists the ids of all nodes above a node. */
export function listAncestors(nodes: readonly TreeNode[], id: string): string[] {
  for (const node of nodes) {
    if (node.id === id) return [];
    const below = node.children ?? [];
    if (below.some((child) => child.id === id)) return [node.id];
    const deeper = listAncestors(below, id);
    if (deeper.length > 0) return [node.id, ...deeper];
  }
  return [];
}
