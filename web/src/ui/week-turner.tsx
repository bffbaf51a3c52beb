import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { IconButton } from './icon-button.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './week-turner.module.css';

export interface WeekTurnerProps {
  /** Goes a week back or forth; absent if there is no such week. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  /** Puts text and arrows together at the left instead of over the whole width. */
  readonly isTight?: boolean | undefined;
  readonly labels: {
    /** "11월 23일~29일" and "14주차". */
    readonly week: string;
    readonly weekNote?: string | undefined;
    readonly previousWeek: string;
    readonly nextWeek: string;
  };
}

/** Names the week, with buttons to the previous and the next one. */
export function WeekTurner({ onPrevious, onNext, isTight = false, labels }: WeekTurnerProps) {
  return (
    <div className={joinClasses(styles.week, isTight && styles.start)}>
      <IconButton icon={IconChevronLeft} label={labels.previousWeek} disabled={!onPrevious} onClick={onPrevious} />
      <p className={styles.title} aria-live="polite">
        <strong>{labels.week}</strong> {labels.weekNote}
      </p>
      <IconButton icon={IconChevronRight} label={labels.nextWeek} disabled={!onNext} onClick={onNext} />
    </div>
  );
}
