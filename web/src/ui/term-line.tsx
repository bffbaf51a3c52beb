import type { ReactElement, ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { TermLineLabel } from './term-line-label.tsx';
import type { LanePlace, Taken } from './term-line-lanes.ts';
import { placeLabels, spreadMarks } from './term-line-lanes.ts';
import styles from './term-line.module.css';

export interface TermLineItem {
  readonly id: string;
  /** The shape: diamond, ring, hatched bar. */
  readonly kind: 'deadline' | 'appointment' | 'exam';
  /** Milliseconds since 1970; `until` only for a bar. */
  readonly at: number;
  readonly until?: number | undefined;
  readonly title: string;
  /** The time and a remark: "24일 오후 2:00 · 답 기다림". */
  readonly detail: string;
  /** Due within three days: amber, filled. */
  readonly soon?: boolean | undefined;
  /** Makes the title a link. */
  readonly link?: ((slot: { className: string; children: ReactNode }) => ReactElement) | undefined;
}

export interface TermLineWeek {
  readonly id: string;
  readonly at: number;
  readonly label: string;
  readonly detail: string;
  readonly current?: boolean | undefined;
}

export interface TermLineProps {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly today: number;
  readonly weeks: readonly TermLineWeek[];
  readonly items: readonly TermLineItem[];
  readonly labels: {
    /** The label below the dot: "오늘". */
    readonly today: string;
    /** The first row on a phone: "오늘, 13주차". */
    readonly todayRow: string;
    /** Screen readers announce it before the titles, because they cannot see shapes. */
    readonly deadline: string;
    readonly appointment: string;
    readonly exam: string;
  };
}

type Placed = TermLineItem & { readonly mark: number; readonly place: LanePlace };

/** Pixels around today in which a stem would run through its label. */
const near = 24;
/** The largest width of the label in pixels. */
const todayWord = 40;

/** Shows a term as a line: the past thick, today highlighted, coming events as marks; vertical on a phone. */
export function TermLine({ label, from, to, today, weeks, items, labels }: TermLineProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(1016);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width || 1016));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const share = (at: number) => Math.min(1, Math.max(0, (at - from) / (to - from)));
  const sorted = items.toSorted((a, b) => a.at - b.at);
  const points = sorted.filter(({ kind }) => kind !== 'exam');
  const spread = spreadMarks(
    points.map((item) => share(item.at) * width),
    share(today) * width,
    width,
  );
  const shareOf = (item: TermLineItem) => {
    const mark = spread[points.indexOf(item)];
    return mark === undefined ? share(item.at) : mark / width;
  };
  const place = (side: readonly TermLineItem[], taken?: Taken): Placed[] => {
    const places = placeLabels(side.map(shareOf), width, taken);
    return side.flatMap((item, index) =>
      places[index] ? [{ ...item, mark: shareOf(item), place: places[index] }] : [],
    );
  };
  const above = place(sorted.filter((item) => item.kind === 'deadline'));
  const hanging = sorted.filter((item) => item.kind !== 'deadline');
  const offsets = hanging.map((item) => (shareOf(item) - share(today)) * width).filter((by) => Math.abs(by) < near);
  const besideToday = offsets.length === 0 ? undefined : 6 - Math.min(0, ...offsets);
  const wordEnd = share(today) * width + (besideToday === undefined ? todayWord / 2 : -besideToday);
  const below = place(hanging, { start: wordEnd - todayWord, end: wordEnd });
  const placed = [...above, ...below].toSorted((a, b) => a.at - b.at);
  const at = (moment: number) => `${share(moment) * 100}%`;

  return (
    <div ref={ref} className={styles.frame}>
      <div className={styles.line} style={{ '--above': countLanes(above), '--below': countLanes(below) }}>
        <ol className={styles.weeks} aria-hidden>
          {weeks.map((week) => (
            <li key={week.id} style={{ left: at(week.at) }} data-current={week.current || undefined}>
              <b>{week.label}</b> {week.detail}
            </li>
          ))}
        </ol>
        <span className={styles.water} />
        <span className={styles.past} style={{ width: at(today) }} />
        <ol className={styles.items} aria-label={label}>
          <li
            className={styles.today}
            data-beside={besideToday === undefined ? undefined : true}
            style={{ '--at': at(today), '--beside': `${besideToday ?? 0}px` }}
            aria-current="date"
          >
            <span className={styles.dot} />
            <span className={styles.todayWord}>{labels.today}</span>
            <span className={styles.todayRow}>{labels.todayRow}</span>
          </li>
          {placed.map((item) => (
            <li
              key={item.id}
              className={item.place.toLeft ? `${styles.item} ${styles.toLeft}` : styles.item}
              data-kind={item.kind}
              data-soon={item.soon || undefined}
              style={{
                '--at': `${item.mark * 100}%`,
                '--span': `${(share(item.until ?? item.at) - share(item.at)) * 100}%`,
                '--lane': item.place.lane,
                '--room': `${item.place.room}px`,
              }}
            >
              <span className={styles.stem} />
              <span className={styles.mark} />
              <TermLineLabel item={item} kindLabel={labels[item.kind]} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function countLanes(side: readonly Placed[]): number {
  return 1 + Math.max(0, ...side.map((item) => item.place.lane));
}
