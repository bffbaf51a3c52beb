import styles from './day-strip.module.css';

export interface StripDay {
  readonly id: string;
  readonly weekday: string;
  readonly date: string;
  /** "4개", "없음". */
  readonly countText: string;
  /** Whether the day has any entries. */
  readonly isFull: boolean;
  readonly isToday?: boolean | undefined;
  /** "11월 24일 화요일, 4개 비어 있어요". */
  readonly name: string;
}

export interface DayStripProps {
  /** "11월 23일~29일", for screen readers. */
  readonly label: string;
  readonly days: readonly StripDay[];
  readonly dayId: string;
  readonly onDayChange: (dayId: string) => void;
}

/** Shows the days of a week side by side, one of them chosen, each with its count. */
export function DayStrip({ label, days, dayId, onDayChange }: DayStripProps) {
  return (
    <fieldset className={styles.days}>
      <legend className="visually-hidden">{label}</legend>
      {days.map((day) => (
        <button
          key={day.id}
          type="button"
          className={styles.day}
          data-open={day.isFull || undefined}
          data-today={day.isToday || undefined}
          aria-pressed={day.id === dayId}
          onClick={() => onDayChange(day.id)}
        >
          <span aria-hidden className={styles.words}>
            <span>{day.weekday}</span>
            <span className={styles.date}>{day.date}</span>
            {/* Keeps the same height as the others. */}
            <span className={styles.count}>{day.countText || '\u00a0'}</span>
          </span>
          <span className="visually-hidden">{day.name}</span>
        </button>
      ))}
    </fieldset>
  );
}
