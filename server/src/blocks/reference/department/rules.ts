/**
 * The tree of departments. Pure.
 */
import type { Department, DepartmentNode } from '@naru/contract/areas/reference.ts';

/** Builds the tree under a root; undefined where there is no such department. Siblings keep the order of the list. */
export function buildTree(departments: readonly Department[], rootCode: string): DepartmentNode | undefined {
  const below = Map.groupBy(departments, (department) => department.upperDeptCode);
  const seen = new Set<string>();
  const grow = (department: Department): DepartmentNode => {
    seen.add(department.deptCode);
    const children = (below.get(department.deptCode) ?? []).filter(({ deptCode }) => !seen.has(deptCode));
    return { ...department, children: children.map(grow) };
  };
  const root = departments.find(({ deptCode }) => deptCode === rootCode);
  return root && grow(root);
}

/** Cuts the tree to the departments in `codes` and their ancestors; undefined where it has none of them. */
export function cutTree(node: DepartmentNode, codes: ReadonlySet<string>): DepartmentNode | undefined {
  const children = node.children.flatMap((child) => cutTree(child, codes) ?? []);
  return children.length > 0 || codes.has(node.deptCode) ? { ...node, children } : undefined;
}
