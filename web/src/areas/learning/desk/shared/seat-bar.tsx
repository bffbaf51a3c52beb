import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { deskTexts } from './texts.ts';
import styles from './seat-bar.module.css';

export interface SeatBarProps {
  readonly capacity: number;
  readonly taken: number;
  /** Offered from the queue, and not accepted yet. */
  readonly held?: number;
  readonly queued: number;
  readonly size?: 'row' | 'page';
}

/** Seats as they fill: confirmed, offered, free; those who wait stand after the end. */
export function SeatBar({ capacity, taken, held = 0, queued, size = 'row' }: SeatBarProps) {
  const texts = useTexts(deskTexts).seats;
  const format = useFormat();
  const part = (count: number): string => `${Math.min(100, (count / capacity) * 100)}%`;
  const said = texts.of({ taken: format.number(taken), capacity: format.number(capacity) });
  return (
    <span className={styles.seats} data-size={size}>
      <span className={styles.track} aria-hidden>
        <span className={styles.taken} style={{ width: part(taken) }} />
        {held > 0 && <span className={styles.held} style={{ width: part(held) }} />}
      </span>
      <span className={styles.words}>
        {said}
        {queued > 0 && <span className={styles.queued}>{texts.queued(format.number(queued))}</span>}
      </span>
    </span>
  );
}
