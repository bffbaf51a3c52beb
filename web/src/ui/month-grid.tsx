import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './month-grid.module.css';

export interface MonthEntry {
  readonly id: string;
  /** The day that it stands in. */
  readonly day: string;
  /** "오후 2:00". */
  readonly time: string;
  readonly title: string;
  /** One's own, in the accent, with a word for those who see no colour. */
  readonly mark?: string | undefined;
  /** Passed by, or called off. */
  readonly isQuiet?: boolean | undefined;
  readonly link: (slot: { className: string; children: ReactNode }) => ReactElement;
}

export interface MonthDay {
  readonly id: string;
  /** "24". */
  readonly number: string;
  /** "11월 24일 (화)". */
  readonly name: string;
  readonly isOutside: boolean;
  readonly isToday: boolean;
}

export interface MonthGridProps {
  readonly label: string;
  readonly weekdays: readonly string[];
  /** Whole weeks, Monday first. */
  readonly days: readonly MonthDay[];
  readonly entries: readonly MonthEntry[];
}

/** Shows the entries of a month in its days; on a phone the days that have some, one below the other. */
export function MonthGrid({ label, weekdays, days, entries }: MonthGridProps) {
  const byDay = Map.groupBy(entries, ({ day }) => day);
  const weeks = Array.from({ length: days.length / 7 }, (_none, at) => days.slice(at * 7, at * 7 + 7));
  return (
    <>
      <table className={styles.grid} aria-label={label}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.id}>
              {week.map((day) => (
                <td key={day.id} data-outside={day.isOutside || undefined} data-today={day.isToday || undefined}>
                  <span className={styles.number} aria-current={day.isToday ? 'date' : undefined}>
                    {day.number}
                  </span>
                  <Entries entries={byDay.get(day.id) ?? []} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ol className={styles.list} aria-label={label}>
        {days
          .filter((day) => byDay.has(day.id))
          .map((day) => (
            <li key={day.id} data-today={day.isToday || undefined}>
              <span className={styles.name}>{day.name}</span>
              <Entries entries={byDay.get(day.id) ?? []} />
            </li>
          ))}
      </ol>
    </>
  );
}

function Entries({ entries }: { readonly entries: readonly MonthEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles.entries}>
      {entries.map(({ id, time, title, mark, isQuiet = false, link }) => (
        <li key={id}>
          {link({
            className: joinClasses(styles.entry, mark !== undefined && styles.own, isQuiet && styles.quiet),
            children: (
              <>
                <span className={styles.time}>{time}</span> <span className={styles.title}>{title}</span>
                {mark !== undefined && <span className={styles.mark}> {mark}</span>}
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
