import styles from './progress-bar.module.css';

export interface ProgressThreshold {
  readonly at: number;
  readonly label: string;
}

export interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  /** Drawn hatched after the value, as it would come on top of it. */
  readonly coming?: number | undefined;
  readonly max: number;
  /** The text beside it: "60문항 중 42". */
  readonly valueText: string;
  readonly hideText?: boolean | undefined;
  /** Thresholds in the bar with their numbers below. */
  readonly thresholds?: readonly ProgressThreshold[] | undefined;
  readonly size?: 'small' | 'large' | undefined;
}

/** From this part of the bar on, the number of a threshold stands before it: there is no room after it. */
const NEAR_END = 0.9;

const none: readonly ProgressThreshold[] = [];

/** Shows progress towards a goal. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, coming = 0, max, valueText, hideText = false, thresholds = none, size = 'small' } = props;
  const part = (amount: number) => `${max > 0 ? Math.min(100, Math.max(0, (amount / max) * 100)) : 0}%`;
  return (
    <div className={styles.row}>
      <div className={styles.wrap}>
        <progress
          className="visually-hidden"
          aria-label={label}
          aria-valuetext={valueText}
          max={max > 0 ? max : 1}
          value={max > 0 ? Math.min(value + coming, max) : 0}
        />
        <div className={styles.track} data-size={size} aria-hidden>
          {coming > 0 && <div className={styles.coming} style={{ width: part(value + coming) }} />}
          <div className={styles.bar} style={{ width: part(value) }} />
          {thresholds.map(({ at }) => at < max && <span key={at} className={styles.cut} style={{ left: part(at) }} />)}
        </div>
        {thresholds.length > 0 && (
          <div className={styles.labels} aria-hidden>
            {thresholds.map((threshold) => (
              <span
                key={threshold.at}
                className={styles.threshold}
                data-end={threshold.at >= max * NEAR_END || undefined}
                style={{ left: part(threshold.at) }}
              >
                {threshold.label}
              </span>
            ))}
          </div>
        )}
      </div>
      {!hideText && (
        <span className={styles.text} aria-hidden>
          {valueText}
        </span>
      )}
    </div>
  );
}
