import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { reservationOf } from './addresses.ts';
import { FreePiece, type FreePieceProps } from './free-piece.tsx';
import { instantOf, type Segment } from './segments.ts';
import { roomTexts } from './texts.ts';
import styles from './timeline.module.css';

export interface TimelineRow {
  readonly id: string;
  /** The name of the room, or the day. */
  readonly label: string;
  readonly note: string;
  readonly roomId: string;
  readonly roomName: string;
  readonly date: string;
  readonly segments: readonly Segment[];
}

export interface TimelineProps {
  readonly rows: readonly TimelineRow[];
  readonly frame: { readonly begins: number; readonly ends: number };
  /** Changes at every drawing of stale rows. */
  readonly isStale: boolean;
}

const HOUR = 60;
const STEP = 30;

/** Draws rows of pieces over the hours of a day; narrow windows get lists. Every free half hour is a link. */
export function Timeline({ rows, frame, isStale }: TimelineProps) {
  const steps = (frame.ends - frame.begins) / STEP;
  const hours = Array.from({ length: (frame.ends - frame.begins) / HOUR }, (_one, at) => frame.begins / HOUR + at);
  return (
    <div className={styles.frame} style={{ '--steps': steps }} aria-busy={isStale || undefined}>
      <div className={styles.hours} aria-hidden>
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <p className={styles.name}>
              <strong>{row.label}</strong>
              <span className={styles.note}>{row.note}</span>
            </p>
            <ol className={styles.track}>
              {row.segments.map((segment) => {
                const Shown = segment.kind === 'FREE' ? FreePiece : Piece;
                return <Shown key={segment.begins} row={row} segment={segment} />;
              })}
            </ol>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Piece({ row, segment }: FreePieceProps) {
  const all = useTexts(roomTexts);
  const texts = all.list;
  const { kind, begins, ends, reservation, reason } = segment;
  const format = useFormat();
  const time = format.timeRange(instantOf(row.date, begins), instantOf(row.date, ends));
  const style = { '--span': (ends - begins) / STEP };
  if (reservation) {
    const { reservationId, isMine, reservedNm, purpose, status } = reservation;
    return (
      <li className={styles.piece} data-kind={kind} data-mine={isMine || undefined} style={style}>
        <AppLink to={reservationOf(reservationId)} className={styles.link}>
          <span className={styles.time}>{time}</span>
          <strong className={styles.who}>{reservedNm}</strong>
          <span className={styles.what}>
            {joinFacts([
              isMine ? texts.mine : '',
              all.purposes[purpose],
              status === 'BOOKED' ? '' : all.statuses[status],
            ])}
          </span>
        </AppLink>
      </li>
    );
  }
  const words = {
    SHUT: texts.shut,
    PAST: texts.past,
    BLOCKED: texts.blocked(reason ?? ''),
    FREE: texts.free,
    TAKEN: '',
  }[kind];
  return (
    <li className={styles.piece} data-kind={kind} style={style}>
      <span className={styles.time}>{time}</span>
      <span className={styles.what} title={kind === 'BLOCKED' ? words : undefined}>
        {words}
      </span>
    </li>
  );
}
