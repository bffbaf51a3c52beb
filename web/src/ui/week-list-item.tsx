import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { Icon } from './icon.tsx';
import type { WeekEntry } from './week-cell.tsx';
import styles from './week-list.module.css';

export interface WeekListItemProps {
  readonly entry: WeekEntry;
  readonly hourLabel: string;
  readonly isSelected: boolean;
  readonly onSelect: (entry: WeekEntry) => void;
}

const shapes = { open: IconCircle, waiting: IconClock, approved: IconCheck, closed: IconLock };

/** One row of WeekList. */
export function WeekListItem({ entry, hourLabel, isSelected, onSelect }: WeekListItemProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        data-kind={entry.kind}
        aria-current={isSelected || undefined}
        onClick={() => onSelect(entry)}
      >
        <span className={styles.hour}>{hourLabel}</span>
        <Icon of={shapes[entry.kind]} size={18} />
        <span className="visually-hidden">{entry.name}</span>
        <span className={styles.title} aria-hidden>
          {entry.title}
        </span>
        {entry.detail !== undefined && (
          <span className={styles.detail} aria-hidden>
            {entry.detail}
          </span>
        )}
      </button>
    </li>
  );
}
