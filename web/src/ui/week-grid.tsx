import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { WeekCell } from './week-cell.tsx';
import type { WeekEntry } from './week-cell.tsx';
import { WeekDayView } from './week-day-view.tsx';
import styles from './week-grid.module.css';
import { WeekList } from './week-list.tsx';
import { phone, useMediaQuery } from './use-media-query.ts';

export interface WeekDay {
  readonly id: string;
  /** "월" and "23". */
  readonly weekday: string;
  readonly date: string;
  /** "11월 23일 월요일". */
  readonly name: string;
  readonly isToday?: boolean | undefined;
  /** The content of a day in the strip of a phone: "3건"; and whether there is any. */
  readonly countText?: string | undefined;
  readonly isFull?: boolean | undefined;
}

export interface WeekHour {
  readonly hour: number;
  /** "오전 10시". */
  readonly label: string;
}

export interface WeekGridProps {
  readonly label: string;
  readonly days: readonly WeekDay[];
  /** The hours: 10 to 22 without 12; the break stands before the first hour after it. */
  readonly hours: readonly WeekHour[];
  readonly entries: readonly WeekEntry[];
  readonly selectedId: string | null;
  readonly onSelect: (entry: WeekEntry) => void;
  /** Lets people open an empty hour. */
  readonly onSelectEmpty?: ((dayId: string, hour: number) => void) | undefined;
  /** The list is the alternative; a phone has room for one day of the grid. */
  readonly form?: 'grid' | 'list' | undefined;
  readonly labels: {
    /** The label of the break at 12 o'clock: "점심". */
    readonly lunch: string;
    /** An empty hour for screen readers: "비어 있음". */
    readonly empty: string;
    /** A day without entries, in the list. */
    readonly noEntries: string;
  };
}

/** Shows a counsellor's week: days by hours, states by shape, arrow keys to move. */
export function WeekGrid(props: WeekGridProps) {
  const { label, days, hours, entries, selectedId, onSelect, onSelectEmpty, form = 'grid', labels } = props;
  const isPhone = useMediaQuery(phone);
  const ref = useRef<HTMLTableElement>(null);
  const first = entries.find((entry) => entry.id === selectedId) ?? entries[0];
  const [active, setActive] = useState(() => findPlace(props, first));

  if (form === 'list') return <WeekList {...props} />;
  if (isPhone) return <WeekDayView {...props} />;

  function go(row: number, column: number) {
    const place = {
      row: Math.min(hours.length - 1, Math.max(0, row)),
      column: Math.min(days.length - 1, Math.max(0, column)),
    };
    setActive(place);
    ref.current?.querySelector<HTMLElement>(`[data-place="${place.row} ${place.column}"]`)?.focus();
  }

  function move(event: KeyboardEvent, row: number, column: number) {
    const isFar = event.ctrlKey || event.metaKey;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowRight: () => go(row, column + 1),
      ArrowLeft: () => go(row, column - 1),
      ArrowDown: () => go(row + 1, column),
      ArrowUp: () => go(row - 1, column),
      Home: () => go(isFar ? 0 : row, 0),
      End: () => go(isFar ? hours.length - 1 : row, days.length - 1),
    };
    const next = moves[event.key];
    if (!next) return;
    event.preventDefault();
    next();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move in it
    <table ref={ref} role="grid" aria-label={label} className={styles.grid}>
      <thead>
        <tr>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty corner, no control */}
          <td className={styles.corner} />
          {days.map((day) => (
            <th key={day.id} scope="col" className={styles.day} data-today={day.isToday || undefined}>
              <span className="visually-hidden">{day.name}</span>
              <span aria-hidden>
                {day.weekday}
                <strong>{day.date}</strong>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map(({ hour, label: hourLabel }, row) => [
          hour === 13 && (
            <tr key="lunch" className={styles.lunch}>
              <th scope="row">{labels.lunch}</th>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a pause, no control */}
              <td colSpan={days.length} />
            </tr>
          ),
          <tr key={hour}>
            <th scope="row" className={styles.hour}>
              {hourLabel}
            </th>
            {days.map((day, column) => {
              const entry = entries.find((candidate) => candidate.dayId === day.id && candidate.hour === hour);
              return (
                <WeekCell
                  key={day.id}
                  entry={entry}
                  place={`${row} ${column}`}
                  isTabStop={active.row === row && active.column === column}
                  isSelected={entry !== undefined && entry.id === selectedId}
                  name={`${day.name} ${hourLabel}, ${entry?.name ?? labels.empty}`}
                  onFocus={() => setActive({ row, column })}
                  onKeyDown={(event) => move(event, row, column)}
                  onPress={entry ? () => onSelect(entry) : onSelectEmpty && (() => onSelectEmpty(day.id, hour))}
                />
              );
            })}
          </tr>,
        ])}
      </tbody>
    </table>
  );
}

function findPlace({ days, hours }: WeekGridProps, entry: WeekEntry | undefined) {
  return {
    row: Math.max(
      0,
      hours.findIndex(({ hour }) => hour === entry?.hour),
    ),
    column: Math.max(
      0,
      days.findIndex(({ id }) => id === entry?.dayId),
    ),
  };
}
