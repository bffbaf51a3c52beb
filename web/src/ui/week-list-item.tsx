import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { Icon } from './icon.tsx';
import type { WeekEntry } from './week-cell.tsx';
import styles from './week-list.module.css';

export interface WeekListItemProps {
  /** Undefined for an empty hour. */
  readonly entry: WeekEntry | undefined;
  /** The text of such an hour. */
  readonly empty: string;
  readonly hourLabel: string;
  readonly isSelected: boolean;
  readonly onPress: () => void;
}

const shapes = {
  open: IconCircle,
  waiting: IconClock,
  approved: IconCheck,
  done: IconCircleCheck,
  absent: IconUserOff,
  closed: IconLock,
};

/** One row of WeekList and of WeekDayView. */
export function WeekListItem({ entry, empty, hourLabel, isSelected, onPress }: WeekListItemProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        data-kind={entry?.kind}
        aria-current={isSelected || undefined}
        onClick={onPress}
      >
        <span className={styles.hour}>{hourLabel}</span>
        <Icon of={entry ? shapes[entry.kind] : IconPlus} size={18} />
        <span className="visually-hidden">{entry?.name ?? empty}</span>
        <span className={entry ? styles.title : styles.empty} aria-hidden>
          {entry?.title ?? empty}
        </span>
        {entry?.detail !== undefined && (
          <span className={styles.detail} aria-hidden>
            {entry.detail}
          </span>
        )}
      </button>
    </li>
  );
}
