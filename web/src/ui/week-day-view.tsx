import { useState } from 'react';
import { DayStrip } from './day-strip.tsx';
import type { WeekGridProps } from './week-grid.tsx';
import styles from './week-day-view.module.css';
import { WeekListItem } from './week-list-item.tsx';

/** Shows WeekGrid where only one day has room: the week as a strip, below it the hours of the chosen day. */
export function WeekDayView(props: WeekGridProps) {
  const { label, days, hours, entries, selectedId, onSelect, onSelectEmpty, labels } = props;
  const selected = entries.find(({ id }) => id === selectedId);
  const begin = selected?.dayId ?? days.find(({ isToday }) => isToday)?.id ?? entries[0]?.dayId;
  const [chosen, setChosen] = useState(begin);
  // Another week has other days.
  const day = days.find(({ id }) => id === chosen) ?? days.find(({ id }) => id === entries[0]?.dayId) ?? days[0];
  if (!day) return null;
  const today = entries.filter(({ dayId }) => dayId === day.id);
  return (
    <section aria-label={label} className={styles.view}>
      <DayStrip
        label={label}
        days={days.map((one) => ({ ...one, countText: one.countText ?? '', isFull: one.isFull ?? true }))}
        dayId={day.id}
        onDayChange={setChosen}
      />
      <div className={styles.hours}>
        {today.length === 0 && !onSelectEmpty && <p className={styles.none}>{labels.noEntries}</p>}
        <ul aria-label={day.name}>
          {hours.map(({ hour, label: hourLabel }) => {
            const entry = today.find((candidate) => candidate.hour === hour);
            if (!entry && !onSelectEmpty) return null;
            return (
              <WeekListItem
                key={hour}
                entry={entry}
                empty={labels.empty}
                hourLabel={hourLabel}
                isSelected={entry !== undefined && entry.id === selectedId}
                onPress={() => (entry ? onSelect(entry) : onSelectEmpty?.(day.id, hour))}
              />
            );
          })}
        </ul>
      </div>
    </section>
  );
}
