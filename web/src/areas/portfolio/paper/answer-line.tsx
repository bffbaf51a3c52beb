import styles from './letter.module.css';
import type { AnswerPart } from './printed-letter.ts';

export interface AnswerLineProps {
  readonly parts: readonly AnswerPart[];
  readonly isLast: boolean;
}

/** One line of an answer, as it was typed; on paper it wraps, and continues on the next page where it must. */
export function AnswerLine({ parts, isLast }: AnswerLineProps) {
  const isEmpty = parts.every(({ text, endList }) => text === '' && endList.length === 0);
  return (
    <p className={styles.answer} data-lines data-last={isLast || undefined}>
      {isEmpty ? (
        <br />
      ) : (
        parts.map(({ text, isMarked, endList }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a part is its place and nothing else
          <span key={index} className={isMarked ? styles.marked : undefined}>
            {text}
            {endList.length > 0 && <sup className={styles.noteNumber}>{endList.join(', ')}</sup>}
          </span>
        ))
      )}
    </p>
  );
}
