import type { ChartFrameProps } from './chart-frame.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { hasValues } from './chart-values.ts';
import { Skeleton } from './skeleton.tsx';
import { loadOnUse } from './load-on-use.tsx';
import { useWords } from './use-words.ts';
import { chartWords } from './words/chart.ts';

export interface ChartSeries {
  readonly name: string;
  /** Null leaves a gap. */
  readonly values: readonly (number | null)[];
}

export interface LineChartProps extends Omit<ChartFrameProps, 'children'> {
  /** The labels of the time axis. */
  readonly categories: readonly string[];
  /** Six at most, each with dashes and a mark of its own; the last value stands at the end of its line. */
  readonly series: readonly ChartSeries[];
  readonly formatValue: (value: number) => string;
  readonly height?: number | undefined;
  /** The lower end of the axis: zero, unless the lines say more without it. */
  readonly from?: number | undefined;
}

const LinePicture = loadOnUse(async () => (await import('./line-picture.tsx')).LinePicture);

/** Shows values over time as lines. */
export function LineChart(props: LineChartProps) {
  const { series, height = 220, empty } = props;
  const words = useWords(chartWords);
  return (
    <ChartFrame {...props} empty={hasValues(series) ? undefined : (empty ?? words.empty)}>
      <LinePicture fallback={<Skeleton shape="block" height={height} />} {...props} height={height} />
    </ChartFrame>
  );
}
