import { Fragment } from 'react';
import type { ChartFrameProps } from './chart-frame.tsx';
import { ChartFrame } from './chart-frame.tsx';
import styles from './heat-map.module.css';

export interface HeatMapProps extends Omit<ChartFrameProps, 'children'> {
  /** Days of the week, say. */
  readonly columns: readonly string[];
  /** Hours, say. */
  readonly rows: readonly string[];
  /** A row of values for each of `rows`; null where there is nothing to know. */
  readonly values: readonly (readonly (number | null)[])[];
  readonly formatValue: (value: number) => string;
}

/** Weeks by hours: the more, the deeper, with the number in each field. A grid of fields needs no library to draw it. */
export function HeatMap(props: HeatMapProps) {
  const { finding, columns, rows, values, formatValue } = props;
  const most = Math.max(1, ...values.flat().map((value) => value ?? 0));
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture is drawn here, not loaded
  const picture = (
    <div role="img" aria-label={finding} className={styles.picture} style={{ '--columns': columns.length }}>
      <span />
      {columns.map((column) => (
        <span key={column} className={styles.column}>
          {column}
        </span>
      ))}
      {rows.map((row, y) => (
        <Fragment key={row}>
          <span className={styles.row}>{row}</span>
          {columns.map((column, x) => {
            const value = values[y]?.[x] ?? null;
            return (
              <span key={column} className={styles.field} style={{ '--shade': pickShade(value, most) }}>
                {value !== null && value > 0 && formatValue(value)}
              </span>
            );
          })}
        </Fragment>
      ))}
    </div>
  );
  return <ChartFrame {...props}>{picture}</ChartFrame>;
}

/** Every shade of the ramp is light enough, or in the dark deep enough, for ink. */
function pickShade(value: number | null, most: number): string | undefined {
  if (value === null) return undefined;
  const share = value / most;
  const [from, to] = share < 0.5 ? ['--acc-tint', '--acc-tint2'] : ['--acc-tint2', '--acc-line'];
  const part = Math.round((share < 0.5 ? share : share - 0.5) * 200);
  return `color-mix(in oklab, var(${to}) ${part}%, var(${from}))`;
}
