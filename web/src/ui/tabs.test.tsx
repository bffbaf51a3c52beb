// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { markHidden, showTab } from './tab-strip.ts';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const items = [
  { id: 'waiting', label: '대기', count: '3' },
  { id: 'approved', label: '승인', alert: '급한 일 1건' },
  { id: 'all', label: '전체' },
] as const;

type Id = (typeof items)[number]['id'];

function StateTabs() {
  const [value, setValue] = useState<Id>('waiting');
  return (
    <Tabs label="상태" items={items} value={value} onValueChange={setValue}>
      <p>{value}</p>
    </Tabs>
  );
}

const selected = () => screen.getByRole('tab', { selected: true });

describe('Tabs', () => {
  it('shows one panel, named by its tab', async () => {
    render(<StateTabs />);
    expect(screen.getByRole('tablist', { name: '상태' })).not.toBeNull();
    expect(screen.getByRole('tabpanel', { name: /대기/ }).textContent).toBe('waiting');
    await userEvent.click(screen.getByRole('tab', { name: '전체' }));
    expect(screen.getByRole('tabpanel', { name: '전체' }).textContent).toBe('all');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  it('says what is urgent in another tab', () => {
    render(<StateTabs />);
    expect(screen.getByRole('tab', { name: '승인 급한 일 1건' })).toBeTruthy();
  });

  it('is one stop of Tab, walked by arrows round about, Home and End', async () => {
    const user = userEvent.setup();
    render(<StateTabs />);
    await user.tab();
    expect(document.activeElement).toBe(selected());
    await user.keyboard('{ArrowLeft}');
    expect(selected().textContent).toContain('전체');
    expect(document.activeElement).toBe(selected());
    await user.keyboard('{ArrowRight}');
    expect(selected().textContent).toContain('대기');
    await user.keyboard('{End}');
    expect(selected().textContent).toContain('전체');
    await user.keyboard('{Home}');
    expect(selected().textContent).toContain('대기');
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });
});

/** Renders a strip 200 pixels wide over three tabs of 120 pixels each, the last one chosen. */
function openStrip(): HTMLElement {
  const list = document.createElement('div');
  list.innerHTML = '<button></button><button></button><button aria-selected="true"></button>';
  Object.defineProperties(list, { scrollWidth: { value: 360 }, clientWidth: { value: 200 } });
  list.getBoundingClientRect = () => new DOMRect(0, 0, 200, 44);
  const chosen = list.lastElementChild;
  if (chosen) chosen.getBoundingClientRect = () => new DOMRect(240 - list.scrollLeft, 0, 120, 44);
  return list;
}

describe('a strip that is too narrow', () => {
  it('brings the chosen tab into sight', () => {
    const list = openStrip();
    showTab(list);
    expect(list.scrollLeft).toBeGreaterThanOrEqual(160);
  });

  it('says at which end it goes on', () => {
    const list = openStrip();
    const marks = [0, 80, 160].map((left) => {
      list.scrollLeft = left;
      markHidden(list);
      return list.dataset['more'];
    });
    expect(marks).toEqual(['end', 'start end', 'start']);
  });
});
