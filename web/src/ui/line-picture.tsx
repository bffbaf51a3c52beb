import { symbol } from 'd3-shape';
import { useCallback } from 'react';
import type { Size } from './bar-layout.ts';
import { ChartGrid } from './chart-grid.tsx';
import { ChartPicture } from './chart-picture.tsx';
import styles from './chart-picture.module.css';
import { describeValues } from './chart-values.ts';
import { ChartWords } from './chart-words.tsx';
import type { LineChartProps } from './line-chart.tsx';
import { LineKey } from './line-key.tsx';
import type { DrawnLine, LineLayout } from './line-layout.ts';
import { layOutLines } from './line-layout.ts';
import { lookOf, MARK } from './line-looks.ts';

export type LinePictureProps = Pick<
  LineChartProps,
  'finding' | 'categories' | 'series' | 'formatValue' | 'from' | 'to'
> & {
  readonly height: number;
};

/** The lazy part of LineChart. */
export function LinePicture({ finding, categories, series, formatValue, from, to, height }: LinePictureProps) {
  const layOut = useCallback(
    (size: Size) => layOutLines({ categories, series, formatValue, from, to }, size),
    [categories, series, formatValue, from, to],
  );
  return (
    <ChartPicture
      label={finding}
      height={height}
      layOut={layOut}
      describeBand={(index) => describeValues({ categories, series, formatValue }, index)}
      drawBelow={({ isKeyed }) => isKeyed && <LineKey names={series.map(({ name }) => name)} />}
    >
      {drawLines}
    </ChartPicture>
  );
}

function drawLines(layout: LineLayout, active: number | null) {
  const { lines, grid, left, right, top, foot, names } = layout;
  const at = active === null ? undefined : lines.flatMap(({ points }) => points[active] ?? [])[0];
  return (
    <>
      <ChartGrid lines={grid} left={left} right={right} />
      <line className={styles.foot} x1={left} y1={foot} x2={right} y2={foot} />
      {at && <line className={styles.pointer} x1={at.x} x2={at.x} y1={top} y2={foot} />}
      {lines.map((line, index) => (
        <g key={line.name} style={{ '--face': `var(--c${index + 1})` }}>
          {drawLine(line, index, active)}
        </g>
      ))}
      <ChartWords
        labels={lines.flatMap(({ label, lonely }) =>
          [label, ...lonely.map((one) => one.label)].flatMap((one) => one ?? []),
        )}
        className={styles.end}
      />
      <ChartWords labels={names} className={styles.time} />
    </>
  );
}

function drawLine({ path, points, lonely, end }: DrawnLine, index: number, active: number | null) {
  const { dash, mark } = lookOf(index);
  const point = active === null ? null : points[active];
  return (
    <>
      <path className={styles.stroke} d={path} strokeDasharray={dash} />
      {lonely.map(({ x, y }) => (
        <circle key={x} className={styles.dot} cx={x} cy={y} r={2.5} />
      ))}
      {end && <path className={styles.dot} d={symbol(mark, MARK)() ?? ''} transform={`translate(${end.x} ${end.y})`} />}
      {point && <circle className={styles.halo} cx={point.x} cy={point.y} r={4} />}
    </>
  );
}
