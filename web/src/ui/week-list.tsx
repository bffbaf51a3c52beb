import { WeekListItem } from './week-list-item.tsx';
import type { WeekGridProps } from './week-grid.tsx';
import styles from './week-list.module.css';

/** Shows WeekGrid as a list: days with their entries. */
export function WeekList({ label, days, hours, entries, selectedId, onSelect, labels }: WeekGridProps) {
  return (
    <section aria-label={label} className={styles.list}>
      {days.map((day) => {
        const today = hours.flatMap(({ hour, label: hourLabel }) =>
          entries
            .filter((entry) => entry.dayId === day.id && entry.hour === hour)
            .map((entry) => ({ entry, hourLabel })),
        );
        return (
          <div key={day.id}>
            <h3 className={styles.name}>{day.name}</h3>
            {today.length === 0 && <p className={styles.none}>{labels.noEntries}</p>}
            <ul>
              {today.map(({ entry, hourLabel }) => (
                <WeekListItem
                  key={entry.id}
                  entry={entry}
                  empty={labels.empty}
                  hourLabel={hourLabel}
                  isSelected={entry.id === selectedId}
                  onPress={() => onSelect(entry)}
                />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
