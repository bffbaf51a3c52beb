import styles from './age-bar.module.css';

export interface AgeBarProps {
  /** New, waiting, late: each with a look of its own. */
  readonly counts: readonly [fresh: number, waiting: number, late: number];
  /** The largest total of the bars that stand together. */
  readonly max: number;
}

const AGES = ['fresh', 'waiting', 'late'] as const;

/** Shows how long something has waited as a bar of three parts; the words beside it say the same. */
export function AgeBar({ counts, max }: AgeBarProps) {
  return (
    <span className={styles.track} aria-hidden>
      {AGES.map((age, index) => {
        const count = counts[index] ?? 0;
        if (count === 0) return null;
        return <span key={age} className={styles.part} data-age={age} style={{ width: `${(count / max) * 100}%` }} />;
      })}
    </span>
  );
}
