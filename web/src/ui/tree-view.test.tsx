// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { TreeNode } from './tree-nodes.ts';
import { TreeView } from './tree-view.tsx';

afterEach(cleanup);

const departments: readonly TreeNode[] = [
  {
    id: 'eng',
    label: '공과대학',
    children: [
      { id: 'cs', label: '컴퓨터공학과' },
      { id: 'civil', label: '토목공학과', disabled: true },
    ],
  },
  { id: 'art', label: '예술대학', children: [{ id: 'music', label: '음악과' }] },
];

function DepartmentTree({ initial = null }: { readonly initial?: string | null }) {
  const [value, setValue] = useState<string | null>(initial);
  return <TreeView label="학과" nodes={departments} value={value} onValueChange={setValue} />;
}

const readRows = () => screen.getAllByRole('treeitem').map((row) => row.textContent);
const focused = () => document.activeElement?.textContent;

describe('TreeView', () => {
  it('opens the way to what is chosen, and tells levels and places', () => {
    render(<DepartmentTree initial="cs" />);
    expect(readRows()).toEqual(['공과대학', '컴퓨터공학과', '토목공학과', '예술대학']);
    const chosen = screen.getByRole('treeitem', { selected: true });
    expect(chosen.textContent).toBe('컴퓨터공학과');
    expect(['aria-level', 'aria-posinset', 'aria-setsize'].map((name) => chosen.getAttribute(name))).toEqual([
      '2',
      '1',
      '2',
    ]);
    expect(screen.getByRole('treeitem', { name: '공과대학' }).getAttribute('aria-expanded')).toBe('true');
    expect(chosen.hasAttribute('aria-expanded')).toBe(false);
  });

  it('opens and closes by arrows, and goes to the parent and back', async () => {
    const user = userEvent.setup();
    render(<DepartmentTree />);
    await user.tab();
    expect(focused()).toBe('공과대학');
    await user.keyboard('{ArrowRight}');
    expect(readRows()).toHaveLength(4);
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('컴퓨터공학과');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('공과대학');
    await user.keyboard('{ArrowLeft}');
    expect(readRows()).toEqual(['공과대학', '예술대학']);
  });

  it('goes to the ends and by first letters, and chooses by Enter what may be chosen', async () => {
    const user = userEvent.setup();
    render(<DepartmentTree initial="cs" />);
    await user.tab();
    await user.keyboard('{End}');
    expect(focused()).toBe('예술대학');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('treeitem', { selected: true }).textContent).toBe('예술대학');
    await user.keyboard('{Home}토{Enter}');
    expect(focused()).toBe('토목공학과');
    expect(screen.getByRole('treeitem', { selected: true }).textContent).toBe('예술대학');
    expect(screen.getAllByRole('treeitem').filter((row) => row.tabIndex === 0)).toHaveLength(1);
  });
});
