import { Fragment } from 'react';
import type { ChartFrameProps } from './chart-frame.tsx';
import { ChartFrame } from './chart-frame.tsx';
import styles from './heat-map.module.css';

export interface HeatMapProps extends Omit<ChartFrameProps, 'children'> {
  /** For example days of the week. */
  readonly columns: readonly string[];
  /** For example hours. */
  readonly rows: readonly string[];
  /** A row of values for each of `rows`; null for an unknown value. */
  readonly values: readonly (readonly (number | null)[])[];
  readonly formatValue: (value: number) => string;
  /** Texts that tell zero from unknown; without them both stay blank. */
  readonly words?: { readonly zero: string; readonly unknown: string } | undefined;
}

/** Shows values as shades of cells, with their numbers, such as weeks by hours. It needs no chart library. */
export function HeatMap(props: HeatMapProps) {
  const { finding, columns, rows, values, formatValue, words } = props;
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
                {value === null ? words?.unknown : value === 0 ? words?.zero : formatValue(value)}
              </span>
            );
          })}
        </Fragment>
      ))}
    </div>
  );
  return <ChartFrame {...props}>{picture}</ChartFrame>;
}

/** Picks a shade; all are light enough, or in the dark scheme deep enough, for text. */
function pickShade(value: number | null, most: number): string | undefined {
  if (value === null) return undefined;
  const share = value / most;
  const [from, to] = share < 0.5 ? ['--acc-tint', '--acc-tint2'] : ['--acc-tint2', '--acc-line'];
  const part = Math.round((share < 0.5 ? share : share - 0.5) * 200);
  return `color-mix(in oklab, var(${to}) ${part}%, var(${from}))`;
}
