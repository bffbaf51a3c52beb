import type { TextPiece } from './compare-texts.ts';
import styles from './post-history.module.css';

export interface ChangedTextProps {
  readonly pieces: readonly TextPiece[];
  readonly side: 'before' | 'after';
}

/** A text with what was taken out struck through, or what came in underlined. */
export function ChangedText({ pieces, side }: ChangedTextProps) {
  const Mark = side === 'before' ? 'del' : 'ins';
  return (
    <span className={styles.words}>
      {pieces.map(({ text, isChanged }, at) =>
        // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name, and none moves
        isChanged ? <Mark key={at}>{text}</Mark> : <span key={at}>{text}</span>,
      )}
    </span>
  );
}
