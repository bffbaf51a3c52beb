import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { KeyboardEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './slot-day.module.css';
import type { Slot } from './slot-grid.tsx';
import type { SlotGroup } from './slot-hours.ts';
import { findSlot, groupOf } from './slot-hours.ts';

export interface SlotDayProps {
  readonly name: string;
  readonly slots: readonly Slot[];
  readonly value: number | null;
  readonly onValueChange: (hour: number) => void;
  readonly groups: Readonly<Record<SlotGroup, string>>;
  readonly lunch: ReactNode;
}

const order: readonly SlotGroup[] = ['morning', 'afternoon', 'evening'];

/** Shows the hours of a day as one group of radios; arrows also reach closed ones, to tell why. */
export function SlotDay({ name, slots, value, onValueChange, groups, lunch }: SlotDayProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const firstOpen = slots.find((slot) => slot.reason === undefined) ?? slots[0];
  const tabStop = focused ?? value ?? firstOpen?.hour;

  function move(event: KeyboardEvent, slot: Slot) {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      choose(slot);
      return;
    }
    if (!/^(Arrow|Home|End)/.test(event.key)) return;
    event.preventDefault();
    const hours = slots.map(({ hour }) => hour);
    const target = slots[findSlot(hours, slots.indexOf(slot), event.key)];
    if (!target || target === slot) return;
    setFocused(target.hour);
    ref.current?.querySelector<HTMLElement>(`[data-hour="${target.hour}"]`)?.focus();
    choose(target);
  }

  function choose(slot: Slot) {
    if (slot.reason === undefined && slot.hour !== value) onValueChange(slot.hour);
  }

  return (
    <div ref={ref} role="radiogroup" aria-label={name} className={styles.day}>
      {order.map((group) => {
        const inGroup = slots.filter((slot) => groupOf(slot.hour) === group);
        if (inGroup.length === 0) return null;
        return (
          <div key={group}>
            {group === 'afternoon' && lunch}
            <p className={styles.title}>{groups[group]}</p>
            <div className={styles.slots}>
              {inGroup.map((slot) => (
                <button
                  key={slot.hour}
                  type="button"
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- closed hours keep focus, to say why
                  role="radio"
                  data-hour={slot.hour}
                  aria-checked={slot.hour === value}
                  aria-disabled={slot.reason !== undefined || undefined}
                  aria-label={slot.name}
                  tabIndex={slot.hour === tabStop ? 0 : -1}
                  className={styles.slot}
                  onFocus={() => setFocused(slot.hour)}
                  onKeyDown={(event) => move(event, slot)}
                  onClick={() => choose(slot)}
                >
                  <span className={styles.time} aria-hidden>
                    {slot.hour === value && <Icon of={IconCheck} size={16} />}
                    {slot.label}
                  </span>
                  {slot.reason !== undefined && (
                    <span className={styles.reason} aria-hidden>
                      {slot.reason}
                    </span>
                  )}
                </button>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
