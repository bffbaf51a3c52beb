import type { ChartLabel } from './chart-labels.ts';
import { LINE } from './chart-text.ts';

export interface ChartWordsProps {
  readonly labels: readonly ChartLabel[];
  readonly className: string | undefined;
}

/** Draws texts in a picture, line below line. */
export function ChartWords({ labels, className }: ChartWordsProps) {
  return labels.map(({ x, y, anchor, lines }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- words are their place and nothing else
    <text key={index} className={className} textAnchor={anchor}>
      {lines.map((line, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is its place and nothing else
        <tspan key={row} x={x} y={y + row * LINE}>
          {line}
        </tspan>
      ))}
    </text>
  ));
}
