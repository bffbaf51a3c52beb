import styles from './chart-picture.module.css';
import type { GridLine } from './chart-scale.ts';
import { LINE } from './chart-text.ts';

export interface ChartGridProps {
  readonly lines: readonly GridLine[];
  readonly left: number;
  readonly right: number;
}

const AXIS_GAP = 8;

/** Draws lines across a picture, with their numbers before them if there is room. */
export function ChartGrid({ lines, left, right }: ChartGridProps) {
  return lines.map(({ at, text }) => (
    <g key={at}>
      <line className={styles.line} x1={left} x2={right} y1={at} y2={at} />
      {left > 0 && (
        <text className={styles.tick} x={left - AXIS_GAP} y={at + LINE / 4} textAnchor="end">
          {text}
        </text>
      )}
    </g>
  ));
}
