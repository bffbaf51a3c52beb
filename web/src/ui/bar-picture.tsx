import { useCallback } from 'react';
import type { BarChartProps } from './bar-chart.tsx';
import type { BarLayout, Size } from './bar-layout.ts';
import { layOutLying, layOutStanding } from './bar-layout.ts';
import { ChartGrid } from './chart-grid.tsx';
import { drawHatch } from './chart-hatch.ts';

import { ChartPicture } from './chart-picture.tsx';
import styles from './chart-picture.module.css';
import { describeValues } from './chart-values.ts';
import { ChartWords } from './chart-words.tsx';

export type BarPictureProps = Pick<
  BarChartProps,
  'finding' | 'categories' | 'series' | 'formatValue' | 'lying' | 'stacked' | 'to'
> & { readonly height: number };

/** The lazy part of BarChart. */
export function BarPicture(props: BarPictureProps) {
  const { finding, categories, series, formatValue, lying = false, stacked = false, to, height } = props;
  const layOut = useCallback(
    (size: Size) => (lying ? layOutLying : layOutStanding)({ categories, series, formatValue, stacked, to }, size),
    [categories, series, formatValue, lying, stacked, to],
  );
  return (
    <ChartPicture
      label={finding}
      height={height}
      layOut={layOut}
      describeBand={(index) => describeValues({ categories, series, formatValue }, index)}
    >
      {(layout, active) => drawBars(layout, active, series.length > 1)}
    </ChartPicture>
  );
}

function drawBars(layout: BarLayout, active: number | null, hasHatches: boolean) {
  const { bars, grid, foot, values, names, bands } = layout;
  const band = active === null ? undefined : bands[active];
  const [x1, y1, x2, y2] = foot;
  return (
    <>
      {band && <rect className={styles.lit} rx={4} {...band} />}
      <ChartGrid lines={grid} left={x1} right={x2} />
      {bars.map((bar, index) => {
        const { series, ...box } = bar;
        // A single series needs no pattern.
        const hatch = hasHatches && drawHatch(series, box);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a bar is its place and nothing else
          <g key={index} style={{ '--face': `var(--c${series + 1})` }}>
            <rect className={styles.bar} rx={hasHatches ? 0 : 2} {...box} />
            {hatch && <path className={styles.hatch} d={hatch} />}
          </g>
        );
      })}
      <line className={styles.foot} x1={x1} y1={y1} x2={x2} y2={y2} />
      <ChartWords labels={values} className={styles.value} />
      <ChartWords labels={names} className={styles.name} />
    </>
  );
}
