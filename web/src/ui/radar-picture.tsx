import { useMemo, useRef } from 'react';
import styles from './chart-picture.module.css';
import { joinClasses } from './join-classes.ts';
import { LINE } from './chart-text.ts';
import type { RadarChartProps } from './radar-chart.tsx';
import type { RadarLabel, RadarLayout } from './radar-layout.ts';
import { CHANGE_GAP, layOutRadar, writeAxis, writeChange } from './radar-layout.ts';
import { useChartWidth } from './use-chart-width.ts';

export type RadarPictureProps = Pick<RadarChartProps, 'finding' | 'axes' | 'max'> & {
  readonly height: number;
};

/** The lazy part of RadarChart. It shows every number, so it needs no tooltips. */
export function RadarPicture({ finding, axes, max = 100, height }: RadarPictureProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const width = useChartWidth(boxRef);
  const layout = useMemo(
    () => (width > 0 ? layOutRadar(axes, max, { width, height }) : null),
    [axes, max, width, height],
  );
  return (
    <div>
      <div ref={boxRef} className={styles.picture} style={{ height: `${(layout?.height ?? height) / 16}rem` }}>
        {layout && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture is drawn here, not loaded
          <svg
            role="img"
            aria-label={[finding, ...axes.map(writeAxis)].join(', ')}
            className={styles.drawing}
            viewBox={`0 0 ${width} ${layout.height}`}
            preserveAspectRatio="xMidYMin"
          >
            <g aria-hidden>{drawProfile(layout)}</g>
          </svg>
        )}
      </div>
      {layout?.isKeyed && (
        // The picture says the same to a screen reader.
        <ol className={styles.numbered} aria-hidden>
          {axes.map((axis, index) => (
            <li key={axis.name}>
              <b>{index + 1}</b>
              <span>{writeAxis(axis)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function drawProfile({ center, rings, axes, now, before }: RadarLayout) {
  return (
    <>
      <g transform={`translate(${center.x} ${center.y})`} style={{ '--face': 'var(--c1)' }}>
        {rings.map((ring) => (
          <path key={ring} className={styles.line} d={ring} />
        ))}
        {axes.map(({ name, tip }) => (
          <line key={name} className={styles.line} x2={tip.x} y2={tip.y} />
        ))}
        <path className={styles.area} d={now} />
        {before && <path className={styles.before} d={before} />}
        <path className={styles.stroke} d={now} />
        {axes.map(({ name, dot }) => (
          <circle key={name} className={styles.dot} cx={dot.x} cy={dot.y} r={3} />
        ))}
      </g>
      {axes.map(({ name, label }) => (
        <text key={name} textAnchor={label.anchor}>
          {drawLabel(label)}
        </text>
      ))}
    </>
  );
}

/** Draws the name over its value, and the change beside that. */
function drawLabel({ x, y, name, value, change }: RadarLabel) {
  return (
    <>
      {name.map((line, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is its place and nothing else
        <tspan key={row} className={styles.name} x={x} y={y + row * LINE}>
          {line}
        </tspan>
      ))}
      {value !== undefined && (
        <tspan className={styles.number} x={x} y={y + name.length * LINE}>
          {value}
        </tspan>
      )}
      {change !== 0 && (
        <tspan className={joinClasses(styles.change, change > 0 && styles.risen)} dx={CHANGE_GAP}>
          {writeChange(change)}
        </tspan>
      )}
    </>
  );
}
