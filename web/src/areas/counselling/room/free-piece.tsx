import type { KeyboardEvent } from 'react';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { toTime } from '../../../ui/time-steps.ts';
import { reserveAt } from './addresses.ts';
import { instantOf, type Segment, startsOf } from './segments.ts';
import { roomTexts } from './texts.ts';
import type { TimelineRow } from './timeline.tsx';
import styles from './timeline.module.css';

export interface FreePieceProps {
  readonly row: TimelineRow;
  readonly segment: Segment;
}

/** A free period of a room: each half hour links to the form with that beginning. Tab stops once, arrows move on. */
export function FreePiece({ row, segment }: FreePieceProps) {
  const texts = useTexts(roomTexts).list;
  const format = useFormat();
  const [stop, setStop] = useState(segment.begins);
  const starts = startsOf(segment);
  // A period may begin later than before, once time has passed.
  const reached = starts.includes(stop) ? stop : segment.begins;
  const move = (event: KeyboardEvent<HTMLAnchorElement>, at: number): void => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: starts.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.currentTarget.closest('ol')?.querySelectorAll('a').item(to)?.focus();
  };
  return (
    <li className={styles.piece} data-kind="FREE" style={{ '--span': starts.length }}>
      <p className={styles.free}>
        <span className={styles.time}>
          {format.timeRange(instantOf(row.date, segment.begins), instantOf(row.date, segment.ends))}
        </span>
        <span className={styles.what}>{texts.free}</span>
      </p>
      <ol className={styles.starts}>
        {starts.map((minute, at) => (
          <li key={minute} data-whole={minute % 60 === 0 || undefined}>
            <AppLink
              to={reserveAt({ date: row.date, begins: toTime(minute), roomId: row.roomId })}
              className={styles.start}
              aria-label={texts.reserveAt({
                room: row.roomName,
                time: `${format.day(row.date)} ${format.time(instantOf(row.date, minute))}`,
              })}
              tabIndex={minute === reached ? 0 : -1}
              onFocus={() => setStop(minute)}
              onKeyDown={(event) => move(event, at)}
            >
              <span>{toTime(minute).replace(/^0/, '')}</span>
            </AppLink>
          </li>
        ))}
      </ol>
    </li>
  );
}
