import IconToolsKitchen2 from '@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs';
import { DayStrip, type StripDay } from './day-strip.tsx';
import { Icon } from './icon.tsx';
import { SlotDay } from './slot-day.tsx';
import styles from './slot-grid.module.css';
import type { SlotGroup } from './slot-hours.ts';
import { WeekTurner, type WeekTurnerProps } from './week-turner.tsx';

export interface Slot {
  /** The hour: 10 to 22 without 12. */
  readonly hour: number;
  /** "2:00". */
  readonly label: string;
  /** The reason why it cannot be chosen, in a word: "예약됨", "내 수업", "닫힘". Open without one. */
  readonly reason?: string | undefined;
  /** The whole name: "오후 1시, 내 수업이 있어 고를 수 없어요". */
  readonly name: string;
}

export interface SlotGridDay extends StripDay {
  readonly slots: readonly Slot[];
}

export interface SlotGridProps {
  readonly days: readonly SlotGridDay[];
  readonly dayId: string;
  readonly onDayChange: (dayId: string) => void;
  /** The chosen hour of the visible day. */
  readonly value: number | null;
  readonly onValueChange: (hour: number) => void;
  /** Goes a week back or forth; absent if there is no such week. */
  readonly onPreviousWeek?: (() => void) | undefined;
  readonly onNextWeek?: (() => void) | undefined;
  readonly labels: WeekTurnerProps['labels'] & {
    readonly groups: Readonly<Record<SlotGroup, string>>;
    /** "12시는 점심시간이라 쉬어요". */
    readonly lunch: string;
  };
}

/** A choice of an hour: a strip of days with their free hours, then the hours of one day. */
export function SlotGrid(props: SlotGridProps) {
  const { days, dayId, onDayChange, value, onValueChange, onPreviousWeek, onNextWeek, labels } = props;
  const day = days.find((candidate) => candidate.id === dayId);
  return (
    <div className={styles.grid}>
      <WeekTurner onPrevious={onPreviousWeek} onNext={onNextWeek} labels={labels} />
      <DayStrip label={labels.week} days={days} dayId={dayId} onDayChange={onDayChange} />
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
