import type { NormRow } from '@naru/contract/areas/ability/norm.ts';

import styles from './norm.module.css';

export interface ScalePictureProps {
  readonly rows: readonly NormRow[];
  /** Means to compare with; none where the group is everybody. */
  readonly everybody: readonly { readonly scaleCode: string; readonly mean: number }[];
  readonly writeNumber: (value: number) => string;
}

/** Draws each scale as a track between its ends: the mean, one deviation to either side, and everybody's mean. */
export function ScalePicture({ rows, everybody, writeNumber }: ScalePictureProps) {
  const ends = [...new Set(rows.map(({ least, most }) => `${writeNumber(least)} ${writeNumber(most)}`))];
  // Where all scales lie between the same scores, those stand above them once.
  const [least, most] = ends.length === 1 ? (ends[0]?.split(' ') ?? []) : [];
  return (
    // The same numbers stand in the table behind the button.
    <ul className={styles.tracks}>
      {least !== undefined && (
        <li className={styles.scale} aria-hidden="true">
          <span className={styles.ends}>
            <span>{least}</span>
            <span>{most}</span>
          </span>
        </li>
      )}
      {rows.map((row) => {
        const { scaleCode, name, mean, deviation } = row;
        const at = (value: number): string => `${toShare(value, row) * 100}%`;
        const beside = everybody.find((one) => one.scaleCode === scaleCode);
        const [from, to] = [mean - deviation, mean + deviation].map((value) => toShare(value, row));
        return (
          <li key={scaleCode} className={styles.scale}>
            <span className={styles.name}>{name}</span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={styles.band}
                style={{ insetInlineStart: `${(from ?? 0) * 100}%`, inlineSize: `${((to ?? 1) - (from ?? 0)) * 100}%` }}
              />
              {beside && <span className={styles.dot} style={{ insetInlineStart: at(beside.mean) }} />}
              <span className={styles.tick} style={{ insetInlineStart: at(mean) }} />
            </span>
            <span className={styles.value}>{writeNumber(mean)}</span>
          </li>
        );
      })}
    </ul>
  );
}

const toShare = (value: number, { least, most }: NormRow): number =>
  Math.min(1, Math.max(0, (value - least) / (most - least)));
