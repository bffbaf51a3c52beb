import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import styles from './tabs.module.css';
import { markHidden, showTab } from './tab-strip.ts';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** A quiet number beside the word, already formatted: "38", "1,000+". */
  readonly count?: string | undefined;
  /** A word of what is urgent in it, in red: "급한 일 1건"; a number alone where the label says it. */
  readonly alert?: string | undefined;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly value: Id;
  readonly onValueChange: (value: Id) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** Tabs for the parts of one thing, one visible at a time. */
export function Tabs<Id extends string>({ label, items, value, onValueChange, children }: TabsProps<Id>) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const shownRef = useRef('');

  // Later numbers make the strip longer, so the marks are computed after each render.
  useEffect(() => {
    const list = listRef.current;
    if (!list || typeof ResizeObserver === 'undefined') return undefined;
    const mark = (): void => markHidden(list);
    const look = (): void => {
      // Once for each choice and length: somebody who scrolls the strip by hand is looking for another tab.
      const shown = `${value} ${list.scrollWidth}`;
      if (shownRef.current !== shown && showTab(list)) shownRef.current = shown;
      mark();
    };
    look();
    const sizes = new ResizeObserver(look);
    for (const element of [list, ...list.children]) sizes.observe(element);
    list.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', mark);
    };
  });

  function go(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.id === value);
    const to = pickTarget(event.key, at, items.length);
    const item = to === undefined ? undefined : items[to];
    if (!item) return;
    event.preventDefault();
    onValueChange(item.id);
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[to ?? 0]?.focus();
  }

  return (
    <>
      <div ref={listRef} className={styles.list} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={go}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            aria-selected={item.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.id === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onValueChange(item.id)}
          >
            {/* Reserves the width of the bold word, which it has when chosen. */}
            <span className={styles.word} data-text={item.label}>
              {item.label}
            </span>
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
            {item.alert !== undefined && <span className={styles.alert}>{item.alert}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
}

function pickTarget(key: string, at: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}
