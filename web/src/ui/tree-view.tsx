import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import type { TreeNode, VisibleNode } from './tree-nodes.ts';
import { listAncestors, listVisible } from './tree-nodes.ts';
import styles from './tree-view.module.css';

export interface TreeViewProps {
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  readonly value: string | null;
  readonly onValueChange: (id: string) => void;
  readonly defaultExpanded?: readonly string[] | undefined;
}

/** A tree to choose one node, such as a department; arrow keys, Home, End and first letters move in it. */
export function TreeView({ label, nodes, value, onValueChange, defaultExpanded }: TreeViewProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set([...(defaultExpanded ?? []), ...(value === null ? [] : listAncestors(nodes, value))]),
  );
  const [focusedId, setFocusedId] = useState(value);
  const treeRef = useRef<HTMLDivElement>(null);
  const rows = listVisible(nodes, expanded);
  const tabStop = rows.find((row) => row.node.id === focusedId)?.node.id ?? rows[0]?.node.id;

  function toggle(id: string, open: boolean) {
    const next = new Set(expanded);
    if (open) next.add(id);
    else next.delete(id);
    setExpanded(next);
  }

  function focusRow(row: VisibleNode | undefined) {
    if (!row) return;
    setFocusedId(row.node.id);
    treeRef.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(row.node.id)}"]`)?.focus();
  }

  function move(event: KeyboardEvent, row: VisibleNode) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = rows.indexOf(row);
    const { id, children } = row.node;
    const isOpen = expanded.has(id);
    const hasChildren = (children?.length ?? 0) > 0;
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focusRow(rows[at + 1]),
      ArrowUp: () => focusRow(rows[at - 1]),
      Home: () => focusRow(rows[0]),
      End: () => focusRow(rows.at(-1)),
      ArrowRight: () => (hasChildren && !isOpen ? toggle(id, true) : focusRow(isOpen ? rows[at + 1] : undefined)),
      ArrowLeft: () => (isOpen ? toggle(id, false) : focusRow(rows.find((other) => other.node.id === row.parentId))),
      Enter: () => choose(row.node),
      ' ': () => choose(row.node),
    };
    const action = actions[event.key];
    if (action) {
      event.preventDefault();
      action();
    } else if (event.key.length === 1) {
      const after = [...rows.slice(at + 1), ...rows.slice(0, at)];
      focusRow(after.find((other) => other.node.label.toLowerCase().startsWith(event.key.toLowerCase())));
    }
  }

  function choose(node: TreeNode) {
    if (node.disabled !== true) onValueChange(node.id);
  }

  return (
    <div ref={treeRef} role="tree" aria-label={label}>
      {rows.map((row) => {
        const { id, label: name, note, children, disabled } = row.node;
        const hasChildren = (children?.length ?? 0) > 0;
        return (
          <div
            key={id}
            data-id={id}
            role="treeitem"
            tabIndex={id === tabStop ? 0 : -1}
            aria-level={row.level}
            aria-posinset={row.position}
            aria-setsize={row.size}
            aria-expanded={hasChildren ? expanded.has(id) : undefined}
            aria-selected={id === value}
            aria-disabled={disabled || undefined}
            className={styles.item}
            style={{ '--level': row.level - 1 }}
            onFocus={() => setFocusedId(id)}
            onKeyDown={(event) => move(event, row)}
            onClick={() => choose(row.node)}
          >
            <span
              className={styles.toggle}
              data-shown={hasChildren || undefined}
              aria-hidden
              onClick={(event) => {
                if (!hasChildren) return;
                event.stopPropagation();
                toggle(id, !expanded.has(id));
              }}
            >
              <Icon of={IconChevronRight} size={16} />
            </span>
            <span className={styles.name}>{name}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </div>
        );
      })}
    </div>
  );
}
