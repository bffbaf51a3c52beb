import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconToolsKitchen2 from '@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { SlotDay } from './slot-day.tsx';
import styles from './slot-grid.module.css';
import type { SlotGroup } from './slot-hours.ts';

export interface Slot {
  /** 10 to 22 without 12. */
  readonly hour: number;
  /** "2:00". */
  readonly label: string;
  /** Why it cannot be chosen, in a word: "예약됨", "내 수업", "닫힘". Open without one. */
  readonly reason?: string | undefined;
  /** The whole name: "오후 1시, 내 수업이 있어 고를 수 없어요". */
  readonly name: string;
}

export interface SlotGridDay {
  readonly id: string;
  readonly weekday: string;
  readonly date: string;
  /** "4개", "없음". */
  readonly countText: string;
  readonly open: number;
  /** "11월 24일 화요일, 4개 비어 있어요". */
  readonly name: string;
  readonly slots: readonly Slot[];
}

export interface SlotGridProps {
  readonly days: readonly SlotGridDay[];
  readonly dayId: string;
  readonly onDayChange: (dayId: string) => void;
  /** The chosen hour of the day in sight. */
  readonly value: number | null;
  readonly onValueChange: (hour: number) => void;
  /** A week back or forth; without it there is no way there. */
  readonly onPreviousWeek?: (() => void) | undefined;
  readonly onNextWeek?: (() => void) | undefined;
  readonly labels: {
    /** "11월 23일~29일" and "14주차". */
    readonly week: string;
    readonly weekNote?: string | undefined;
    readonly previousWeek: string;
    readonly nextWeek: string;
    readonly groups: Readonly<Record<SlotGroup, string>>;
    /** "12시는 점심시간이라 쉬어요". */
    readonly lunch: string;
  };
}

/** Hours to choose from: a strip of days with what is open, then the hours of one day. */
export function SlotGrid(props: SlotGridProps) {
  const { days, dayId, onDayChange, value, onValueChange, onPreviousWeek, onNextWeek, labels } = props;
  const day = days.find((candidate) => candidate.id === dayId);
  return (
    <div className={styles.grid}>
      <div className={styles.week}>
        <IconButton
          icon={IconChevronLeft}
          label={labels.previousWeek}
          disabled={!onPreviousWeek}
          onClick={onPreviousWeek}
        />
        <p className={styles.title} aria-live="polite">
          <strong>{labels.week}</strong> {labels.weekNote}
        </p>
        <IconButton icon={IconChevronRight} label={labels.nextWeek} disabled={!onNextWeek} onClick={onNextWeek} />
      </div>
      <fieldset className={styles.days}>
        <legend className="visually-hidden">{labels.week}</legend>
        {days.map((candidate) => (
          <button
            key={candidate.id}
            type="button"
            className={styles.day}
            data-open={candidate.open > 0 || undefined}
            aria-pressed={candidate.id === dayId}
            onClick={() => onDayChange(candidate.id)}
          >
            <span aria-hidden className={styles.dayWords}>
              <span>{candidate.weekday}</span>
              <span className={styles.date}>{candidate.date}</span>
              <span className={styles.count}>{candidate.countText}</span>
            </span>
            <span className="visually-hidden">{candidate.name}</span>
          </button>
        ))}
      </fieldset>
      {day && (
        <SlotDay
          key={day.id}
          name={day.name}
          slots={day.slots}
          value={value}
          onValueChange={onValueChange}
          groups={labels.groups}
          lunch={
            <p className={styles.lunch}>
              <Icon of={IconToolsKitchen2} size={18} />
              {labels.lunch}
            </p>
          }
        />
      )}
    </div>
  );
}
