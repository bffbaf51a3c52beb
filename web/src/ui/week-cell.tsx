import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import type { KeyboardEvent } from 'react';
import { Icon } from './icon.tsx';
import styles from './week-cell.module.css';

export interface WeekEntry {
  readonly id: string;
  readonly dayId: string;
  readonly hour: number;
  /** Outline, amber with a clock, teal with a check, grey with a mark where it is over, hatched. */
  readonly kind: 'open' | 'waiting' | 'approved' | 'done' | 'absent' | 'closed';
  /** The person, or the state's word. */
  readonly title: string;
  /** The channel of the meeting. */
  readonly detail?: string | undefined;
  /** The full text for screen readers: "김서윤, 대기, 대면". */
  readonly name: string;
}

export interface WeekCellProps {
  readonly entry: WeekEntry | undefined;
  readonly place: string;
  readonly isTabStop: boolean;
  readonly isSelected: boolean;
  readonly name: string;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPress: (() => void) | undefined;
}

/** One hour of one day in WeekGrid. */
export function WeekCell(props: WeekCellProps) {
  const { entry, place, isTabStop, isSelected, name, onFocus, onKeyDown, onPress } = props;
  return (
    <td className={styles.cell} aria-selected={entry ? isSelected : undefined}>
      <button
        type="button"
        data-place={place}
        data-kind={entry?.kind}
        data-selected={isSelected || undefined}
        className={styles.entry}
        tabIndex={isTabStop ? 0 : -1}
        aria-disabled={onPress === undefined || undefined}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={onPress}
      >
        <span className="visually-hidden">{name}</span>
        {entry && (
          <span aria-hidden className={styles.words}>
            <span className={styles.title}>
              {entry.kind === 'waiting' && <Icon of={IconClock} size={16} />}
              {entry.kind === 'approved' && <Icon of={IconCheck} size={16} />}
              {entry.kind === 'done' && <Icon of={IconCircleCheck} size={16} />}
              {entry.kind === 'absent' && <Icon of={IconUserOff} size={16} />}
              <span className={styles.text}>{entry.title}</span>
            </span>
            {entry.detail !== undefined && <span className={styles.detail}>{entry.detail}</span>}
          </span>
        )}
      </button>
    </td>
  );
}
